// For tests of the page: a game that two engines play, and fall out over.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_TESTING_H_
#define SUPERKO_TOOLS_REPORT_PAGE_TESTING_H_

#include <string>
#include <utility>
#include <vector>

#include "tools/harness/comparer.h"
#include "tools/harness/replay.h"
#include "tools/harness/source.h"
#include "tools/harness/testing.h"

namespace superko {

// Row 3, column 3 of 5x5.
inline constexpr std::size_t kShyOrdinal = 12;

// Core, but on 5x5 Black may not play on row 3, column 3.
inline EngineFactory MakeShyEngine() {
  return MakeSpoilt(
      {.answer = [](Move move, MoveAnswer& answer, absl::Span<Color> board) {
        if (move.kind != MoveKind::kPlay || move.color != Color::kBlack) return;
        if (move.point.row != 2 || move.point.column != 2) return;
        answer = {.verdict = Verdict::kOccupied};
        board[kShyOrdinal] = Color::kEmpty;
      }});
}

// On 5x5: a capture, a pass, and Black's play in the middle, which the
// engine under test refuses.
inline GameRecord ShyRecord() {
  const Color b = Color::kBlack;
  const Color w = Color::kWhite;
  return {.size = BoardSize(5, 5),
          .rules = {},
          .first_player = b,
          .moves = {PlayMove(b, {0, 0}), PlayMove(w, {0, 1}),
                    PlayMove(b, {4, 4}), PlayMove(w, {1, 0}), PassMove(b),
                    PlayMove(w, {4, 4}), PlayMove(b, {2, 2})}};
}

inline Lineup ShyLineup() { return {MakeShyEngine(), MakeCoreEngine}; }

// The finding that a run on ShyLineup comes to.
inline Finding FindingOf(const GameRecord& record) {
  Witnesses witnesses;
  Finding finding;
  finding.where.number = 7;
  finding.where.record = record;
  finding.difference =
      *Comparer(ShyLineup(), {.deep = false}).Compare(record, witnesses);
  finding.where.record.moves.resize(finding.difference.move + 1);
  finding.command = "superko random --first=7 --games=1 --seed=1";
  return finding;
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_TESTING_H_
