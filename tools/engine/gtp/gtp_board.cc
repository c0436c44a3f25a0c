#include "tools/engine/gtp/gtp_board.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

#include "core/record/coordinates.h"

namespace superko {
namespace {

// What stands between points: frames, and marks of the latest moves.
constexpr absl::string_view kFiller = " \t\r|()[]<>{}0123456789";

bool Holds(absl::string_view letters, char letter) {
  return letters.find(letter) != absl::string_view::npos;
}

std::optional<Color> ColorOf(char letter, const BoardLetters& letters) {
  if (Holds(letters.black, letter)) return Color::kBlack;
  if (Holds(letters.white, letter)) return Color::kWhite;
  if (Holds(letters.empty, letter)) return Color::kEmpty;
  return std::nullopt;
}

// Takes the number of a row off the front; 0 if there is none.
int ConsumeRowNumber(absl::string_view& line) {
  line = absl::StripLeadingAsciiWhitespace(line);
  int number = 0;
  std::size_t digits = 0;
  while (digits < line.size() && digits < 3 &&
         absl::ascii_isdigit(static_cast<unsigned char>(line[digits]))) {
    number = number * 10 + (line[digits++] - '0');
  }
  line.remove_prefix(digits);
  return number;
}

// Whether `line` begins with as many points as `row` has, which it then gets.
bool ParseRow(absl::string_view line, const BoardLetters& letters,
              absl::Span<Color> row) {
  std::size_t found = 0;
  for (const char letter : line) {
    if (found == row.size()) return true;
    if (const std::optional<Color> color = ColorOf(letter, letters)) {
      row[found++] = *color;
    } else if (!Holds(kFiller, letter)) {
      return false;
    }
  }
  return found == row.size();
}

}  // namespace

bool AddListedStones(absl::string_view list, Color color, BoardSize size,
                     absl::Span<Color> board) {
  for (const absl::string_view word :
       absl::StrSplit(list, absl::ByAnyChar(" \t\r\n"), absl::SkipEmpty())) {
    const std::optional<Point> point = ParseGtpPoint(word, size);
    if (!point.has_value()) return false;
    Color& at = board[static_cast<std::size_t>(size.Ordinal(*point))];
    if (at != Color::kEmpty) return false;
    at = color;
  }
  return true;
}

std::optional<std::size_t> ParseShownBoard(absl::string_view text,
                                           const BoardLetters& letters,
                                           BoardSize size,
                                           absl::Span<Color> board) {
  const auto columns = static_cast<std::size_t>(size.columns());
  std::vector<bool> is_shown(static_cast<std::size_t>(size.rows()));
  std::ptrdiff_t rows_shown = 0;
  std::size_t end = 0;
  for (std::size_t begin = 0; begin < text.size(); begin = end + 1) {
    end = std::min(text.find('\n', begin), text.size());
    absl::string_view line = text.substr(begin, end - begin);
    const int number = ConsumeRowNumber(line);
    if (number < 1 || number > size.rows()) continue;
    const auto row = static_cast<std::size_t>(size.rows() - number);
    if (is_shown[row]) continue;
    if (!ParseRow(line, letters, board.subspan(row * columns, columns))) {
      continue;
    }
    is_shown[row] = true;
    if (++rows_shown == size.rows()) return end;
  }
  return std::nullopt;
}

std::optional<Color> ParseGtpColor(absl::string_view text) {
  const std::string lower =
      absl::AsciiStrToLower(absl::StripAsciiWhitespace(text));
  if (lower == "b" || lower == "black") return Color::kBlack;
  if (lower == "w" || lower == "white") return Color::kWhite;
  if (lower == "empty") return Color::kEmpty;
  return std::nullopt;
}

}  // namespace superko
