// History: every accepted action of a game, and which positions occurred.
//
// Positions are numbered: 0 is the start, number n is the position after the
// n-th accepted action (a play, a pass or a set-up). The history can rebuild
// any of them: all points are stored at every kCheckpointEvery-th position, and
// the changes of every action in between.
//
// A key that is found in the PositionSet makes a candidate only. Repetition is
// answered after the stones were compared, so two different positions with one
// key, which anybody can build, never make a legal play illegal.
//
// Ownership: owns its memory and keeps it from game to game, so that after the
//            longest game no more is asked for.
// Threads:   const members may run together; a change needs a single owner.

#ifndef SUPERKO_CORE_RULES_HISTORY_H_
#define SUPERKO_CORE_RULES_HISTORY_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/board/board.h"
#include "core/board/change.h"
#include "core/board/color.h"
#include "core/rules/position_set.h"
#include "core/rules/rule_set.h"

namespace superko {

class History {
 public:
  enum class Action : std::uint8_t { kStart, kPlay, kPass, kSetUp };

  struct Entry {
    std::uint64_t key;          // What the PositionSet looks for.
    std::uint32_t changes_end;  // In changes_.
    Action action;
    Color next_player;  // Who is to move in this situation.
  };
  static_assert(sizeof(Entry) == 16);

  // A play that is asked about, not made yet. The board may be in the middle
  // of it; see Board::Begin.
  struct Candidate {
    const Board& board;
    Color player;
    PointIndex index;
    Board::Effect effect;
  };

  static constexpr std::uint32_t kNone = PositionSet::kNone;

  // Where the position after a play may go; good until the next change.
  struct Place {
    PositionSet::Slot slot;
    std::uint64_t key;
  };

  // What a look at the history has found.
  struct Finding {
    // The latest position that the play would repeat against the rule, or
    // kNone.
    std::uint32_t repeated;
    PositionSet::Slot slot;  // As in a Place; flat, to travel in registers.
    std::uint64_t key;

    Place place() const { return {.slot = slot, .key = key}; }
  };

  // `key_bits` below 64 shortens every key: a test makes collisions common.
  explicit History(int key_bits = 64);

  // Begins a game on `board`; `expected` is a guess of the number of actions,
  // of which what is above a million is not believed.
  void Start(Repetition rule, const Board& board, Color first_player,
             std::size_t expected);

  Finding Find(const Candidate& candidate) const;

  // A first look at a play that would only add its stone. If it IsUnseen, which
  // most are, the play repeats nothing and may go there. That holds for simple
  // ko too, though the set is empty then: only a play that removes stones can
  // bring back the position before the last.
  Place FirstPlace(Color player, std::uint64_t key_after) const;
  bool IsUnseen(Place place) const { return positions_.IsFree(place.slot); }

  // Number of moves (plays and passes) after position `number`.
  std::uint32_t MovesSince(std::uint32_t number) const;

  // Where to write the changes of the action that is added next: one for each
  // point and `more` have room.
  Change* MakeRoom(std::size_t more = 0);
  // Adds the play that was found to repeat nothing, and whose changes were
  // written to MakeRoom() up to `end`; `board` is the board after it.
  void AppendPlay(Color player, Place place, const Board& board,
                  const Change* end);
  // The same for a play that only adds its stone, which is written here. If the
  // history HasChores then, DoChores must be the next call.
  void AppendStone(Color player, PointIndex index, Place place);
  bool HasChores() const { return size_ == size_of_chores_; }
  void DoChores(const Board& board);
  // Adds any other action, chores included. REQUIRES: `action` is kPass or
  // kSetUp.
  void Append(Action action, Color next_player, const Board& board,
              const Change* end);
  // Forgets the latest action. REQUIRES: size() > 1.
  void RemoveLast();

  // Checks what is kept of the game so far, of which `board` is the latest
  // position. Empty if all is well.
  std::string FindInconsistency(const Board& board) const;

  // Positions so far, the start included.
  std::uint32_t size() const { return size_; }
  const Entry& latest() const { return *(entries_.data() + size_ - 1); }
  // Changes of the latest action. REQUIRES: size() > 1.
  const Change* latest_begin() const { return ChangesEnd(size_ - 2); }
  const Change* latest_end() const { return ChangesEnd(size_ - 1); }

 private:
  // A position is rebuilt from the checkpoint before it and the changes since,
  // so this bounds the time to confirm a repetition. What it costs to write a
  // checkpoint is shared by as many actions.
  static constexpr std::uint32_t kCheckpointEvery = 64;

  struct KeyOf {
    const Entry* entries;
    std::uint64_t operator()(std::uint32_t number) const {
      return entries[number].key;
    }
  };
  KeyOf key_of() const { return {entries_.data()}; }

  std::uint64_t SetKey(std::uint64_t position_key, Color next_player) const {
    return (position_key ^
            player_keys_[static_cast<std::size_t>(next_player)]) &
           key_mask_;
  }
  bool BelongsInSet(Action action) const;
  // These take the parts of a Candidate, so that it travels in registers.
  [[gnu::noinline]] std::uint32_t FindUntracked(const Board& board,
                                                Color player, PointIndex index,
                                                Board::Effect effect) const;
  [[gnu::noinline]] Finding FindTracked(const Board& board, Color player,
                                        PointIndex index,
                                        Board::Effect effect) const;
  std::uint32_t FindBeforeLast(const Candidate& candidate) const;
  std::uint32_t FindLatestEqual(const Candidate& candidate,
                                std::uint32_t number) const;
  bool IsEqual(const Candidate& candidate, std::uint32_t number) const;
  template <typename Visit>
  void ForEachChangeSince(std::uint32_t number, const Candidate& candidate,
                          const Visit& visit) const;
  bool ChangesCancelOut(const Candidate& candidate, std::uint32_t number) const;
  bool CellsAreEqual(const Candidate& candidate, std::uint32_t number) const;
  std::uint32_t SkipPasses(std::uint32_t number) const;
  void RebuildCells(std::uint32_t number, std::uint8_t* cells) const;
  const Change* ChangesEnd(std::uint32_t number) const {
    return changes_.data() + entries_[number].changes_end;
  }
  void AddPlayEntry(Color player, std::uint64_t key, std::uint32_t changes_end);
  void AddEntry(const Entry& entry);
  void PlanChores();
  void AddCheckpoint(const Board& board);
  void Grow();
  void GrowChanges(std::size_t used);

  std::uint64_t key_mask_;
  // XORed into the key of a situation, by the player to move; zeros if the
  // rule looks at positions only.
  std::array<std::uint64_t, 3> player_keys_ = {};
  Repetition rule_ = Repetition::kNone;
  bool tracks_positions_ = false;     // positions_ is in use.
  std::uint32_t size_ = 0;            // Entries in use.
  std::uint32_t size_of_chores_ = 0;  // At this size there are chores to do.
  std::uint32_t capacity_ = 0;        // Of entries_ and positions_.
  std::uint32_t changes_max_ = 0;     // Up to so many nothing needs to grow.
  std::size_t cells_ = 0;             // Of the grid, border included.
  std::size_t points_ = 0;
  std::vector<Entry> entries_;   // The vectors' sizes are what there is room
  std::vector<Change> changes_;  // for, never less than before.
  std::vector<std::uint8_t> checkpoints_;  // cells_ bytes each.
  std::vector<std::uint32_t> set_ups_;     // Numbers of set-up positions.
  PositionSet positions_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RULES_HISTORY_H_
