#include "tools/input/record_reader.h"

#include <utility>

#include "core/base/check.h"
#include "core/record/judge_reader.h"
#include "core/record/sgf_reader.h"

namespace superko {
namespace {

class JudgeRecords final : public RecordReader {
 public:
  JudgeRecords(std::unique_ptr<ByteSource> source, std::string name)
      : source_(std::move(source)), reader_(*source_, std::move(name), {}) {}

  absl::StatusOr<bool> Next(GameRecord& record) override {
    return reader_.Next(record);
  }
  std::uint64_t line() const override {
    return static_cast<std::uint64_t>(reader_.case_location().line);
  }

 private:
  std::unique_ptr<ByteSource> source_;
  JudgeReader reader_;
};

// The main line of every game.
class SgfRecords final : public RecordReader {
 public:
  SgfRecords(std::unique_ptr<ByteSource> source, std::string name)
      : source_(std::move(source)), reader_(*source_, std::move(name), {}) {}

  absl::StatusOr<bool> Next(GameRecord& record) override {
    const absl::StatusOr<bool> more = reader_.Next(game_);
    if (!more.ok() || !*more) return more;
    if (!game_.error.ok()) return game_.error;
    std::swap(record, game_.record);
    return true;
  }
  std::uint64_t line() const override { return game_.place.line; }
  bool says_rules() const override { return true; }

 private:
  std::unique_ptr<ByteSource> source_;
  SgfReader reader_;
  SgfGame game_;
};

}  // namespace

std::unique_ptr<RecordReader> MakeRecordReader(
    ContentKind kind, std::unique_ptr<ByteSource> source, std::string name) {
  SUPERKO_CHECK(CanReadRecords(kind)) << static_cast<int>(kind);
  if (kind == ContentKind::kSgf) {
    return std::make_unique<SgfRecords>(std::move(source), std::move(name));
  }
  return std::make_unique<JudgeRecords>(std::move(source), std::move(name));
}

}  // namespace superko
