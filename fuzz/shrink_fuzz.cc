// Property: the shrinker's result shows a finding like the one it was given,
//           to new engines too; it is a whole record and not larger; it comes
//           out the same a second time.
// Input:    a byte for the planted bug to be found and one for the number of
//           probes, then game bytes.

#include <optional>

#include "core/base/check.h"
#include "fuzz/game_bytes.h"
#include "fuzz/game_mutator.h"
#include "fuzz/whole_record.h"
#include "tools/engine/planted/planted_bugs.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/record_change.h"
#include "tools/harness/record_order.h"
#include "tools/harness/record_text.h"
#include "tools/harness/shrink.h"

namespace superko {
namespace {

constexpr int kPlantedBytes = 2;

// The first difference that new engines show when they play the record so
// often in a row.
std::optional<Difference> Shown(const Lineup& lineup, const GameRecord& record,
                                int plays) {
  Comparer comparer(lineup, {.deep = true});
  Witnesses witnesses;
  for (int play = 1; play < plays; ++play) {
    if (comparer.Compare(record, witnesses).has_value()) return std::nullopt;
  }
  return comparer.Compare(record, witnesses);
}

void CheckShrinker(const Lineup& lineup, const GameRecord& record,
                   std::uint64_t probes_max) {
  const auto difference = Shown(lineup, record, 1);
  if (!difference.has_value()) return;
  const GameRecord cut = CutAfter(record, difference->move);
  const ShrinkOptions options = {.probes_max = probes_max, .deep = true};
  const Shrunk shrunk = Shrink(lineup, cut, *difference, options);
  SUPERKO_CHECK(shrunk.plays >= 1) << RecordText(cut);
  SUPERKO_CHECK(!IsSmaller(cut, shrunk.record)) << RecordText(shrunk.record);
  SUPERKO_CHECK(RecordFault(shrunk.record).empty())
      << RecordFault(shrunk.record) << ": " << RecordText(shrunk.record);
  const auto again = Shown(lineup, shrunk.record, shrunk.plays);
  SUPERKO_CHECK(again.has_value() && AreAlike(*again, *difference) &&
                again->move + 1 == shrunk.record.moves.size())
      << RecordText(shrunk.record) << ", of " << RecordText(cut);
  SUPERKO_CHECK(Shrink(lineup, cut, *difference, options).record ==
                shrunk.record)
      << RecordText(cut);
}

}  // namespace
}  // namespace superko

SUPERKO_FUZZ_MUTATES_GAMES(superko::kPlantedBytes)

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  superko::ByteReader reader({data, size});
  const auto bugs = superko::PlantedBugs();
  const auto& bug = bugs[static_cast<std::size_t>(reader.Byte()) % bugs.size()];
  const std::uint64_t probes_max = 500 + 4 * std::uint64_t{reader.Byte()};
  const superko::FuzzedGame game = superko::ReadGameBytes(reader.rest());
  superko::CheckShrinker({bug.make, superko::MakeFloodFillEngine}, game.record,
                         probes_max);
  return 0;
}
