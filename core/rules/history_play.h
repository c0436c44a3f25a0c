// The hot path of History: the members that Game inlines into each play.
// Include it where plays are made; history.h declares.

#ifndef SUPERKO_CORE_RULES_HISTORY_PLAY_H_
#define SUPERKO_CORE_RULES_HISTORY_PLAY_H_

#include <cstddef>
#include <cstdint>

#include "core/board/board.h"
#include "core/board/change.h"
#include "core/rules/history.h"

namespace superko {

[[gnu::always_inline]] inline History::Place History::FirstPlace(
    Color player, std::uint64_t key_after) const {
  const std::uint64_t key = SetKey(key_after, Opponent(player));
  return {.slot = positions_.FirstSlot(key), .key = key};
}

[[gnu::always_inline]] inline History::Finding History::Find(
    const Candidate& candidate) const {
  const auto& [board, player, index, effect] = candidate;
  const Place place = FirstPlace(player, effect.key_after);
  if (!IsUnseen(place)) [[unlikely]] {
    return FindTracked(board, player, index, effect);
  }
  const std::uint32_t repeated =
      tracks_positions_ ? kNone : FindUntracked(board, player, index, effect);
  return {.repeated = repeated, .slot = place.slot, .key = place.key};
}

[[gnu::always_inline]] inline Change* History::MakeRoom(std::size_t more) {
  const std::size_t used = latest().changes_end;
  if (used + more > changes_max_) [[unlikely]]
    GrowChanges(used + more);
  return changes_.data() + used;
}

[[gnu::always_inline]] inline void History::AppendPlay(Color player,
                                                       Place place,
                                                       const Board& board,
                                                       const Change* end) {
  AddPlayEntry(player, place.key,
               static_cast<std::uint32_t>(end - changes_.data()));
  if (tracks_positions_) [[likely]]
    positions_.Insert(place.slot, size_ - 1);
  if (HasChores()) [[unlikely]]
    DoChores(board);
}

[[gnu::always_inline]] inline void History::AppendStone(Color player,
                                                        PointIndex index,
                                                        Place place) {
  const std::uint32_t used = latest().changes_end;
  changes_[used] = Change(index, Color::kEmpty, player);
  AddPlayEntry(player, place.key, used + 1);
  if (tracks_positions_) [[likely]]
    positions_.InsertFirst(place.slot, size_ - 1);
}

[[gnu::always_inline]] inline void History::AddPlayEntry(
    Color player, std::uint64_t key, std::uint32_t changes_end) {
  AddEntry({.key = key,
            .changes_end = changes_end,
            .action = Action::kPlay,
            .next_player = Opponent(player)});
}

[[gnu::always_inline]] inline void History::AddEntry(const Entry& entry) {
  Entry* const end = entries_.data() + size_;
  *end = entry;
  size_ += 1;
}

}  // namespace superko

#endif  // SUPERKO_CORE_RULES_HISTORY_PLAY_H_
