// RecordReader: the records of one file, whatever its format.
//
// A format is one reader class in record_reader.cc, and one line each in
// CanReadRecords and MakeRecordReader.

#ifndef SUPERKO_TOOLS_INPUT_RECORD_READER_H_
#define SUPERKO_TOOLS_INPUT_RECORD_READER_H_

#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/statusor.h"

#include "core/record/byte_source.h"
#include "core/record/game_record.h"
#include "tools/input/content_kind.h"

namespace superko {

class RecordReader {
 public:
  virtual ~RecordReader() = default;

  // Reads the next record into `record`, whose memory it uses again; false at
  // the clean end. After an error nothing more can be read from this file.
  virtual absl::StatusOr<bool> Next(GameRecord& record) = 0;

  // The line, from 1, on which the latest record begins.
  virtual std::uint64_t line() const = 0;

  // Whether the format has a place for the rule set.
  virtual bool says_rules() const { return false; }
};

constexpr bool CanReadRecords(ContentKind kind) {
  return kind == ContentKind::kJudge || kind == ContentKind::kSgf;
}

// `name` is for messages. REQUIRES: CanReadRecords(kind).
std::unique_ptr<RecordReader> MakeRecordReader(
    ContentKind kind, std::unique_ptr<ByteSource> source, std::string name);

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_RECORD_READER_H_
