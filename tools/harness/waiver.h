// Waiver: a difference that is known of an engine and that its author stands
// by.
//
// It is counted under its name and is no finding. What follows it in its case
// is not compared: the boards have parted.

#ifndef SUPERKO_TOOLS_HARNESS_WAIVER_H_
#define SUPERKO_TOOLS_HARNESS_WAIVER_H_

#include <string>

#include "absl/strings/string_view.h"

#include "core/record/game_record.h"
#include "tools/harness/difference.h"

namespace superko {

struct Waiver {
  std::string name;
  std::string difference_class;  // See DifferenceClass.
  // Empty for every difference of the class, or
  //   suicide       a suicide is allowed, or the engine makes one of the play
  //   single-stone  the same, of the stone just played
  //   pass          the move is a pass
  //   move>N        more than N moves came before
  std::string condition;
};

// Whether `condition` is one of these.
bool IsWaiverCondition(absl::string_view condition);

bool Waives(const Waiver& waiver, const GameRecord& record,
            const Difference& difference);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_WAIVER_H_
