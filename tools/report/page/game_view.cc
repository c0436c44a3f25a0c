#include "tools/report/page/game_view.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

#include "tools/report/page/game_words.h"

namespace superko {
namespace {

// The subject is the first replay; the truth another one, unless an engine was
// found to be at odds with itself.
const Replay* FindReplay(const std::vector<Replay>& replays,
                         const std::string& engine, std::size_t begin) {
  for (std::size_t i = begin; i < replays.size(); ++i) {
    if (replays[i].engine == engine) return &replays[i];
  }
  return begin > 0 ? FindReplay(replays, engine, 0) : nullptr;
}

bool SameAnswers(const MoveAnswer& a, const MoveAnswer& b) {
  return a.verdict == b.verdict && a.captured == b.captured &&
         a.own_removed == b.own_removed;
}

// Whether `replay` came to what `side` has at move `move`, the record's last.
bool Shows(const Replay& replay, DifferenceKind kind, const Side& side,
           std::size_t move) {
  if (IsFailure(kind)) {
    return side.failure.empty() == replay.failure.empty();
  }
  return replay.failure.empty() && move >= replay.skipped &&
         replay.boards.size() == move - replay.skipped + 1 &&
         replay.boards.back() == side.board &&
         SameAnswers(replay.answers.back(), side.answer);
}

// The move that differs by itself, as a replay.
Replay OnlyDifference(const Difference& difference, const Side& side) {
  Replay replay;
  replay.engine = side.engine;
  replay.skipped = difference.move;
  replay.board_before = difference.board_before;
  replay.failure = side.failure;
  if (side.board.empty()) return replay;
  replay.answers = {side.answer};
  replay.boards = {side.board};
  return replay;
}

std::string Words(const GameRecord& record, const Replay& replay,
                  std::size_t index) {
  if (index < replay.answers.size()) {
    return AnswerWords(record.moves[replay.skipped + index],
                       replay.answers[index]);
  }
  if (replay.failure.empty()) return "not asked";
  return absl::StrCat("no answer: ", replay.failure);
}

CapturedCount Sum(CapturedCount so_far, Color player,
                  const MoveAnswer& answer) {
  const bool is_black = player == Color::kBlack;
  so_far.by_black += is_black ? answer.captured : answer.own_removed;
  so_far.by_white += is_black ? answer.own_removed : answer.captured;
  return so_far;
}

void AddStep(const GameRecord& record, const Replay& replay, std::size_t index,
             SideView& view) {
  const bool is_answered = index < replay.answers.size();
  const MoveAnswer answer = is_answered ? replay.answers[index] : MoveAnswer{};
  view.boards.push_back(is_answered ? replay.boards[index]
                                    : view.boards.back());
  view.words.push_back(Words(record, replay, index));
  view.verdicts.push_back(answer.verdict);
  view.captured.push_back(Sum(view.captured.back(),
                              record.moves[replay.skipped + index].color,
                              answer));
}

SideView ToSideView(const GameRecord& record, const Replay& replay,
                    const Side& side) {
  const std::size_t moves =
      record.moves.size() - std::min(record.moves.size(), replay.skipped);
  SideView view = {
      .engine = replay.engine,
      .boards = {replay.board_before},
      .words = {moves == 0 ? Words(record, replay, 0) : "not asked yet"},
      .verdicts = {Verdict::kLegal},
      .captured = {{}},
      .failed_from = replay.answers.size() + (moves > 0 ? 1 : 0)};
  for (std::size_t i = 0; i < moves; ++i) AddStep(record, replay, i, view);
  if (!side.failure.empty() && !side.board.empty()) {
    absl::StrAppend(&view.words.back(),
                    "; at odds with itself: ", side.failure);
  }
  return view;
}

bool DiffersAt(const Difference& difference, const GameView& view,
               std::size_t point) {
  const std::vector<StringCount>& ours = difference.subject.strings;
  const std::vector<StringCount>& theirs = difference.truth.strings;
  return view.subject.boards.back()[point] != view.truth.boards.back()[point] ||
         (point < ours.size() && point < theirs.size() &&
          ours[point] != theirs[point]);
}

std::vector<int> DifferingPoints(const Difference& difference,
                                 const GameView& view) {
  const bool has_both =
      !difference.subject.board.empty() && !difference.truth.board.empty();
  std::vector<int> points;
  for (int i = 0; has_both && i < view.record->size.points(); ++i) {
    if (DiffersAt(difference, view, static_cast<std::size_t>(i))) {
      points.push_back(i);
    }
  }
  return points;
}

}  // namespace

GameView MakeGameView(const GameRecord& record, const Difference& difference,
                      const std::vector<Replay>& replays) {
  const Side& ours = difference.subject;
  const Side& theirs = difference.truth;
  const Replay* subject = FindReplay(replays, ours.engine, 0);
  const Replay* truth = FindReplay(replays, theirs.engine, 1);
  const bool is_shown =
      subject != nullptr && truth != nullptr &&
      Shows(*subject, difference.kind, ours, difference.move) &&
      Shows(*truth, difference.kind, theirs, difference.move);
  const Replay our_part = OnlyDifference(difference, ours);
  const Replay their_part = OnlyDifference(difference, theirs);
  GameView view;
  view.record = &record;
  view.skipped = is_shown ? subject->skipped : difference.move;
  view.subject = ToSideView(record, is_shown ? *subject : our_part, ours);
  view.truth = ToSideView(record, is_shown ? *truth : their_part, theirs);
  view.marked = DifferingPoints(difference, view);
  view.is_not_shown_again = !replays.empty() && !is_shown;
  return view;
}

}  // namespace superko
