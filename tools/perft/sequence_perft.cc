#include "tools/perft/sequence_perft.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "absl/status/status.h"

#include "core/base/check.h"

namespace superko {
namespace {

// So many threads find work to the end, and none is small.
constexpr std::size_t kBranchesWanted = 256;

using Plies = std::vector<PlyCounts>;

// Adds `added` to the rows of `plies` from depth `first` + 1 on.
bool TryAddPlies(const Plies& added, int weight, int first, Plies& plies) {
  bool fits = true;
  for (std::size_t i = 0; i < added.size(); ++i) {
    fits &= TryAddCounts(added[i], weight,
                         plies[static_cast<std::size_t>(first) + i]);
  }
  return fits;
}

// The counts of depth 1, each with its point.
std::vector<FirstMoveCounts> DivideOnePly(Game game, Color player,
                                          const SequenceOptions& options) {
  std::vector<FirstMoveCounts> division = ListFirstMoves(game, player, options);
  for (auto& [move, counts] : division) {
    if (move.kind == MoveKind::kPass) {
      counts.sequences = 1;
      continue;
    }
    const PlayResult result = game.Play(player, move.point);
    counts.sequences = result.verdict == Verdict::kLegal;
    counts.captures = result.captured > 0;
    counts.refused_suicide = result.verdict == Verdict::kSuicide;
    counts.refused_repetition = result.verdict == Verdict::kRepetition;
    if (result.verdict == Verdict::kLegal) game.Undo();
  }
  return division;
}

// Adds the last rows of all branches to their first moves.
std::vector<FirstMoveCounts> DivideByBranch(
    std::vector<FirstMoveCounts> division, const std::vector<Branch>& branches,
    const std::vector<Plies>& counts) {
  for (std::size_t i = 0; i < branches.size(); ++i) {
    const Move first = branches[i].moves.front();
    const auto found = std::find_if(
        division.begin(), division.end(),
        [first](const FirstMoveCounts& known) { return known.move == first; });
    SUPERKO_CHECK(found != division.end());
    // No part is larger than the whole, which fits.
    const bool fits = TryAddCounts(counts[i].back(), 1, found->counts);
    SUPERKO_CHECK(fits);
  }
  return division;
}

}  // namespace

std::vector<FirstMoveCounts> ListFirstMoves(const Game& start, Color player,
                                            const SequenceOptions& options) {
  std::vector<FirstMoveCounts> moves;
  const BoardSize size = start.board().size();
  for (int i = 0; i < size.points(); ++i) {
    const Point point = size.PointAt(i);
    if (start.board().at(point) != Color::kEmpty) continue;
    moves.push_back({.move = PlayMove(player, point), .counts = {}});
  }
  if (options.passes) {
    moves.push_back({.move = PassMove(player), .counts = {}});
  }
  return moves;
}

Split SplitSequences(const Game& start, Color player,
                     const SequenceOptions& options) {
  Game game = start;
  Split split;
  for (;; ++split.depth) {
    SequenceOptions stem = options;
    stem.depth = split.depth;
    split.branches = ListBranches(game, player, stem);
    const bool is_enough = split.branches.size() >= kBranchesWanted;
    if (is_enough || split.branches.empty()) return split;
    if (split.depth + 1 >= options.depth) return split;
  }
}

SequenceOptions RestOf(const SequenceOptions& options, const Branch& branch) {
  SequenceOptions rest = options;
  rest.depth -= static_cast<int>(branch.moves.size());
  if (!branch.moves.empty()) {
    rest.after_pass = branch.moves.back().kind == MoveKind::kPass;
  }
  return rest;
}

Color PlayerAfter(Color first_player, const Branch& branch) {
  return branch.moves.size() % 2 == 0 ? first_player : Opponent(first_player);
}

absl::StatusOr<SequencePerft> CountSequencesInParallel(
    const Game& start, Color player, const SequencePerftOptions& options) {
  const SequenceOptions& sequences = options.sequences;
  Split split = SplitSequences(start, player, sequences);
  if (options.merges_symmetric) {
    split.branches = MergeSymmetric(split.branches, start.board().size());
  }
  std::vector<Plies> counts(split.branches.size());
  ForEachInParallel(counts.size(), options.parallel, [&](std::size_t i) {
    const Branch& branch = split.branches[i];
    Game game = start;
    PlayBranch(branch, game);
    counts[i] = CountSequences(game, PlayerAfter(player, branch),
                               RestOf(sequences, branch));
  });
  SequencePerft perft;
  Game game = start;
  SequenceOptions stem = sequences;
  stem.depth = split.depth;
  perft.plies = CountSequences(game, player, stem);
  perft.plies.resize(static_cast<std::size_t>(sequences.depth));
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (!TryAddPlies(counts[i], split.branches[i].weight, split.depth,
                     perft.plies)) {
      return absl::OutOfRangeError("a count does not fit in 128 bits");
    }
  }
  if (options.merges_symmetric) return perft;
  perft.division =
      sequences.depth == 1
          ? DivideOnePly(start, player, sequences)
          : DivideByBranch(ListFirstMoves(start, player, sequences),
                           split.branches, counts);
  return perft;
}

}  // namespace superko
