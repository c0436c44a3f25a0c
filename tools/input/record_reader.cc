#include "tools/input/record_reader.h"

#include <utility>

#include "core/base/check.h"
#include "core/record/judge_reader.h"
#include "core/record/sgf_reader.h"
#include "tools/input/iconv_source.h"
#include "tools/input/text_charset.h"

namespace superko {
namespace {

class JudgeRecords final : public RecordReader {
 public:
  JudgeRecords(std::unique_ptr<ByteSource> source, std::string name)
      : source_(std::move(source)), reader_(*source_, std::move(name), {}) {}

  absl::StatusOr<bool> Next(Case& to_fill) override {
    const absl::StatusOr<bool> more = reader_.Next(to_fill.record);
    to_fill.line = static_cast<std::uint64_t>(reader_.case_location().line);
    return more;
  }

 private:
  std::unique_ptr<ByteSource> source_;
  JudgeReader reader_;
};

// A game with an error is a record too: what was read before it stands.
class SgfRecords final : public RecordReader {
 public:
  SgfRecords(std::unique_ptr<ByteSource> source, std::string name,
             const SgfReader::Options& options)
      : source_(std::move(source)),
        reader_(*source_, std::move(name), options) {}

  absl::StatusOr<bool> Next(Case& to_fill) override {
    const absl::StatusOr<bool> more = reader_.Next(to_fill.sgf);
    if (!more.ok()) return more;
    if (!*more) {
      std::swap(notes_, to_fill.sgf.notes);
      return false;
    }
    to_fill.is_sgf = true;
    to_fill.line = to_fill.sgf.place.line;
    return true;
  }
  const SgfNotes* notes_at_end() const override { return &notes_; }

 private:
  std::unique_ptr<ByteSource> source_;
  SgfReader reader_;
  SgfNotes notes_;
};

// Fails later, as its source does, if the head cannot be read.
TextCharset CharsetOf(PeekedSource& source,
                      const RecordReaderOptions& options) {
  if (!options.charset.empty()) return *ParseTextCharset(options.charset);
  const absl::StatusOr<absl::string_view> head = source.Peek(kCharsetHeadBytes);
  return head.ok() ? FindTextCharset(*head) : TextCharset{};
}

}  // namespace

std::unique_ptr<RecordReader> MakeRecordReader(
    ContentKind kind, std::unique_ptr<PeekedSource> source, std::string name,
    const RecordReaderOptions& options) {
  SUPERKO_CHECK(CanReadRecords(kind)) << static_cast<int>(kind);
  if (kind == ContentKind::kJudge) {
    return std::make_unique<JudgeRecords>(std::move(source), std::move(name));
  }
  const TextCharset charset = CharsetOf(*source, options);
  std::unique_ptr<ByteSource> text = std::move(source);
  if (!charset.converted_from.empty()) {
    text =
        std::make_unique<IconvSource>(std::move(text), charset.converted_from);
  }
  return std::make_unique<SgfRecords>(
      std::move(text), std::move(name),
      SgfReader::Options{.variations = options.variations,
                         .text = charset.options});
}

}  // namespace superko
