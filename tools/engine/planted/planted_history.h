// PlantedHistory: the positions of a game and what repeats them, right but for
// one Fault.
//
// Every position is kept as a whole board and found by its 64-bit key; a key
// that is equal is only a candidate until the boards were compared.

#ifndef SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_HISTORY_H_
#define SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_HISTORY_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/rules/rule_set.h"
#include "tools/engine/planted/fault.h"

namespace superko {

class PlantedHistory {
 public:
  struct Position {
    std::uint64_t key = 0;
    absl::Span<const Color> colors;
  };

  explicit PlantedHistory(Fault fault);

  // Begins a game on `start`.
  void Start(Repetition rule, const Position& start, Color first_player);

  // Whether the rule refuses that `player` makes `position`.
  bool Repeats(const Position& position, Color player) const;

  void AddPlay(const Position& position, Color player);
  void AddPass(const Position& position, Color player);
  void AddSetUp(const Position& position, Color next_player);

 private:
  static constexpr std::size_t kBuckets = 4096;  // A power of two.
  static constexpr std::uint32_t kNoMoment = 0xffffffff;

  // A position in time. Its board is in boards_.
  struct Moment {
    std::uint64_t key = 0;
    Color mover = Color::kEmpty;  // kEmpty if no play led here.
    Color next_player = Color::kEmpty;
    std::uint32_t older = kNoMoment;  // The next moment in the same bucket.
  };

  void Clear();
  void Append(const Position& position, Color mover, Color next_player);
  void Index();
  bool RepeatsBeforeLast(const Position& position, Color player) const;
  bool RepeatsAny(const Position& position, Color player) const;
  bool IsForgotten(std::uint32_t moment) const;
  bool IsSame(std::uint32_t moment, const Position& position) const;
  std::uint64_t KeyOf(const Position& position) const;

  Fault fault_;
  Repetition rule_ = Repetition::kNone;
  std::size_t points_ = 0;
  std::vector<Moment> moments_;
  std::vector<Color> boards_;
  std::array<std::uint32_t, kBuckets> newest_;  // By low bits of the key.
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_HISTORY_H_
