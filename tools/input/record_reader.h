// RecordReader: the records of one text, whatever its format.
//
// A format is one reader class in record_reader.cc, and one line each in
// CanReadRecords and MakeRecordReader.

#ifndef SUPERKO_TOOLS_INPUT_RECORD_READER_H_
#define SUPERKO_TOOLS_INPUT_RECORD_READER_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"

#include "core/record/sgf_note.h"
#include "core/record/sgf_tree_reader.h"
#include "tools/harness/source.h"
#include "tools/input/content_kind.h"
#include "tools/input/peeked_source.h"

namespace superko {

class RecordReader {
 public:
  virtual ~RecordReader() = default;

  // Reads the next record into the clear `to_fill`: a judge's into its record,
  // one of SGF into its sgf, with its line. False at the clean end. After an
  // error nothing more can be read from this text.
  virtual absl::StatusOr<bool> Next(Case& to_fill) = 0;

  // After the end: what was odd behind the last record.
  virtual const SgfNotes* notes_at_end() const { return nullptr; }
};

struct RecordReaderOptions {
  SgfVariations variations = SgfVariations::kMain;
  // Of SGF, a name that ParseTextCharset knows; empty: to be found out.
  std::string charset = "";
};

constexpr bool CanReadRecords(ContentKind kind) {
  return kind == ContentKind::kJudge || kind == ContentKind::kSgf;
}

// `name` is for messages. REQUIRES: CanReadRecords(kind), and nothing was read
// from `source` yet.
std::unique_ptr<RecordReader> MakeRecordReader(
    ContentKind kind, std::unique_ptr<PeekedSource> source, std::string name,
    const RecordReaderOptions& options = {});

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_RECORD_READER_H_
