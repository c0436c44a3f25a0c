#include "tools/report/page/game_words.h"

#include "absl/strings/str_cat.h"

#include "core/record/coordinates.h"
#include "tools/report/board_text.h"
#include "tools/report/grouped.h"

namespace superko {
namespace {

std::string PlayAnswerWords(const MoveAnswer& answer) {
  const std::string text = AnswerText(answer);
  if (answer.verdict == Verdict::kLegal || answer.is_terse) return text;
  if (answer.verdict != Verdict::kRepetition || answer.cycle == 0) {
    return absl::StrCat("refused: ", text);
  }
  return absl::StrCat("refused: ", text, " of the position ",
                      CountWords(answer.cycle, "move"), " ago");
}

std::string SetStoneWords(Move move, const std::string& point) {
  if (move.color == Color::kEmpty)
    return absl::StrCat("Set-up empties ", point);
  return absl::StrCat("Set-up puts ", ColorWord(move.color), " on ", point);
}

}  // namespace

absl::string_view ColorWord(Color color) {
  constexpr absl::string_view kWords[] = {"Empty", "Black", "White"};
  return kWords[static_cast<int>(color)];
}

std::string CountWords(std::uint64_t count, absl::string_view what) {
  return absl::StrCat(Grouped(count), " ", what, count == 1 ? "" : "s");
}

std::string PointWords(Point point, BoardSize size) {
  const std::string text =
      absl::StrCat("row ", point.row + 1, ", column ", point.column + 1);
  if (!FitsGtp(size)) return text;
  return absl::StrCat(text, " (", GtpPointText(point, size), ")");
}

std::string MoveWords(Move move, BoardSize size) {
  const absl::string_view color = ColorWord(move.color);
  switch (move.kind) {
    case MoveKind::kPlay:
      return absl::StrCat(color, " plays ", PointWords(move.point, size));
    case MoveKind::kPass:
      return absl::StrCat(color, " passes");
    case MoveKind::kSetStone:
      return SetStoneWords(move, PointWords(move.point, size));
    case MoveKind::kEndSetUp:
      return absl::StrCat("Set-up ends, ", color, " to move");
  }
  return "";
}

std::string AnswerWords(Move move, const MoveAnswer& answer) {
  switch (move.kind) {
    case MoveKind::kPlay:
      return PlayAnswerWords(answer);
    case MoveKind::kPass:
      return "passed";
    case MoveKind::kSetStone:
      return "set";
    case MoveKind::kEndSetUp:
      return answer.verdict == Verdict::kLegal
                 ? "set-up accepted"
                 : "refused: a string without liberties";
  }
  return "";
}

}  // namespace superko
