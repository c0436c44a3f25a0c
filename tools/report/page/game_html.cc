#include "tools/report/page/game_html.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

#include "core/record/coordinates.h"
#include "core/rules/rule_set.h"
#include "tools/report/board_text.h"
#include "tools/report/markup_text.h"
#include "tools/report/page/board_svg.h"
#include "tools/report/page/filled.h"
#include "tools/report/page/game_words.h"
#include "tools/report/page/page_files.h"

namespace superko {
namespace {

// Moves in the list; a longer record begins where it is left off.
constexpr std::size_t kListedMax = 10'000;

enum class Role { kSubject, kTruth };

std::string StonesWords(const std::vector<Color>& board) {
  const auto black = std::count(board.begin(), board.end(), Color::kBlack);
  const auto white = std::count(board.begin(), board.end(), Color::kWhite);
  return absl::StrCat(black, " black and ", white, " white stones");
}

std::string StepWords(const GameView& view) {
  if (view.last_step() == 0) return "Start";
  return absl::StrCat("Move ", view.skipped + view.last_step(), " of ",
                      view.record->moves.size());
}

std::string LastMoveWords(const GameView& view) {
  if (view.last_step() == 0) return "";
  return MoveWords(view.MoveAt(view.last_step()), view.record->size);
}

std::string BoardHtml(const GameView& view, const SideView& side, Role role) {
  const std::size_t last = view.last_step();
  return BoardSvg(
      {.size = view.record->size,
       .board = side.boards.back(),
       .marked = view.marked,
       .shape =
           role == Role::kSubject ? MarkShape::kSquare : MarkShape::kDiamond,
       .move = last > 0 ? view.MoveAt(last) : PassMove(Color::kBlack),
       .verdict = side.verdicts.back(),
       .label =
           absl::StrCat(side.engine, ": ", StonesWords(side.boards.back()))});
}

std::string AnswerClass(const SideView& side, std::size_t step) {
  if (step >= side.failed_from) return "failed";
  return side.verdicts[step] == Verdict::kLegal ? "legal" : "refused";
}

// Only known if the game was played from its start.
std::string CapturedWords(const GameView& view, const SideView& side) {
  if (view.skipped > 0) return "";
  return absl::StrCat("Captured by Black ", side.captured.back().by_black,
                      ", by White ", side.captured.back().by_white);
}

// Where an engine tells how far back a position lies, the words differ though
// the answers do not.
bool AnswersDiffer(const GameView& view) {
  const SideView& a = view.subject;
  const SideView& b = view.truth;
  return AnswerClass(a, view.last_step()) != AnswerClass(b, view.last_step()) ||
         a.verdicts.back() != b.verdicts.back() ||
         a.captured.back() != b.captured.back();
}

std::string SideHtml(const GameView& view, const SideView& side, Role role) {
  const bool is_subject = role == Role::kSubject;
  return Filled(
      kSideHtml,
      {{"role", is_subject ? "subject" : "truth"},
       {"role_words", is_subject ? "under test" : "compared with"},
       {"mark",
        is_subject
            ? "<path class=\"square\" d=\"M3 3h14v14h-14z\"></path>"
            : "<path class=\"diamond\" d=\"M10 1l9 9-9 9-9-9z\"></path>"},
       {"engine", MarkupText(side.engine)},
       {"answer", MarkupText(side.words.back())},
       {"answer_class", AnswerClass(side, view.last_step())},
       {"board", BoardHtml(view, side, role)},
       {"captured", CapturedWords(view, side)}});
}

// "3 2" and "B17", or what else the move is.
std::string MoveLabel(Move move, BoardSize size) {
  if (move.kind == MoveKind::kPass) return "pass";
  if (move.kind == MoveKind::kEndSetUp) return "set-up ends";
  const std::string gtp = FitsGtp(size) ? GtpPointText(move.point, size) : "";
  return absl::StrCat(move.kind == MoveKind::kSetStone ? "set " : "",
                      JudgePointText(move.point), "<small>", gtp, "</small>");
}

// A button where there is a board to show.
std::string MoveHtml(const GameView& view, std::size_t index) {
  const Move move = view.record->moves[index];
  const std::string dot = absl::StrCat("<i class=\"",
                                       move.color == Color::kBlack   ? "black"
                                       : move.color == Color::kWhite ? "white"
                                                                     : "empty",
                                       "\"></i>");
  const std::string text = dot + MoveLabel(move, view.record->size);
  const std::string words = MoveWords(move, view.record->size);
  if (index < view.skipped) {
    return absl::StrCat("<li><span title=\"", words, "\">", text,
                        "</span></li>");
  }
  const std::size_t step = index - view.skipped + 1;
  return absl::StrCat("<li><button type=\"button\" data-step=\"", step,
                      "\" tabindex=\"-1\" title=\"", words, "\"",
                      step == view.last_step() ? " aria-current=\"step\"" : "",
                      ">", text, "</button></li>");
}

std::size_t FirstListed(const GameRecord& record) {
  const std::size_t moves = record.moves.size();
  return moves - std::min(moves, kListedMax);
}

std::string MovesHtml(const GameView& view) {
  std::string items;
  for (std::size_t i = FirstListed(*view.record); i < view.record->moves.size();
       ++i) {
    items += MoveHtml(view, i);
  }
  return items;
}

std::string AboutText(const GameRecord& record) {
  return absl::StrCat(CountWords(record.moves.size(), "move"), " on ",
                      SizeText(record.size), ", ", RuleSetText(record.rules),
                      ", ", ColorWord(record.first_player), " first");
}

}  // namespace

std::string GameHtml(const GameView& view, std::size_t index) {
  return Filled(
      kGameHtml,
      {{"index", absl::StrCat(index)},
       {"label", "Game: left and right arrow keys step through its moves"},
       {"about", AboutText(*view.record)},
       {"last", absl::StrCat(view.last_step())},
       {"step", StepWords(view)},
       {"move", LastMoveWords(view)},
       {"sides_class",
        absl::StrCat("sides", AnswersDiffer(view) ? " differ" : "",
                     IsWideBoard(view.record->size) ? " wide" : "")},
       {"subject", SideHtml(view, view.subject, Role::kSubject)},
       {"truth", SideHtml(view, view.truth, Role::kTruth)},
       {"first_move", absl::StrCat(FirstListed(*view.record) + 1)},
       {"moves", MovesHtml(view)},
       {"subject_name", MarkupText(view.subject.engine)},
       {"truth_name", MarkupText(view.truth.engine)}});
}

}  // namespace superko
