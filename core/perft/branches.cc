#include "core/perft/branches.h"

#include <cstddef>
#include <utility>

#include "core/base/check.h"
#include "core/perft/symmetry.h"

namespace superko {
namespace {

class BranchLister {
 public:
  BranchLister(Game& game, const SequenceOptions& options)
      : game_(game), options_(options) {}

  std::vector<Branch> List(Color player) {
    Visit(player, options_.after_pass);
    return std::move(branches_);
  }

 private:
  // Recursion is as deep as the branches are long.
  void Visit(Color player, bool after_pass) {
    if (static_cast<int>(moves_.size()) == options_.depth) {
      branches_.push_back({.moves = moves_});
      return;
    }
    const BoardSize size = game_.board().size();
    for (int i = 0; i < size.points(); ++i) {
      const Point point = size.PointAt(i);
      if (game_.Play(player, point).verdict != Verdict::kLegal) continue;
      Enter(PlayMove(player, point));
    }
    if (!options_.passes || after_pass) return;
    game_.Pass(player);
    Enter(PassMove(player));
  }

  // Goes on after `move`, which was made, and takes it back.
  void Enter(Move move) {
    moves_.push_back(move);
    Visit(Opponent(move.color), move.kind == MoveKind::kPass);
    moves_.pop_back();
    game_.Undo();
  }

  Game& game_;
  SequenceOptions options_;
  std::vector<Move> moves_;
  std::vector<Branch> branches_;
};

// The moves as comparable numbers: colors alternate in all branches alike, and
// a pass is no point.
std::vector<int> ImageOf(const std::vector<Move>& moves,
                         const Symmetry& symmetry, BoardSize size) {
  std::vector<int> image;
  for (const Move move : moves) {
    image.push_back(move.kind == MoveKind::kPass
                        ? size.points()
                        : size.Ordinal(symmetry.Image(move.point, size)));
  }
  return image;
}

}  // namespace

std::vector<Branch> ListBranches(Game& game, Color player,
                                 const SequenceOptions& options) {
  return BranchLister(game, options).List(player);
}

std::vector<Branch> MergeSymmetric(const std::vector<Branch>& branches,
                                   BoardSize size) {
  const std::vector<Symmetry> symmetries = SymmetriesOf(size);
  std::vector<Branch> merged;
  for (const Branch& branch : branches) {
    const int weight = WeightOfFirst(symmetries, [&](const Symmetry& symmetry) {
      return ImageOf(branch.moves, symmetry, size);
    });
    if (weight == 0) continue;
    merged.push_back({.moves = branch.moves, .weight = branch.weight * weight});
  }
  return merged;
}

void PlayBranch(const Branch& branch, Game& game) {
  for (const Move move : branch.moves) {
    if (move.kind == MoveKind::kPass) {
      game.Pass(move.color);
      continue;
    }
    const Verdict verdict = game.Play(move.color, move.point).verdict;
    SUPERKO_CHECK(verdict == Verdict::kLegal) << VerdictName(verdict);
  }
}

void UndoBranch(const Branch& branch, Game& game) {
  for (std::size_t i = 0; i < branch.moves.size(); ++i) game.Undo();
}

}  // namespace superko
