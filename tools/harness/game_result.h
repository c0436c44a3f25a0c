// GameResult: what the rules say of one recorded game, for reports.
//
// A difference between engines is a fault of an engine. This is about faults of
// the record: plays that its rules refuse.
//
// Threads: a plain value.

#ifndef SUPERKO_TOOLS_HARNESS_GAME_RESULT_H_
#define SUPERKO_TOOLS_HARNESS_GAME_RESULT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/location.h"
#include "core/record/sgf_note.h"
#include "core/rules/verdict.h"
#include "tools/harness/witnesses.h"

namespace superko {

// A play that is refused by the rules of its game, or repeats a position with
// their leave; then the verdict is kLegal.
struct PlayRemark {
  Verdict verdict = Verdict::kLegal;
  // KO stands beside it: to be made even if it is illegal.
  bool is_forced = false;
  Color color = Color::kBlack;
  Point point;
  // Among the plays and passes of its line, from 1.
  std::uint64_t move = 0;
  // Of a repetition: the move after which the position was there last (0 is
  // the start), and how many moves ago that is.
  std::uint64_t repeated_move = 0;
  std::uint64_t cycle = 0;
  // Of the point in the text; line 0 if that is not known.
  TextPlace place = {.line = 0, .column = 0};
  // As VariationPath; empty on the main line of a tree without branches.
  std::string variation;
};

struct GameResult {
  // So many remarks of a kind are listed; all are counted.
  static constexpr std::size_t kListedMax = 10'000;

  bool is_judged = false;
  // Of everything that was judged, variations included.
  Witnesses witnesses;
  std::uint64_t illegal_plays = 0;  // Findings.
  std::uint64_t forced_plays = 0;   // Illegal too, but KO stands beside them.
  std::uint64_t repetitions = 0;    // Allowed.
  std::vector<PlayRemark> illegal;
  std::vector<PlayRemark> forced;
  std::vector<PlayRemark> allowed_repetitions;
  // Lines from the root to a leaf, and how many were not cross-checked, because
  // that would take longer than its limit.
  std::uint64_t lines = 0;
  std::uint64_t lines_unchecked = 0;

  // Of the main line.
  std::uint64_t moves = 0;
  std::uint64_t passes = 0;
  std::uint64_t setup_stones = 0;
  // Own ones removed by suicide too.
  std::uint64_t captured_stones = 0;
  // The last position, row by row; empty unless it was asked for.
  std::vector<Color> final_board;

  void Clear();
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_GAME_RESULT_H_
