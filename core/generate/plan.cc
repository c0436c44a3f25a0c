#include "core/generate/plan.h"

#include <algorithm>

#include "absl/types/span.h"

#include "core/base/check.h"
#include "core/generate/board_sizes.h"
#include "core/generate/draws.h"

namespace superko {
namespace {

Style DrawStyle(SplitMix64& random) {
  const int dice = DrawBelow(100, random);
  if (dice < 18) return Style::kUniform;
  if (dice < 33) return Style::kLegal;
  if (dice < 53) return Style::kCramped;
  if (dice < 79) return Style::kKo;
  if (dice < 93) return Style::kDense;
  return Style::kComb;
}

RuleSet DrawRuleSet(SplitMix64& random) {
  const absl::Span<const RuleSet> all = AllRuleSets();
  return all[random.Below(static_cast<std::uint32_t>(all.size()))];
}

// Long enough for the style to get where it wants to.
int DrawUsualLength(const Plan& plan, SplitMix64& random) {
  const int points = plan.size.points();
  switch (plan.style) {
    case Style::kKo:
      return plan.judge_strict ? DrawBetween(200, 800, random)
                               : DrawBetween(60, 400, random);
    case Style::kDense:
    case Style::kComb:
      return 30 + points + DrawBetween(0, points / 2, random);
    default:
      break;
  }
  if (points <= 25) return DrawBetween(30, 160, random);
  if (points <= 100) return DrawBetween(60, 260, random);
  if (points <= 200) return DrawBetween(150, 400, random);
  return DrawBetween(300, 700, random);
}

// A few records are long: tables grow, short hashes collide.
int DrawLength(const Plan& plan, SplitMix64& random) {
  const int usual = DrawUsualLength(plan, random);
  const int longer = DrawBetween(1000, kJudgeMovesMax, random);
  const int odds = plan.judge_strict ? 8 : 40;
  const int length =
      DrawBelow(odds, random) == 0 ? std::max(usual, longer) : usual;
  return std::min(length,
                  plan.judge_strict ? kJudgeMovesMax : kGeneratedMovesMax);
}

std::uint32_t DrawSameColorPercent(SplitMix64& random) {
  return DrawOne<std::uint32_t>({0, 0, 0, 0, 5, 15, 50, 85}, random);
}

// Every record of kUniform plays without a look at the board, and half of those
// of two other styles that can.
bool DrawIsBlind(Style style, SplitMix64& random) {
  const bool dice = random.Percent(50);
  if (style == Style::kUniform) return true;
  return dice && (style == Style::kCramped || style == Style::kComb);
}

void MakeBlind(Plan& plan) {
  plan.swarm = plan.swarm.Blind();
  plan.after_refusal = AfterRefusal::kOpponent;
}

// Half the records of kKo stay pure: long cycles want every other point left
// alone.
Swarm DrawSwarm(Style style, SplitMix64& random) {
  const Swarm swarm = Swarm::Draw(random);
  const bool is_pure = random.Percent(style == Style::kKo ? 50 : 5);
  return is_pure ? Swarm() : swarm;
}

void RestrictToJudge(Plan& plan) {
  plan.size = kJudgeSize;
  plan.rules = RuleSet{};
  plan.first_player = Color::kBlack;
  plan.swarm = plan.swarm.PlaysOnly();
  plan.after_refusal = AfterRefusal::kOpponent;
  plan.same_color_percent = 0;
  plan.judge_strict = true;
}

int Within(int side, const GenerateOptions& options) {
  return std::clamp(side, options.side_min, options.side_max);
}

BoardSize FitSize(BoardSize size, const GenerateOptions& options) {
  const int rows = Within(size.rows(), options);
  const int columns = Within(size.columns(), options);
  const int longer = std::max(rows, columns);
  return options.squares ? BoardSize(longer, longer) : BoardSize(rows, columns);
}

void Restrict(const GenerateOptions& options, Plan& plan) {
  plan.set_ups = options.set_ups;
  plan.passes = options.passes;
  plan.in_turn = options.in_turn;
  if (!options.set_ups) {
    plan.swarm = plan.swarm.Without(Departure::kSetUp);
    // Only a set-up can say who moves first.
    plan.first_player = Color::kBlack;
  }
  if (!options.passes) plan.swarm = plan.swarm.Without(Departure::kPass);
  if (!options.in_turn) return;
  plan.first_player = Color::kBlack;
  plan.after_refusal = AfterRefusal::kSamePlayer;
  plan.same_color_percent = 0;
}

}  // namespace

// What is given is drawn all the same, so that the other draws stay put.
Plan DrawPlan(const GenerateOptions& options, SplitMix64& random,
              SplitMix64 neighborhood) {
  Plan plan;
  const Style style = DrawStyle(random);
  plan.style = options.style == Style::kMixed ? style : options.style;
  const bool as_neighbors = random.Percent(50);
  const BoardSize size =
      DrawBoardSize(plan.style, as_neighbors ? neighborhood : random);
  plan.size = options.size.value_or(FitSize(size, options));
  const RuleSet rules = DrawRuleSet(random);
  plan.rules = options.rules.value_or(rules);
  plan.first_player = random.Percent(75) ? Color::kBlack : Color::kWhite;
  plan.swarm = DrawSwarm(plan.style, random);
  plan.after_refusal =
      random.Percent(50) ? AfterRefusal::kOpponent : AfterRefusal::kSamePlayer;
  plan.same_color_percent = DrawSameColorPercent(random);
  plan.is_blind = DrawIsBlind(plan.style, random);
  if (plan.is_blind) MakeBlind(plan);
  plan.refused_set_ups = options.refused_set_ups;
  Restrict(options, plan);
  if (options.judge_strict) RestrictToJudge(plan);
  const int length = std::min(DrawLength(plan, random), options.moves_max);
  plan.moves = options.moves.value_or(length);
  SUPERKO_CHECK(plan.moves >= 1 &&
                (!plan.judge_strict || plan.moves <= kJudgeMovesMax))
      << "moves is " << plan.moves;
  return plan;
}

}  // namespace superko
