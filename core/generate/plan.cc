#include "core/generate/plan.h"

#include <algorithm>
#include <iterator>

#include "absl/types/span.h"

#include "core/base/check.h"
#include "core/generate/board_sizes.h"

namespace superko {
namespace {

int Between(int low, int high, SplitMix64& random) {
  const auto span = static_cast<std::uint32_t>(high - low + 1);
  return low + static_cast<int>(random.Below(span));
}

Style DrawStyle(SplitMix64& random) {
  const std::uint32_t dice = random.Below(100);
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
      return Between(60, 400, random);
    case Style::kDense:
    case Style::kComb:
      return 30 + points + Between(0, points / 2, random);
    default:
      break;
  }
  if (points <= 25) return Between(30, 160, random);
  if (points <= 100) return Between(60, 260, random);
  if (points <= 200) return Between(150, 400, random);
  return Between(300, 700, random);
}

// One record in forty is long: tables grow, short hashes collide.
int DrawLength(const Plan& plan, SplitMix64& random) {
  const int usual = DrawUsualLength(plan, random);
  const int longer = Between(1000, kJudgeMovesMax, random);
  const int length = random.Below(40) == 0 ? std::max(usual, longer) : usual;
  return std::min(length,
                  plan.judge_strict ? kJudgeMovesMax : kGeneratedMovesMax);
}

std::uint32_t DrawSameColorPercent(SplitMix64& random) {
  constexpr std::uint32_t kChoices[] = {0, 0, 0, 0, 5, 15, 50, 85};
  return kChoices[random.Below(std::size(kChoices))];
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

}  // namespace

// What is given is drawn all the same, so that the other draws stay put.
Plan DrawPlan(const GenerateOptions& options, SplitMix64& random) {
  Plan plan;
  const Style style = DrawStyle(random);
  plan.style = options.style == Style::kMixed ? style : options.style;
  const BoardSize size = DrawBoardSize(plan.style, random);
  plan.size = options.size.value_or(size);
  const RuleSet rules = DrawRuleSet(random);
  plan.rules = options.rules.value_or(rules);
  plan.first_player = random.Percent(75) ? Color::kBlack : Color::kWhite;
  plan.swarm = Swarm::Draw(random);
  plan.after_refusal =
      random.Percent(50) ? AfterRefusal::kOpponent : AfterRefusal::kSamePlayer;
  plan.same_color_percent = DrawSameColorPercent(random);
  if (options.judge_strict) RestrictToJudge(plan);
  const int length = DrawLength(plan, random);
  plan.moves = options.moves.value_or(length);
  SUPERKO_CHECK(plan.moves >= 1 &&
                (!plan.judge_strict || plan.moves <= kJudgeMovesMax))
      << "moves is " << plan.moves;
  return plan;
}

}  // namespace superko
