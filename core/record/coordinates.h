// Coordinates: every text form of a point and of a board's size.
//
//   form   row 3, column 2 of 19x19 (from 1, top left)
//   judge  "3 2"   row, column from 1
//   SGF    "bc"    column, row; a-z are 1 to 26, A-Z are 27 to 52
//   GTP    "B17"   column letter without I, row from the bottom; sides to 25
//
// Parsing gives no value for anything that is not a point of the board.

#ifndef SUPERKO_CORE_RECORD_COORDINATES_H_
#define SUPERKO_CORE_RECORD_COORDINATES_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/board/point.h"

namespace superko {

inline constexpr int kGtpSideMax = 25;

std::string JudgePointText(Point point);
std::optional<Point> ParseJudgePoint(absl::string_view text, BoardSize size);

std::string SgfPointText(Point point);
std::optional<Point> ParseSgfPoint(absl::string_view text, BoardSize size);

// REQUIRES: `point` is on the board, and FitsGtp(size).
std::string GtpPointText(Point point, BoardSize size);
// Letters of either case. "pass" is not a point.
std::optional<Point> ParseGtpPoint(absl::string_view text, BoardSize size);
constexpr bool FitsGtp(BoardSize size) {
  return size.rows() <= kGtpSideMax && size.columns() <= kGtpSideMax;
}

// "5x7": rows x columns.
std::string BoardSizeText(BoardSize size);
// Reads "5x7", or "19" for a square.
absl::StatusOr<BoardSize> ParseBoardSize(absl::string_view text);

// The number from 0 of an SGF letter; kNotSgfLetter for any other byte.
inline constexpr std::uint8_t kNotSgfLetter = 255;
inline constexpr std::array<std::uint8_t, 256> kSgfLetterValues = [] {
  std::array<std::uint8_t, 256> values{};
  values.fill(kNotSgfLetter);
  for (std::uint8_t i = 0; i < 26; ++i) {
    values['a' + i] = i;
    values['A' + i] = static_cast<std::uint8_t>(26 + i);
  }
  return values;
}();

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_COORDINATES_H_
