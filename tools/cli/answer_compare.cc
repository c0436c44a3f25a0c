#include "tools/cli/answer_compare.h"

#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "core/rules/game.h"

namespace superko {
namespace {

constexpr std::size_t kExcerptMax = 60;

std::vector<absl::string_view> LinesOf(absl::string_view text) {
  std::vector<absl::string_view> lines = absl::StrSplit(text, '\n');
  for (absl::string_view& line : lines) {
    line = absl::StripTrailingAsciiWhitespace(line);
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

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

// Which plays core refuses: each has a line of the answer.
std::vector<std::size_t> RefusedPlays(const GameRecord& record, Game& game) {
  game.Start({.size = record.size,
              .rules = record.rules,
              .first_player = record.first_player,
              .moves_expected = record.moves.size()});
  std::vector<std::size_t> refused;
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const Move& move = record.moves[i];
    if (game.Play(move.color, move.point).verdict != Verdict::kLegal) {
      refused.push_back(i);
    }
  }
  return refused;
}

}  // namespace

std::optional<AnswerDifference> CompareAnswers(absl::string_view answer,
                                               absl::string_view output) {
  const std::vector<absl::string_view> expected = LinesOf(answer);
  const std::vector<absl::string_view> found = LinesOf(output);
  if (expected == found) return std::nullopt;
  const auto parts = std::mismatch(expected.begin(), expected.end(),
                                   found.begin(), found.end());
  const auto index = static_cast<std::size_t>(parts.first - expected.begin());
  return AnswerDifference{.line = index + 1,
                          .expected = LineAt(expected, index),
                          .found = LineAt(found, index),
                          .is_presentation = SameWords(answer, output)};
}

absl::StatusOr<std::string> PlaceOfAnswerLine(JudgeReader& reader,
                                              std::size_t line) {
  Game game({});
  GameRecord record;
  for (std::size_t number = 1;; ++number) {
    const absl::StatusOr<bool> more = reader.Next(record);
    if (!more.ok()) return more.status();
    if (!*more) return std::string("behind the last case");
    const std::vector<std::size_t> refused = RefusedPlays(record, game);
    const auto rows = static_cast<std::size_t>(record.size.rows());
    if (line <= refused.size()) {
      const Move& move = record.moves[refused[line - 1]];
      return absl::StrCat("case ", number, ", play ", refused[line - 1] + 1,
                          move.color == Color::kBlack ? " (B " : " (W ",
                          move.point.row + 1, " ", move.point.column + 1, ")");
    }
    line -= refused.size();
    if (line <= rows) {
      return absl::StrCat("case ", number, ", row ", line, " of the board");
    }
    line -= rows;
  }
}

}  // namespace superko
