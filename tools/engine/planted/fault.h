// Fault: the one thing that a planted engine does wrong.
//
// Each fault is a mistake that real programs made. It is consulted where the
// mistake is made and nowhere else (most at a single place), so that a reader
// sees what goes wrong and how little it takes.

#ifndef SUPERKO_TOOLS_ENGINE_PLANTED_FAULT_H_
#define SUPERKO_TOOLS_ENGINE_PLANTED_FAULT_H_

#include <cstdint>

namespace superko {

enum class Fault : std::uint8_t {
  kNone,

  // What counts as a repetition, in planted_history.cc.
  kSimpleKoForSuperko,
  kPreviousPositionOnly,
  kHistoryOfEight,
  kSituationalForPositional,
  kPositionalForSituational,
  kShortKeyOnly,
  kStartNotInHistory,
  kNoReset,

  // What becomes of a move, in planted_engine.cc.
  kPassClearsHistory,
  kPassAddsNoSituation,
  kPassKeepsKo,
  kSetUpClearsHistory,
  kRefusedStaysInHistory,
  kRefusedStaysOnBoard,
  kRefusedEndsTurn,
  kOnlySingleSuicideRefused,
  kRepetitionBeforeSuicide,
  kSnapbackIsKo,
  kCaptureOfOneIsKo,

  // Stones and strings, in planted_board.cc.
  kCapturedToggledTwice,
  kOwnStringFirst,
  kOneStringCaptured,
  kRowsAndColumnsSwapped,
  kWrapAround,
  kPseudoLiberties,
  kMergeCountsTwice,
  kRelabelledInPart,
  kNotGivenBack,
  kLibertiesOverflow,
  kStonesOverflow,
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_PLANTED_FAULT_H_
