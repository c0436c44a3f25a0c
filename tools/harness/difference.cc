#include "tools/harness/difference.h"

namespace superko {

absl::string_view DifferenceKindName(DifferenceKind kind) {
  constexpr absl::string_view kNames[] = {
      "engine-failure", "verdict", "captured",     "cycle",
      "board",          "strings", "inconsistency"};
  return kNames[static_cast<int>(kind)];
}

bool AreAlike(const Difference& a, const Difference& b) {
  if (a.kind != b.kind || a.is_hang != b.is_hang ||
      a.subject.engine != b.subject.engine ||
      a.truth.engine != b.truth.engine) {
    return false;
  }
  return a.kind != DifferenceKind::kVerdict ||
         (a.subject.answer.verdict == b.subject.answer.verdict &&
          a.truth.answer.verdict == b.truth.answer.verdict);
}

}  // namespace superko
