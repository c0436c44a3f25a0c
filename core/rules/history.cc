#include "core/rules/history.h"

#include <algorithm>
#include <cstring>

#include "core/base/check.h"
#include "core/board/board_play.h"
#include "core/board/zobrist.h"
#include "core/rules/history_play.h"

namespace superko {
namespace {

// One change for so many cells is compared without a board; if there are more,
// whole boards are faster.
constexpr std::size_t kCellsPerChange = 24;

constexpr std::size_t kExpectedMax = std::size_t{1} << 20;

using Cells = std::array<std::uint8_t, kGridCellsMax>;

}  // namespace

History::History(int key_bits)
    : key_mask_(key_bits == 64 ? ~std::uint64_t{0}
                               : (std::uint64_t{1} << key_bits) - 1) {}

void History::Start(Repetition rule, const Board& board, Color first_player,
                    std::size_t expected) {
  expected = std::min(expected, kExpectedMax);
  rule_ = rule;
  tracks_positions_ =
      rule == Repetition::kPositional || rule == Repetition::kSituational;
  player_keys_[static_cast<std::size_t>(Color::kWhite)] =
      rule == Repetition::kSituational ? kZobristWhiteToMove : 0;
  cells_ = static_cast<std::size_t>(board.grid().cells());
  checkpoints_.clear();
  set_ups_.clear();
  // The start, what is expected, and one, as there is always room for one.
  positions_.Start(tracks_positions_ ? expected + 2 : 0);
  capacity_ = static_cast<std::uint32_t>(
      tracks_positions_ ? positions_.numbers_max() : expected + 2);
  entries_.resize(std::max<std::size_t>(entries_.size(), capacity_));
  size_ = 0;
  points_ = static_cast<std::size_t>(board.size().points());
  GrowChanges(0);
  AddEntry({.key = SetKey(board.key(), first_player),
            .changes_end = 0,
            .action = Action::kStart,
            .next_player = first_player});
  if (tracks_positions_) {
    positions_.InsertFirst(positions_.FirstSlot(entries_[0].key), 0);
  }
  DoChores(board);
}

// A pass makes no new position, but a new situation.
bool History::BelongsInSet(Action action) const {
  return tracks_positions_ &&
         !(rule_ == Repetition::kPositional && action == Action::kPass);
}

std::uint32_t History::FindUntracked(const Board& board, Color player,
                                     PointIndex index,
                                     Board::Effect effect) const {
  return rule_ == Repetition::kSimple
             ? FindBeforeLast({board, player, index, effect})
             : kNone;
}

std::uint32_t History::FindBeforeLast(const Candidate& candidate) const {
  // The one who made the last play is the opponent of the one to move next.
  if (latest().action != Action::kPlay ||
      latest().next_player != candidate.player) {
    return kNone;
  }
  const std::uint32_t before_last = size_ - 2;
  if (entries_[before_last].key != (candidate.effect.key_after & key_mask_) ||
      !IsEqual(candidate, before_last)) {
    return kNone;
  }
  return before_last;
}

History::Finding History::FindTracked(const Board& board, Color player,
                                      PointIndex index,
                                      Board::Effect effect) const {
  const std::uint64_t key = FirstPlace(player, effect.key_after).key;
  const PositionSet::Slot slot = positions_.Find(key, key_of());
  const std::uint32_t repeated =
      positions_.IsFree(slot) ? kNone
                              : FindLatestEqual({board, player, index, effect},
                                                positions_.NumberAt(slot));
  return {.repeated = repeated, .slot = slot, .key = key};
}

// Of position `number` and those before it that have the same key.
std::uint32_t History::FindLatestEqual(const Candidate& candidate,
                                       std::uint32_t number) const {
  for (; number != kNone; number = positions_.Older(number)) {
    const bool is_other_situation =
        rule_ == Repetition::kSituational &&
        entries_[number].next_player == candidate.player;
    if (!is_other_situation && IsEqual(candidate, number)) {
      return SkipPasses(number);
    }
  }
  return kNone;
}

// Compares the stones, by what has changed since if that is little.
bool History::IsEqual(const Candidate& candidate, std::uint32_t number) const {
  const auto changes =
      static_cast<std::size_t>(latest_end() - ChangesEnd(number));
  return changes * kCellsPerChange <= cells_
             ? ChangesCancelOut(candidate, number)
             : CellsAreEqual(candidate, number);
}

// Calls `visit(index, before, after)` for every change from position `number`
// to the one that the candidate would make.
template <typename Visit>
void History::ForEachChangeSince(std::uint32_t number,
                                 const Candidate& candidate,
                                 const Visit& visit) const {
  for (const Change* change = ChangesEnd(number); change != latest_end();
       ++change) {
    visit(change->index(), change->before(), change->after());
  }
  const bool is_suicide = candidate.effect.IsSuicide();
  const Color removed =
      is_suicide ? candidate.player : Opponent(candidate.player);
  if (!is_suicide) visit(candidate.index, Color::kEmpty, candidate.player);
  if (candidate.effect.removal != nullptr) {
    candidate.board.ForEachRemoved(
        *candidate.effect.removal,
        [&](PointIndex stone) { visit(stone, removed, Color::kEmpty); });
  }
}

// Every change turns a point from one color to another, so the XOR of all
// colors of a point, before and after each, is 0 when it ends as it began.
// Points that do not change are not looked at.
bool History::ChangesCancelOut(const Candidate& candidate,
                               std::uint32_t number) const {
  Cells turned;
  const auto at = [&turned](PointIndex index) -> std::uint8_t& {
    return turned[static_cast<std::size_t>(index)];
  };
  ForEachChangeSince(number, candidate,
                     [&](PointIndex index, Color, Color) { at(index) = 0; });
  ForEachChangeSince(
      number, candidate, [&](PointIndex index, Color before, Color after) {
        at(index) ^= static_cast<std::uint8_t>(static_cast<unsigned>(before) ^
                                               static_cast<unsigned>(after));
      });
  unsigned left = 0;
  ForEachChangeSince(number, candidate, [&](PointIndex index, Color, Color) {
    left |= at(index);
  });
  return left == 0;
}

bool History::CellsAreEqual(const Candidate& candidate,
                            std::uint32_t number) const {
  Cells now;
  if (candidate.effect.removal == nullptr) {
    candidate.board.CopyCells(now.data());
  } else {
    candidate.board.CopyCellsWithout(*candidate.effect.removal, now.data());
  }
  if (!candidate.effect.IsSuicide()) {
    now[static_cast<std::size_t>(candidate.index)] =
        static_cast<std::uint8_t>(candidate.player);
  }

  Cells then;
  RebuildCells(number, then.data());
  return std::memcmp(now.data(), then.data(), cells_) == 0;
}

void History::RebuildCells(std::uint32_t number, std::uint8_t* cells) const {
  const std::uint32_t checkpoint = number / kCheckpointEvery;
  std::memcpy(cells, checkpoints_.data() + checkpoint * cells_, cells_);
  const Change* const end = ChangesEnd(number);
  for (const Change* change = ChangesEnd(checkpoint * kCheckpointEvery);
       change != end; ++change) {
    cells[static_cast<std::size_t>(change->index())] =
        static_cast<std::uint8_t>(change->after());
  }
}

// Under positional repetition the passes after a position are equal to it.
// There may be many, but they change nothing.
std::uint32_t History::SkipPasses(std::uint32_t number) const {
  const bool is_passed = rule_ == Repetition::kPositional &&
                         number + 1 < size_ &&
                         entries_[number + 1].action == Action::kPass;
  if (!is_passed) return number;
  const auto next_change = std::upper_bound(
      entries_.begin() + number, entries_.begin() + size_,
      entries_[number].changes_end, [](std::uint32_t end, const Entry& entry) {
        return end < entry.changes_end;
      });
  return static_cast<std::uint32_t>(next_change - entries_.begin()) - 1;
}

std::uint32_t History::MovesSince(std::uint32_t number) const {
  const auto set_ups =
      set_ups_.end() -
      std::upper_bound(set_ups_.begin(), set_ups_.end(), number);
  return size_ - 1 - number - static_cast<std::uint32_t>(set_ups);
}

// What is not done for every action: a checkpoint, and room for actions to
// come.
void History::DoChores(const Board& board) {
  if ((size_ - 1) % kCheckpointEvery == 0) AddCheckpoint(board);
  if (size_ == capacity_) Grow();
  MakeRoom();
  PlanChores();
}

// When the entries are full or the next checkpoint is there.
void History::PlanChores() {
  const std::uint32_t checkpoints =
      (size_ + kCheckpointEvery - 1) / kCheckpointEvery;
  size_of_chores_ = std::min(capacity_, checkpoints * kCheckpointEvery + 1);
}

void History::Grow() {
  capacity_ *= 2;
  if (tracks_positions_) {
    positions_.Grow(key_of());
    capacity_ = positions_.numbers_max();
  }
  entries_.resize(std::max<std::size_t>(entries_.size(), capacity_));
}

// Sees to it that after the first `used` changes there is room for those of one
// play, and then for one more change of each play until the next chores.
void History::GrowChanges(std::size_t used) {
  const std::size_t ahead = points_ + kCheckpointEvery;
  if (changes_.size() < used + ahead) {
    changes_.resize(std::max(used + ahead, 2 * changes_.size()));
  }
  changes_max_ = static_cast<std::uint32_t>(changes_.size() - ahead);
}

void History::Append(Action action, Color next_player, const Board& board,
                     const Change* end) {
  const std::uint32_t number = size_;
  const std::uint64_t key = SetKey(board.key(), next_player);
  AddEntry({.key = key,
            .changes_end = static_cast<std::uint32_t>(end - changes_.data()),
            .action = action,
            .next_player = next_player});
  if (action == Action::kSetUp) set_ups_.push_back(number);
  if (BelongsInSet(action)) {
    positions_.Insert(positions_.Find(key, key_of()), number);
  }
  if (HasChores()) DoChores(board);
}

void History::AddCheckpoint(const Board& board) {
  checkpoints_.resize(checkpoints_.size() + cells_);
  board.CopyCells(checkpoints_.data() + (checkpoints_.size() - cells_));
}

void History::RemoveLast() {
  SUPERKO_DCHECK(size_ > 1);
  const std::uint32_t number = size_ - 1;
  if (BelongsInSet(latest().action)) positions_.Remove(latest().key, number);
  if (latest().action == Action::kSetUp) set_ups_.pop_back();
  if (number % kCheckpointEvery == 0) {
    checkpoints_.resize(checkpoints_.size() - cells_);
  }
  size_ = number;
  PlanChores();
}

std::string History::FindInconsistency(const Board& board) const {
  if (checkpoints_.size() != (size_ - 1) / kCheckpointEvery * cells_ + cells_) {
    return "not one checkpoint for every 64 positions";
  }
  Cells now;
  board.CopyCells(now.data());
  Cells kept;
  RebuildCells(size_ - 1, kept.data());
  if (std::memcmp(now.data(), kept.data(), cells_) != 0) {
    return "the latest position of the history is not the board";
  }
  const auto set_ups = static_cast<std::size_t>(std::count_if(
      entries_.begin(), entries_.begin() + size_,
      [](const Entry& entry) { return entry.action == Action::kSetUp; }));
  return set_ups == set_ups_.size() ? "" : "a set-up is not listed";
}

}  // namespace superko
