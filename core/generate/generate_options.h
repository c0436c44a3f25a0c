// GenerateOptions: what the user may say about generated records.

#ifndef SUPERKO_CORE_GENERATE_GENERATE_OPTIONS_H_
#define SUPERKO_CORE_GENERATE_GENERATE_OPTIONS_H_

#include <cstdint>
#include <optional>

#include "core/board/point.h"
#include "core/generate/style.h"
#include "core/rules/rule_set.h"

namespace superko {

// No record that chooses its own length has more entries than this.
inline constexpr int kGeneratedMovesMax = 4000;
// The judge problem's limit.
inline constexpr int kJudgeMovesMax = 2000;

struct GenerateOptions {
  std::uint64_t seed = 1;
  // What is left out is drawn for each record.
  std::optional<BoardSize> size = std::nullopt;
  std::optional<RuleSet> rules = std::nullopt;
  // How many entries GameRecord::moves gets, set-up stones included.
  // REQUIRES: at least 1, and with judge_strict at most kJudgeMovesMax.
  std::optional<int> moves = std::nullopt;
  Style style = Style::kMixed;
  // Only what the judge problem allows: 19x19, judge rules, no pass, no
  // set-up, Black first and colors in turn, refused plays included. Wins over
  // size and rules.
  bool judge_strict = false;
  // Whether a set-up that core refuses, because a string would be without
  // liberties, may be in the record all the same; so no fault of core can hide
  // behind what it leaves out.
  bool refused_set_ups = false;

  // For engines that cannot be asked everything. Sides that are drawn are moved
  // into the bounds; `squares` makes the shorter one as long as the other.
  int side_min = 1;
  int side_max = kSideMax;
  bool squares = false;
  bool set_ups = true;
  bool passes = true;
  // Black first, and each move is by the opponent of the latest accepted one.
  bool in_turn = false;
  int moves_max = kGeneratedMovesMax;  // Of a length that is drawn.
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_GENERATE_OPTIONS_H_
