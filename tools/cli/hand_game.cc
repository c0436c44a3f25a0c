#include "tools/cli/hand_game.h"

#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "core/record/coordinates.h"
#include "tools/report/board_text.h"

namespace superko {
namespace {

absl::string_view PlayerName(Color player) {
  return player == Color::kBlack ? "Black" : "White";
}

// A point in either form; none if the line is not one of the board.
std::optional<Point> ParsePoint(absl::string_view line, BoardSize size) {
  const std::vector<absl::string_view> parts =
      absl::StrSplit(line, absl::ByAnyChar(" \t"), absl::SkipEmpty());
  if (parts.size() == 2) {
    return ParseJudgePoint(absl::StrCat(parts[0], " ", parts[1]), size);
  }
  return FitsGtp(size) ? ParseGtpPoint(line, size) : std::nullopt;
}

std::string VerdictWords(const MoveAnswer& answer) {
  switch (answer.verdict) {
    case Verdict::kLegal:
      break;
    case Verdict::kOccupied:
      return "refused: a stone stands there (miss 1)";
    case Verdict::kSuicide:
      return "refused: suicide (miss 2)";
    case Verdict::kRepetition:
      return "refused: the position was there before (miss 3)";
  }
  if (answer.own_removed > 0) {
    return absl::StrCat("suicide: ", answer.own_removed, " own removed");
  }
  if (answer.captured > 0) return absl::StrCat(answer.captured, " captured");
  return "played";
}

}  // namespace

HandGame::HandGame(std::unique_ptr<Engine> engine, GameRecord record)
    : engine_(std::move(engine)), record_(std::move(record)) {
  record_.moves.clear();
  Restart();
}

void HandGame::Restart() {
  // The engines that a person can choose do not fail.
  engine_->Start(record_).IgnoreError();
  board_.assign(static_cast<std::size_t>(record_.size.points()), Color::kEmpty);
  turn_ = record_.first_player;
  // Black begins, so of an odd number of points Black needs one stone more.
  const int points = record_.size.points();
  player(Color::kBlack) = {.stones_left = points - points / 2, .captured = 0};
  player(Color::kWhite) = {.stones_left = points / 2, .captured = 0};
}

MoveAnswer HandGame::Ask(Move move) {
  transcript_.Reset(record_.size.points(), 1);
  engine_->Play({&move, 1}, transcript_).IgnoreError();
  return transcript_.answers[0];
}

void HandGame::Accept(Move move, const MoveAnswer& answer) {
  const auto board = transcript_.board(0);
  board_.assign(board.begin(), board.end());
  if (move.kind == MoveKind::kPlay) --player(move.color).stones_left;
  player(move.color).captured += answer.captured;
  player(Opponent(move.color)).captured += answer.own_removed;
  turn_ = Opponent(move.color);
}

std::string HandGame::Play(Move move) {
  const MoveAnswer answer = Ask(move);
  const std::string what = absl::StrCat(MoveText(move), ": ");
  if (answer.verdict != Verdict::kLegal) {
    return absl::StrCat(what, VerdictWords(answer));
  }
  Accept(move, answer);
  record_.moves.push_back(move);
  return absl::StrCat(
      what, move.kind == MoveKind::kPass ? "passed" : VerdictWords(answer));
}

// Engines cannot take back, but they can play again.
std::string HandGame::Undo() {
  if (record_.moves.empty()) return "nothing to undo";
  const std::string what = MoveText(record_.moves.back());
  record_.moves.pop_back();
  Restart();
  for (const Move move : record_.moves) Accept(move, Ask(move));
  return absl::StrCat(what, ": undone");
}

absl::StatusOr<std::string> HandGame::Do(absl::string_view line) {
  const absl::string_view text = absl::StripAsciiWhitespace(line);
  if (absl::EqualsIgnoreCase(text, "pass")) return Play(PassMove(turn_));
  if (absl::EqualsIgnoreCase(text, "undo")) return Undo();
  const std::optional<Point> point = ParsePoint(text, record_.size);
  if (!point.has_value()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "expected ROW COLUMN from 1, a point such as D4, pass or undo, on a "
        "board of ",
        SizeText(record_.size), ", found \"", text, "\""));
  }
  return Play(PlayMove(turn_, *point));
}

std::string HandGame::Describe() const {
  std::vector<Point> marked;
  if (!record_.moves.empty() && record_.moves.back().kind == MoveKind::kPlay) {
    marked.push_back(record_.moves.back().point);
  }
  std::string text = DrawBoard(record_.size, board_, marked, "");
  absl::StrAppend(&text, PlayerName(turn_), " to move, play ",
                  record_.moves.size() + 1, ".");
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    absl::StrAppend(&text, " ", PlayerName(color), ": ",
                    player(color).stones_left,
                    player(color).stones_left == 1 ? " stone" : " stones",
                    " left, ", player(color).captured, " captured.");
  }
  return text + "\n";
}

}  // namespace superko
