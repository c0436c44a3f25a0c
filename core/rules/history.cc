#include "core/rules/history.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/base/check.h"
#include "core/board/zobrist.h"

namespace superko {
namespace {

using Cells = std::array<std::uint8_t, kGridCellsMax>;

}  // namespace

History::History(int key_bits)
    : key_mask_(key_bits == 64 ? ~std::uint64_t{0}
                               : (std::uint64_t{1} << key_bits) - 1) {}

void History::Start(Repetition rule, const Board& board, Color first_player,
                    std::size_t expected) {
  rule_ = rule;
  cells_ = static_cast<std::size_t>(board.grid().cells());
  entries_.clear();
  checkpoints_.clear();
  set_ups_.clear();
  positions_.Start(TracksPositions() ? expected + 1 : 0);
  entries_.push_back({.key = SetKey(board.key(), first_player),
                      .changes_end = 0,
                      .action = Action::kStart,
                      .player = Color::kEmpty,
                      .next_player = first_player});
  AddCheckpoint(board);
  if (TracksPositions()) {
    positions_.Insert(entries_[0].key, 0, KeyOf{*this});
  }
}

std::uint64_t History::SetKey(std::uint64_t position_key,
                              Color next_player) const {
  const bool differs =
      rule_ == Repetition::kSituational && next_player == Color::kWhite;
  return (position_key ^ (differs ? kZobristWhiteToMove : 0)) & key_mask_;
}

// A pass makes no new position, but a new situation.
bool History::BelongsInSet(Action action) const {
  return TracksPositions() &&
         !(rule_ == Repetition::kPositional && action == Action::kPass);
}

std::optional<std::uint32_t> History::FindRepeated(
    const Candidate& candidate) const {
  switch (rule_) {
    case Repetition::kNone:
      return std::nullopt;
    case Repetition::kSimple:
      return FindSimple(candidate);
    case Repetition::kPositional:
    case Repetition::kSituational:
      return FindInSet(candidate);
  }
  return std::nullopt;
}

std::optional<std::uint32_t> History::FindSimple(
    const Candidate& candidate) const {
  const Entry& last = latest();
  if (last.action != Action::kPlay ||
      last.player != Opponent(candidate.player)) {
    return std::nullopt;
  }
  const std::uint32_t before_last = size() - 2;
  if (entries_[before_last].key != (candidate.effect.key_after & key_mask_)) {
    return std::nullopt;
  }
  Cells now;
  Cells then;
  candidate.board.CopyCellsAfter(candidate.player, candidate.index,
                                 candidate.effect, now.data());
  RebuildCells(before_last, then.data());
  if (std::memcmp(now.data(), then.data(), cells_) != 0) return std::nullopt;
  return before_last;
}

std::optional<std::uint32_t> History::FindInSet(
    const Candidate& candidate) const {
  const Color next_player = Opponent(candidate.player);
  std::optional<std::uint32_t> latest_equal;
  Cells now;
  bool now_is_known = false;
  positions_.ForEachEqual(
      SetKey(candidate.effect.key_after, next_player), KeyOf{*this},
      [&](std::uint32_t number) {
        if (latest_equal.has_value() && *latest_equal > number) return;
        if (rule_ == Repetition::kSituational &&
            entries_[number].next_player != next_player) {
          return;
        }
        if (!now_is_known) {
          candidate.board.CopyCellsAfter(candidate.player, candidate.index,
                                         candidate.effect, now.data());
          now_is_known = true;
        }
        Cells then;
        RebuildCells(number, then.data());
        if (std::memcmp(now.data(), then.data(), cells_) != 0) return;
        latest_equal = number;
      });
  if (!latest_equal.has_value()) return std::nullopt;
  return SkipPasses(*latest_equal);
}

// Under positional repetition the passes after a position are equal to it.
std::uint32_t History::SkipPasses(std::uint32_t number) const {
  if (rule_ != Repetition::kPositional) return number;
  while (number + 1 < size() && entries_[number + 1].action == Action::kPass) {
    ++number;
  }
  return number;
}

std::uint32_t History::MovesSince(std::uint32_t number) const {
  const auto set_ups =
      set_ups_.end() -
      std::upper_bound(set_ups_.begin(), set_ups_.end(), number);
  return size() - 1 - number - static_cast<std::uint32_t>(set_ups);
}

void History::RebuildCells(std::uint32_t number, std::uint8_t* cells) const {
  const std::uint32_t checkpoint = number / kCheckpointEvery;
  std::memcpy(cells, checkpoints_.data() + checkpoint * cells_, cells_);
  const Change* end = ChangesEnd(number);
  for (const Change* change = ChangesEnd(checkpoint * kCheckpointEvery);
       change != end; ++change) {
    cells[static_cast<std::size_t>(change->index())] =
        static_cast<std::uint8_t>(change->after());
  }
}

Change* History::RoomForChanges(int points) {
  const std::size_t used = latest().changes_end;
  const std::size_t needed = used + static_cast<std::size_t>(points);
  if (changes_.size() < needed) [[unlikely]] {
    changes_.resize(std::max(needed, 2 * changes_.size()));
  }
  return changes_.data() + used;
}

void History::Append(Action action, Color player, Color next_player,
                     const Board& board, const Change* end) {
  const std::uint32_t number = size();
  entries_.push_back(
      {.key = SetKey(board.key(), next_player),
       .changes_end = static_cast<std::uint32_t>(end - changes_.data()),
       .action = action,
       .player = player,
       .next_player = next_player});
  if (number % kCheckpointEvery == 0) AddCheckpoint(board);
  if (action == Action::kSetUp) [[unlikely]]
    set_ups_.push_back(number);
  if (BelongsInSet(action)) {
    positions_.Insert(latest().key, number, KeyOf{*this});
  }
}

void History::AddCheckpoint(const Board& board) {
  checkpoints_.resize(checkpoints_.size() + cells_);
  board.CopyCells(checkpoints_.data() + (checkpoints_.size() - cells_));
}

void History::RemoveLast() {
  SUPERKO_DCHECK(size() > 1);
  const std::uint32_t number = size() - 1;
  if (BelongsInSet(latest().action)) positions_.Remove(latest().key, number);
  if (latest().action == Action::kSetUp) set_ups_.pop_back();
  if (number % kCheckpointEvery == 0) {
    checkpoints_.resize(checkpoints_.size() - cells_);
  }
  entries_.pop_back();
}

const Change* History::latest_begin() const {
  return size() == 1 ? changes_.data() : ChangesEnd(size() - 2);
}

}  // namespace superko
