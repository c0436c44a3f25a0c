// Difference: the first place in a record at which two engines part.

#ifndef SUPERKO_TOOLS_HARNESS_DIFFERENCE_H_
#define SUPERKO_TOOLS_HARNESS_DIFFERENCE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

#include "core/board/color.h"
#include "tools/engine/engine.h"

namespace superko {

// What differs, in the order in which it is looked for at one move.
enum class DifferenceKind : std::uint8_t {
  kEngineFailure,  // The engine could not answer.
  kVerdict,
  kCaptured,  // Number of stones captured, or removed by suicide.
  kCycle,     // Moves back to the position that a play repeats.
  kBoard,
  kStrings,        // Stones or liberties of a string.
  kInconsistency,  // The engine's own state is not what its stones say.
  // Other reasons why an engine could not answer; see tools/engine/engine.h.
  kCrash,
  kHang,
  kProtocol,
  kUndo,
  kUnsupported,  // Never a finding: the case is counted as skipped.
};

// Of findings: all but kUnsupported.
inline constexpr int kDifferenceKinds = 11;

// "engine-failure", "verdict", ...: stable names for reports.
absl::string_view DifferenceKindName(DifferenceKind kind);

// One engine could not answer; where exactly may not be known.
bool IsFailure(DifferenceKind kind);
DifferenceKind FailureKind(const absl::Status& failure);

// One engine's side of a difference.
struct Side {
  std::string engine;
  MoveAnswer answer;
  bool has_answer = false;
  std::vector<Color> board;  // After the move; empty if it is not known.
  std::vector<StringCount> strings;  // Only if these differ.
  std::string failure;               // After a failure, and for kInconsistency.
};

struct Difference {
  DifferenceKind kind = DifferenceKind::kVerdict;
  std::size_t move = 0;             // Index in the record, from 0.
  std::vector<Color> board_before;  // As both engines had it before the move.
  Side subject;                     // The engine under test.
  Side truth;                       // The one it was compared with.
};

// What a user would call it: "accepts-suicide", "refuses-legal", "wrong-board";
// else the name of its kind.
std::string DifferenceClass(const Difference& difference);

// Two differences are alike if one can stand for the other: the same kind
// between the same engines, and for verdicts the same two verdicts. The
// shrinker keeps to this, so that it does not slide into another fault.
bool AreAlike(const Difference& a, const Difference& b);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_DIFFERENCE_H_
