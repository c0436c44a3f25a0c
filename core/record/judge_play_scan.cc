#include "core/record/judge_play_scan.h"

#include <cstdint>

namespace superko {
namespace {

constexpr unsigned kSide = kJudgeSize.rows();

// A coordinate of one or two digits, and how long it is.
struct Coordinate {
  unsigned value = 0;
  unsigned digits = 1;

  bool IsOnBoard() const { return value - 1 < kSide; }
  // Of a coordinate on the board: "05" has two digits and should have one.
  bool HasLeadingZero() const { return value + 9 * (2 - digits) < 10; }
};

// True if all are. Unlike &&, it looks at all of them and takes no branch.
template <typename... Claims>
inline bool All(Claims... claims) {
  return (unsigned{1} & ... & static_cast<unsigned>(claims)) != 0;
}

// The value is over kSide if `text` does not begin with a digit. Arithmetic
// takes the place of branches, as nobody can predict how long a coordinate is.
inline Coordinate ScanCoordinate(const char* text) {
  const unsigned first = static_cast<unsigned char>(text[0]) - unsigned{'0'};
  const unsigned second = static_cast<unsigned char>(text[1]) - unsigned{'0'};
  const unsigned is_long = second <= 9;
  const unsigned is_no_digit = first > 9;
  return {first + is_long * (first * 9 + second) + is_no_digit * 1000,
          1 + is_long};
}

// What ScanPlay looks at: "B 12 12", CR and LF.
constexpr std::ptrdiff_t kPlayBytesMax = 9;

struct ScannedPlay {
  // If not, the rest is of no use.
  bool is_usual;
  bool is_canonical;
  bool ends_line;
  Move move;
  // Behind the blank.
  const char* end;
};

inline ScannedPlay ScanPlay(const char* text) {
  const bool is_black = text[0] == 'B';
  const Coordinate row = ScanCoordinate(text + 2);
  const char* const after_row = text + 2 + row.digits;
  const Coordinate column = ScanCoordinate(after_row + 1);
  const char* const after = after_row + 1 + column.digits;
  // A branch, for that is as good as always the same, and the next play need
  // not wait for it.
  const char* last = after;
  if (*after == '\r') [[unlikely]] {
    ++last;
  }
  const bool ends_line = *last == '\n';
  const bool is_usual =
      All(is_black != (text[0] == 'W'), text[1] == ' ', *after_row == ' ',
          row.IsOnBoard(), column.IsOnBoard(), ends_line != (*last == ' '));
  const bool is_canonical =
      All(*after == '\n', !row.HasLeadingZero(), !column.HasLeadingZero());
  return {
      .is_usual = is_usual,
      .is_canonical = is_canonical,
      .ends_line = ends_line,
      .move = PlayMove(is_black ? Color::kBlack : Color::kWhite,
                       {.row = static_cast<std::uint8_t>(row.value - 1),
                        .column = static_cast<std::uint8_t>(column.value - 1)}),
      .end = last + 1,
  };
}

}  // namespace

ScannedPlays ScanPlays(absl::string_view text, PlayScanRules rules,
                       absl::Span<Move> plays) {
  const char* cursor = text.data();
  const char* const end = text.data() + text.size();
  const char* line_start = cursor;
  std::int64_t lines = 0;
  std::size_t count = 0;
  while (count < plays.size() && end - cursor >= kPlayBytesMax) {
    const ScannedPlay play = ScanPlay(cursor);
    if (!play.is_usual) break;
    if (rules.strict &&
        (!play.is_canonical || play.move.color == rules.player_before)) {
      break;
    }
    rules.player_before = play.move.color;
    plays[count++] = play.move;
    cursor = play.end;
    lines += play.ends_line ? 1 : 0;
    line_start = play.ends_line ? cursor : line_start;
  }
  return {.count = count,
          .text = {
              .bytes = static_cast<std::size_t>(cursor - text.data()),
              .lines = lines,
              .after_line = static_cast<std::size_t>(cursor - line_start),
          }};
}

}  // namespace superko
