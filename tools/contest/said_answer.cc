#include "tools/contest/said_answer.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace superko {
namespace {

using Lines = absl::Span<const absl::string_view>;

// "miss 2" is kSuicide; no value for any other line.
std::optional<Verdict> ParseMiss(absl::string_view line) {
  constexpr absl::string_view kMiss = "miss ";
  if (line.size() != kMiss.size() + 1 || !absl::StartsWith(line, kMiss)) {
    return std::nullopt;
  }
  const char digit = line.back();
  if (digit < '1' || digit > '3') return std::nullopt;
  return static_cast<Verdict>(digit - '0');
}

std::optional<Color> ParseColor(char letter) {
  for (const Color color : {Color::kEmpty, Color::kBlack, Color::kWhite}) {
    if (ColorLetter(color) == letter) return color;
  }
  return std::nullopt;
}

bool ParseRow(absl::string_view line, BoardSize size,
              std::vector<Color>& board) {
  if (line.size() != static_cast<std::size_t>(size.columns())) return false;
  for (const char letter : line) {
    const std::optional<Color> color = ParseColor(letter);
    if (!color.has_value()) return false;
    board.push_back(*color);
  }
  return true;
}

absl::Status NoAnswer(absl::string_view expected, Lines lines,
                      std::size_t index) {
  constexpr std::size_t kExcerptMax = 60;
  const std::string found =
      index < lines.size()
          ? absl::StrCat("\"", lines[index].substr(0, kExcerptMax), "\"")
          : "the end";
  return absl::DataLossError(
      absl::StrCat("expected ", expected, ", found ", found));
}

// The program refused a play that is legal, some time after the last refusal.
absl::StatusOr<SaidAnswer> WithRefusal(SaidAnswer said, Verdict verdict,
                                       absl::string_view line) {
  for (std::size_t i = said.moves.size(); i-- > 0;) {
    if (said.moves[i].verdict != Verdict::kLegal) break;
    said.moves[i] = {.verdict = verdict};
    return said;
  }
  return NoAnswer("the board", {&line, 1}, 0);
}

// What the program says of play `index`, which is refused.
void SayAbout(std::size_t index, absl::string_view line, SaidAnswer& said) {
  said.moves[index] = {.verdict = ParseMiss(line).value_or(Verdict::kLegal)};
}

}  // namespace

std::vector<absl::string_view> AnswerLines(absl::string_view text) {
  std::vector<absl::string_view> lines = absl::StrSplit(text, '\n');
  for (absl::string_view& line : lines) {
    line = absl::StripTrailingAsciiWhitespace(line);
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

std::size_t AnswerLength(const RightAnswer& right, BoardSize size) {
  const auto refused = std::count_if(
      right.moves().begin(), right.moves().end(),
      [](const MoveAnswer& move) { return move.verdict != Verdict::kLegal; });
  return static_cast<std::size_t>(refused + size.rows());
}

absl::StatusOr<SaidAnswer> ReadSaidAnswer(const RightAnswer& right,
                                          BoardSize size, Lines lines) {
  SaidAnswer said = {.moves = {right.moves().begin(), right.moves().end()},
                     .board = {}};
  std::size_t line = 0;
  for (std::size_t i = 0; i < said.moves.size(); ++i) {
    const Verdict verdict = said.moves[i].verdict;
    if (verdict == Verdict::kLegal) continue;
    if (line == lines.size()) return NoAnswer("a refusal", lines, line);
    if (ParseMiss(lines[line]) != verdict) {
      SayAbout(i, lines[line], said);
      return said;
    }
    ++line;
  }
  for (int row = 0; row < size.rows(); ++row, ++line) {
    if (line < lines.size() && ParseRow(lines[line], size, said.board)) {
      continue;
    }
    const std::optional<Verdict> miss =
        line < lines.size() ? ParseMiss(lines[line]) : std::nullopt;
    if (!miss.has_value() || row > 0) {
      return NoAnswer("a row of the board", lines, line);
    }
    said.board.clear();
    return WithRefusal(std::move(said), *miss, lines[line]);
  }
  return said;
}

}  // namespace superko
