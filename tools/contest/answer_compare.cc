#include "tools/contest/answer_compare.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "tools/contest/said_answer.h"

namespace superko {
namespace {

constexpr std::size_t kExcerptMax = 60;

std::string LineAt(const std::vector<absl::string_view>& lines,
                   std::size_t index) {
  if (index >= lines.size()) return "the end";
  const absl::string_view line = lines[index];
  return line.size() <= kExcerptMax
             ? absl::StrCat("\"", line, "\"")
             : absl::StrCat("\"", line.substr(0, kExcerptMax), "\"...");
}

bool SameWords(absl::string_view a, absl::string_view b) {
  const auto words = [](absl::string_view text) {
    return std::vector<absl::string_view>(
        absl::StrSplit(text, absl::ByAnyChar(" \t\r\n"), absl::SkipEmpty()));
  };
  return words(a) == words(b);
}

}  // namespace

std::string DifferenceWords(const AnswerDifference& difference) {
  return absl::StrCat("line ", difference.line, ": expected ",
                      difference.expected, ", found ", difference.found);
}

std::optional<AnswerDifference> CompareAnswers(absl::string_view answer,
                                               absl::string_view output) {
  const std::vector<absl::string_view> expected = AnswerLines(answer);
  const std::vector<absl::string_view> found = AnswerLines(output);
  if (expected == found) return std::nullopt;
  const auto parts = std::mismatch(expected.begin(), expected.end(),
                                   found.begin(), found.end());
  const auto index = static_cast<std::size_t>(parts.first - expected.begin());
  return AnswerDifference{.line = index + 1,
                          .expected = LineAt(expected, index),
                          .found = LineAt(found, index),
                          .is_presentation = SameWords(answer, output)};
}

bool AnswerLineFinder::Pass(const GameRecord& record) {
  ++place_.case_number;
  right_.Play(record);
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (right_.moves()[i].verdict == Verdict::kLegal) continue;
    if (--left_ > 0) continue;
    const Move& move = record.moves[i];
    place_.text =
        absl::StrCat("case ", place_.case_number, ", play ", i + 1,
                     move.color == Color::kBlack ? " (B " : " (W ",
                     move.point.row + 1, " ", move.point.column + 1, ")");
    return true;
  }
  const auto rows = static_cast<std::size_t>(record.size.rows());
  if (left_ > rows) {
    left_ -= rows;
    return false;
  }
  place_.text = absl::StrCat("case ", place_.case_number, ", row ", left_,
                             " of the board");
  return true;
}

absl::StatusOr<std::string> PlaceOfAnswerLine(JudgeReader& reader,
                                              std::size_t line) {
  AnswerLineFinder finder(line);
  GameRecord record;
  for (;;) {
    const absl::StatusOr<bool> more = reader.Next(record);
    if (!more.ok()) return more.status();
    if (!*more) return std::string("behind the last case");
    if (finder.Pass(record)) return finder.place().text;
  }
}

}  // namespace superko
