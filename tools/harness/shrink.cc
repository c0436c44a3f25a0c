#include "tools/harness/shrink.h"

#include "absl/strings/str_cat.h"

#include "tools/harness/record_text.h"
#include "tools/harness/shrink_passes.h"
#include "tools/harness/shrink_prober.h"
#include "tools/harness/shrink_search.h"
#include "tools/harness/shrink_state.h"
#include "tools/harness/shrink_turns.h"

namespace superko {
namespace {

using Pass = void (*)(ShrinkState& state);

constexpr Pass kShorten[] = {DropMoves, DropRowsAndColumns, DropRowsWithColumns,
                             PlaySetUps, SimplifyRules};
constexpr Pass kUnify[] = {PassInsteadOfPlay, RecolorMoves, ShiftBoard,
                           ChooseSymmetricForm};
constexpr Pass kSearch[] = {
    DropMoveOfEachColor, FoldBoard,          ReorderMoves,    MovePoints,
    DropPairsOfMoves,    DropTriplesOfMoves, DropOneChangeOne};

// Runs the passes; whether anything came of it.
bool RunPasses(ShrinkState& state, absl::Span<const Pass> passes) {
  const GameRecord before = state.record();
  for (const Pass pass : passes) pass(state);
  return state.record() != before;
}

// One step down, by the cheapest means; false at the end.
bool GoDown(ShrinkState& state) {
  if (state.IsOver()) return false;
  return RunPasses(state, kShorten) || RunPasses(state, kUnify) ||
         RunPasses(state, kSearch);
}

void ShrinkToTheEnd(ShrinkState& state) {
  do {
    while (GoDown(state)) {
    }
  } while (!state.MakeSure());
}

}  // namespace

Shrunk Shrink(const Lineup& lineup, const GameRecord& record,
              const Difference& difference, const ShrinkOptions& options) {
  ShrinkProber prober(lineup, {.deep = options.deep});
  const auto reproduced = prober.Reproduce(record, difference);
  if (!reproduced.has_value()) {
    return {.record = record, .difference = difference, .plays = 0};
  }
  ShrinkState state(
      prober, record, *reproduced,
      {.probes_max = options.probes_max, .should_stop = options.should_stop});
  ShrinkToTheEnd(state);
  return {.record = state.record(),
          .difference = state.difference(),
          .plays = prober.plays(),
          .probes = state.probes(),
          .is_complete = !state.IsOver()};
}

std::string CanonicalKey(const GameRecord& shrunk,
                         const Difference& difference) {
  const auto side = [](const Side& answers) {
    return absl::StrCat(answers.engine, " ",
                        VerdictName(answers.answer.verdict));
  };
  return absl::StrCat(DifferenceKindName(difference.kind), ", ",
                      side(difference.subject), ", ", side(difference.truth),
                      ", ", RecordText(shrunk));
}

}  // namespace superko
