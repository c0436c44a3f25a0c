// Difference: the first place in a record at which two engines part.

#ifndef SUPERKO_TOOLS_HARNESS_DIFFERENCE_H_
#define SUPERKO_TOOLS_HARNESS_DIFFERENCE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

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
};

inline constexpr int kDifferenceKinds = 7;

// "engine-failure", "verdict", ...: stable names for reports.
absl::string_view DifferenceKindName(DifferenceKind kind);

// One engine's side of a difference.
struct Side {
  std::string engine;
  MoveAnswer answer;
  std::vector<Color> board;          // After the move; empty after a failure.
  std::vector<StringCount> strings;  // Only if these differ.
  std::string failure;               // For kEngineFailure and kInconsistency.
};

struct Difference {
  DifferenceKind kind = DifferenceKind::kVerdict;
  bool is_hang = false;             // A failure to answer in time.
  std::size_t move = 0;             // Index in the record, from 0.
  std::vector<Color> board_before;  // As both engines had it before the move.
  Side subject;                     // The engine under test.
  Side truth;                       // The one it was compared with.
};

// Two differences are alike if one can stand for the other: the same kind
// between the same engines, and for verdicts the same two verdicts. The
// shrinker keeps to this, so that it does not slide into another fault.
bool AreAlike(const Difference& a, const Difference& b);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_DIFFERENCE_H_
