// Plan: what is drawn about a record before its first move.

#ifndef SUPERKO_CORE_GENERATE_PLAN_H_
#define SUPERKO_CORE_GENERATE_PLAN_H_

#include <cstdint>

#include "core/base/split_mix.h"
#include "core/board/color.h"
#include "core/board/point.h"
#include "core/generate/generate_options.h"
#include "core/generate/style.h"
#include "core/generate/swarm.h"
#include "core/rules/rule_set.h"

namespace superko {

// Who plays after a refused play. Judge input goes on with the opponent, other
// formats with another try.
enum class AfterRefusal : std::uint8_t { kOpponent, kSamePlayer };

struct Plan {
  Style style = Style::kUniform;  // Never kMixed.
  BoardSize size = kJudgeSize;
  RuleSet rules = {};
  Color first_player = Color::kBlack;
  int moves = 0;  // Entries of GameRecord::moves.
  Swarm swarm = {};
  AfterRefusal after_refusal = AfterRefusal::kOpponent;
  // How likely the same player moves again.
  std::uint32_t same_color_percent = 0;
  // What is played owes nothing to what core answers.
  bool is_blind = false;
  // Set-ups, passes and several moves of a color in a row are out.
  bool judge_strict = false;
  // As in GenerateOptions.
  bool refused_set_ups = false;
  bool set_ups = true;
  bool passes = true;
  bool in_turn = false;
};

// `neighborhood` is a stream that records of neighbouring indexes share, so
// that boards of one size often follow each other: whatever an engine fails to
// forget between two games, shows best on the same size.
Plan DrawPlan(const GenerateOptions& options, SplitMix64& random,
              SplitMix64 neighborhood);

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_PLAN_H_
