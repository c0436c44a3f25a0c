#include "tools/harness/comparer.h"

#include <algorithm>
#include <cstring>

#include "core/base/check.h"

namespace superko {
namespace {

// Moves asked of an engine at once. Enough to make a virtual call cheap, few
// enough that two engines' 19x19 boards (23 KB each) stay in the cache.
constexpr std::size_t kMovesPerRun = 64;

bool SameVerdicts(const MoveAnswer& a, const MoveAnswer& b) {
  if (!a.is_terse && !b.is_terse) return a.verdict == b.verdict;
  return (a.verdict == Verdict::kLegal) == (b.verdict == Verdict::kLegal);
}

bool SameCounts(const MoveAnswer& a, const MoveAnswer& b) {
  return a.captured == b.captured && a.own_removed == b.own_removed;
}

// An engine may leave the cycle unsaid.
bool SameCycles(const MoveAnswer& a, const MoveAnswer& b) {
  return a.cycle == b.cycle || a.cycle == 0 || b.cycle == 0;
}

bool SameAnswers(const MoveAnswer& a, const MoveAnswer& b) {
  if (a.is_terse || b.is_terse) return SameVerdicts(a, b);
  return a.verdict == b.verdict && SameCounts(a, b) && SameCycles(a, b);
}

bool SameBoards(absl::Span<const Color> a, absl::Span<const Color> b) {
  return std::memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace

Comparer::Comparer(const Lineup& lineup, Options options) : options_(options) {
  SUPERKO_CHECK(!lineup.empty());
  for (const EngineFactory& make : lineup) {
    players_.push_back({.engine = make(),
                        .transcript = {},
                        .counts = {},
                        .status = absl::OkStatus()});
  }
}

std::optional<Difference> Comparer::Compare(const GameRecord& record,
                                            Witnesses& witnesses) {
  auto difference = CompareOnce(record, witnesses);
  if (!difference.has_value() || IsFailure(difference->kind) ||
      !SavesBoards()) {
    return difference;
  }
  Witnesses ignored;
  for (Player& player : players_) player.engine->SaveBoards(false);
  auto exact = CompareOnce(record, ignored);
  for (Player& player : players_) player.engine->SaveBoards(true);
  const bool is_exact = exact.has_value() && exact->move <= difference->move &&
                        exact->kind != DifferenceKind::kUnsupported;
  return is_exact ? exact : difference;
}

bool Comparer::SavesBoards() const {
  return std::any_of(
      players_.begin(), players_.end(),
      [](const Player& player) { return player.engine->SavesBoards(); });
}

// Whose answers say all that there is to be counted.
const Comparer::Player& Comparer::Witness() const {
  const Player& subject = players_[0];
  const bool says_all =
      subject.status.ok() && !subject.transcript.answers[0].is_terse;
  return says_all ? subject : players_.back();
}

std::optional<Difference> Comparer::CompareOnce(const GameRecord& record,
                                                Witnesses& witnesses) {
  board_before_run_.assign(static_cast<std::size_t>(record.size.points()),
                           Color::kEmpty);
  for (Player& player : players_) player.status = player.engine->Start(record);
  if (auto failure = FindFailure(0, 0)) {
    witnesses.games += failure->kind != DifferenceKind::kUnsupported;
    return failure;
  }
  ++witnesses.games;

  const absl::Span<const Move> moves = record.moves;
  const std::size_t run = options_.deep ? 1 : kMovesPerRun;
  for (std::size_t begin = 0; begin < moves.size(); begin += run) {
    const std::size_t count = std::min(run, moves.size() - begin);
    auto difference = CompareRun(record, begin, count);
    const std::size_t played =
        difference.has_value() ? difference->move + 1 - begin : count;
    witnesses.AddMoves(moves.subspan(begin, played),
                       Witness().transcript.answers);
    if (difference.has_value()) return difference;
    const bool at_end = begin + count == moves.size();
    if (options_.deep || at_end) {
      if (auto state = CompareState(record, begin + count - 1)) return state;
    }
    RememberBoard(count);
  }
  return std::nullopt;
}

std::optional<Difference> Comparer::CompareRun(const GameRecord& record,
                                               std::size_t begin,
                                               std::size_t count) {
  const auto moves = absl::MakeConstSpan(record.moves).subspan(begin, count);
  std::size_t answered = count;
  for (Player& player : players_) {
    player.transcript.Reset(record.size.points(), count);
    player.status = player.engine->Play(moves, player.transcript);
    if (!player.status.ok()) {
      answered = std::min(answered, player.transcript.answered.value_or(0));
    }
  }
  for (std::size_t i = 0; i < answered; ++i) {
    for (std::size_t other = 1; other < players_.size(); ++other) {
      if (const auto kind = KindAt(i, players_[other])) {
        return Describe(*kind, begin + i, i, players_[other]);
      }
    }
  }
  return FindFailure(begin, count);
}

std::optional<DifferenceKind> Comparer::KindAt(std::size_t index,
                                               const Player& other) const {
  const Transcript& ours = players_[0].transcript;
  const Transcript& theirs = other.transcript;
  const MoveAnswer& our_answer = ours.answers[index];
  const MoveAnswer& their_answer = theirs.answers[index];
  if (!SameAnswers(our_answer, their_answer)) {
    if (!SameVerdicts(our_answer, their_answer)) {
      return DifferenceKind::kVerdict;
    }
    return SameCounts(our_answer, their_answer) ? DifferenceKind::kCycle
                                                : DifferenceKind::kCaptured;
  }
  const bool are_known = ours.has_board[index] && theirs.has_board[index];
  if (are_known && !SameBoards(ours.board(index), theirs.board(index))) {
    return DifferenceKind::kBoard;
  }
  return std::nullopt;
}

// Looks at the present position, which is that after `move`, the last of the
// present run.
std::optional<Difference> Comparer::CompareState(const GameRecord& record,
                                                 std::size_t move) {
  const std::size_t index = players_[0].transcript.answers.size() - 1;
  for (Player& player : players_) {
    const bool is_checked = options_.deep || &player == &players_[0];
    const std::string fault =
        is_checked ? player.engine->FindInconsistency() : "";
    if (!fault.empty()) {
      Difference difference =
          Describe(DifferenceKind::kInconsistency, move, index, player);
      Blame(player, fault, difference);
      return difference;
    }
    player.counts.resize(static_cast<std::size_t>(record.size.points()));
    if (!player.engine->CountStrings(absl::MakeSpan(player.counts))) {
      player.counts.clear();
    }
  }
  for (const Player& player : players_) {
    if (player.counts.empty() || players_[0].counts.empty()) continue;
    if (player.counts != players_[0].counts) {
      return Describe(DifferenceKind::kStrings, move, index, player);
    }
  }
  return std::nullopt;
}

// An engine that does not say at which move of a run it failed: at the last of
// them it had. The shrinker takes away those that it did not need.
std::optional<Difference> Comparer::FindFailure(std::size_t begin,
                                                std::size_t count) const {
  for (const Player& player : players_) {
    if (player.status.ok()) continue;
    Difference difference;
    difference.kind = FailureKind(player.status);
    const std::size_t index =
        count == 0 ? 0 : player.transcript.answered.value_or(count - 1);
    difference.move = begin + index;
    const absl::Span<const Color> before = BoardBefore(index);
    difference.board_before.assign(before.begin(), before.end());
    difference.subject.engine = std::string(players_[0].engine->name());
    difference.truth.engine = std::string(players_.back().engine->name());
    Blame(player, player.status.message(), difference);
    return difference;
  }
  return std::nullopt;
}

// Says on the side of the engine at fault what is wrong with it.
void Comparer::Blame(const Player& player, absl::string_view failure,
                     Difference& difference) const {
  if (&player == &players_[0]) {
    difference.subject.failure = std::string(failure);
  } else {
    difference.truth.engine = std::string(player.engine->name());
    difference.truth.failure = std::string(failure);
  }
}

Difference Comparer::Describe(DifferenceKind kind, std::size_t move,
                              std::size_t index, const Player& other) const {
  const absl::Span<const Color> before = BoardBefore(index);
  Difference difference;
  difference.kind = kind;
  difference.move = move;
  difference.board_before.assign(before.begin(), before.end());
  difference.subject = DescribeSide(players_[0], index);
  difference.truth = DescribeSide(other, index);
  if (kind == DifferenceKind::kStrings) {
    difference.subject.strings = players_[0].counts;
    difference.truth.strings = other.counts;
  }
  return difference;
}

// `index` is that of a move in the present run.
absl::Span<const Color> Comparer::BoardBefore(std::size_t index) const {
  return index == 0 ? absl::MakeConstSpan(board_before_run_)
                    : BoardAfter(index - 1);
}

Side Comparer::DescribeSide(const Player& player, std::size_t index) const {
  absl::Span<const Color> board;
  if (player.transcript.has_board[index]) {
    board = player.transcript.board(index);
  }
  return {.engine = std::string(player.engine->name()),
          .answer = player.transcript.answers[index],
          .has_answer = true,
          .board = {board.begin(), board.end()},
          .strings = {},
          .failure = ""};
}

// As any engine that knows it has it.
absl::Span<const Color> Comparer::BoardAfter(std::size_t index) const {
  for (const Player& player : players_) {
    const Transcript& transcript = player.transcript;
    const bool is_known = player.status.ok() && transcript.has_board[index];
    if (is_known) return transcript.board(index);
  }
  return board_before_run_;
}

void Comparer::RememberBoard(std::size_t count) {
  const absl::Span<const Color> last = BoardAfter(count - 1);
  if (last.data() == board_before_run_.data()) return;
  board_before_run_.assign(last.begin(), last.end());
}

}  // namespace superko
