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

#include <cstddef>
#include <cstdint>
#include <optional>
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
    std::uint32_t changes_end;  // In changes_; the start is the one before's.
    Action action;
    Color player;       // Who acted; kEmpty for kStart and kSetUp.
    Color next_player;  // Who is to move in this situation.
  };
  static_assert(sizeof(Entry) == 16);

  // The play that Repeats() is asked about, not made yet.
  struct Candidate {
    const Board& board;
    Color player;
    PointIndex index;
    const Board::Effect& effect;
  };

  // `key_bits` below 64 shortens every key: a test makes collisions common.
  explicit History(int key_bits = 64);

  // Begins a game on `board`; `expected` is a guess of the number of actions.
  void Start(Repetition rule, const Board& board, Color first_player,
             std::size_t expected);

  // The latest position that the candidate would repeat against the rule.
  std::optional<std::uint32_t> FindRepeated(const Candidate& candidate) const;

  // Number of moves (plays and passes) after position `number`.
  std::uint32_t MovesSince(std::uint32_t number) const;

  // Room for one change per point, for the action that Append adds next.
  Change* RoomForChanges(int points);
  // Adds an action whose changes were written to RoomForChanges() up to `end`;
  // `board` is the board after it.
  void Append(Action action, Color player, Color next_player,
              const Board& board, const Change* end);
  // Forgets the latest action. REQUIRES: size() > 1.
  void RemoveLast();

  // Positions so far, the start included.
  std::uint32_t size() const {
    return static_cast<std::uint32_t>(entries_.size());
  }
  const Entry& latest() const { return entries_.back(); }
  // Changes of the latest action.
  const Change* latest_begin() const;
  const Change* latest_end() const { return ChangesEnd(size() - 1); }

 private:
  static constexpr std::uint32_t kCheckpointEvery = 16;

  struct KeyOf {
    const History& history;
    std::uint64_t operator()(std::uint32_t number) const {
      return history.entries_[number].key;
    }
  };

  std::uint64_t SetKey(std::uint64_t position_key, Color next_player) const;
  bool TracksPositions() const {
    return rule_ == Repetition::kPositional ||
           rule_ == Repetition::kSituational;
  }
  bool BelongsInSet(Action action) const;
  std::optional<std::uint32_t> FindSimple(const Candidate& candidate) const;
  std::optional<std::uint32_t> FindInSet(const Candidate& candidate) const;
  std::uint32_t SkipPasses(std::uint32_t number) const;
  void RebuildCells(std::uint32_t number, std::uint8_t* cells) const;
  const Change* ChangesEnd(std::uint32_t number) const {
    return changes_.data() + entries_[number].changes_end;
  }
  void AddCheckpoint(const Board& board);

  std::uint64_t key_mask_;
  Repetition rule_ = Repetition::kNone;
  std::size_t cells_ = 0;  // Of the grid, border included.
  std::vector<Entry> entries_;
  std::vector<Change> changes_;            // Of all actions; size is capacity.
  std::vector<std::uint8_t> checkpoints_;  // cells_ bytes each.
  std::vector<std::uint32_t> set_ups_;     // Numbers of set-up positions.
  PositionSet positions_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RULES_HISTORY_H_
