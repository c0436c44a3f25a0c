// Property: the engine under test and every reference say the same of every
//           move; after every move its strings, liberties and inner state are
//           right; core undoes a game to its start and plays it again.
// Input:    game bytes, at most 512; small boards, on which everything happens
//           soon. SUPERKO_FUZZ_SUBJECT=planted:NAME tests a planted bug.

#include <string>

#include "absl/strings/str_cat.h"

#include "core/base/check.h"
#include "fuzz/finding_message.h"
#include "fuzz/game_bytes.h"
#include "fuzz/game_mutator.h"
#include "fuzz/undo_check.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/engine_table.h"
#include "tools/harness/comparer.h"
#include "tools/harness/record_text.h"

namespace superko {
namespace {

// Boards up to so many points are looked at move by move.
constexpr int kDeepPointsMax = 49;

class RulesCheck {
 public:
  // Empty if all is well.
  std::string Check(const GameRecord& record) {
    Comparer& first = record.size.points() > kDeepPointsMax ? shallow_ : deep_;
    auto difference = first.Compare(record, witnesses_);
    if (!difference.has_value())
      difference = others_.Compare(record, witnesses_);
    if (difference.has_value()) return FindingMessage(record, *difference);
    const std::string fault = is_core_ ? undo_.Check(record) : "";
    return fault.empty() ? "" : absl::StrCat(fault, ": ", RecordText(record));
  }

 private:
  // The engine under test and `count` references from number `first` on.
  static Lineup WithReferences(std::size_t first, std::size_t count) {
    Lineup lineup = {FuzzSubject().make};
    for (const NamedEngine& engine : ReferenceEngines().subspan(first, count)) {
      lineup.push_back(engine.make);
    }
    return lineup;
  }

  const bool is_core_ = FuzzSubject().name == kCoreEngineName;
  Comparer deep_{WithReferences(0, 1), {.deep = true}};
  Comparer shallow_{WithReferences(0, 1), {.deep = false}};
  // Boards that are equal have equal strings: to look at them once will do.
  Comparer others_{WithReferences(1, ReferenceEngines().size()),
                   {.deep = false}};
  UndoCheck undo_;
  Witnesses witnesses_;
};

}  // namespace
}  // namespace superko

SUPERKO_FUZZ_MUTATES_GAMES(0)

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  static auto& check = *new superko::RulesCheck;
  const std::string fault =
      check.Check(superko::ReadGameBytes({data, size}).record);
  SUPERKO_CHECK(fault.empty()) << fault;
  return 0;
}
