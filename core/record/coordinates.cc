#include "core/record/coordinates.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "core/base/check.h"
#include "core/record/location.h"

namespace superko {
namespace {

constexpr absl::string_view kSgfLetters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr absl::string_view kGtpLetters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

// Digits only, so that "+3", " 3" and "3 " are no numbers; 0 if it is none,
// which is no coordinate and no side either.
int ParseSmallNumber(absl::string_view text) {
  if (text.empty() || text.size() > 4) return 0;
  int value = 0;
  for (const char digit : text) {
    if (!absl::ascii_isdigit(static_cast<unsigned char>(digit))) return 0;
    value = value * 10 + (digit - '0');
  }
  return value;
}

// The point at `row` and `column` from 0, if it is on the board.
std::optional<Point> PointOn(BoardSize size, int row, int column) {
  if (!size.Contains(row, column)) return std::nullopt;
  return Point{.row = static_cast<std::uint8_t>(row),
               .column = static_cast<std::uint8_t>(column)};
}

using Pair = std::pair<absl::string_view, absl::string_view>;

}  // namespace

std::string JudgePointText(Point point) {
  return absl::StrCat(point.row + 1, " ", point.column + 1);
}

std::optional<Point> ParseJudgePoint(absl::string_view text, BoardSize size) {
  const Pair parts = absl::StrSplit(text, absl::MaxSplits(' ', 1));
  return PointOn(size, ParseSmallNumber(parts.first) - 1,
                 ParseSmallNumber(parts.second) - 1);
}

std::string SgfPointText(Point point) {
  return {kSgfLetters[point.column], kSgfLetters[point.row]};
}

std::optional<Point> ParseSgfPoint(absl::string_view text, BoardSize size) {
  if (text.size() != 2) return std::nullopt;
  const auto value = [](char letter) {
    return kSgfLetterValues[static_cast<unsigned char>(letter)];
  };
  return PointOn(size, value(text[1]), value(text[0]));
}

std::string GtpPointText(Point point, BoardSize size) {
  SUPERKO_DCHECK(FitsGtp(size)) << BoardSizeText(size);
  return absl::StrCat(kGtpLetters.substr(point.column, 1),
                      size.rows() - point.row);
}

std::optional<Point> ParseGtpPoint(absl::string_view text, BoardSize size) {
  if (text.empty() || !FitsGtp(size)) return std::nullopt;
  const char letter =
      absl::ascii_toupper(static_cast<unsigned char>(text.front()));
  const std::size_t column =
      std::min(kGtpLetters.find(letter), kGtpLetters.size());
  return PointOn(size, size.rows() - ParseSmallNumber(text.substr(1)),
                 static_cast<int>(column));
}

std::string BoardSizeText(BoardSize size) {
  return absl::StrCat(size.rows(), "x", size.columns());
}

absl::StatusOr<BoardSize> ParseBoardSize(absl::string_view text) {
  const Pair sides = absl::StrSplit(text, absl::MaxSplits('x', 1));
  const bool is_square = !absl::StrContains(text, 'x');
  const int rows = ParseSmallNumber(sides.first);
  const int columns = is_square ? rows : ParseSmallNumber(sides.second);
  if (!BoardSize::IsValid(rows, columns)) {
    return absl::InvalidArgumentError(
        absl::StrCat("size: expected ROWSxCOLUMNS or one side, from 1 to ",
                     kSideMax, ", found ", QuotedExcerpt(text)));
  }
  return BoardSize(rows, columns);
}

}  // namespace superko
