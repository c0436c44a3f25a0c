#include "core/perft/sequence_count.h"

#include <cstddef>
#include <cstdint>

#include "core/base/check.h"
#include "core/board/board.h"
#include "core/board/point.h"

namespace superko {
namespace {

// What was met at a node; a board has far less than 2^32 points.
struct NodeCounts {
  std::uint32_t sequences = 0;
  std::uint32_t captures = 0;
  std::uint32_t refused_suicide = 0;
  std::uint32_t refused_repetition = 0;

  // 2^128 nodes are out of reach, so that no sum can overflow.
  void AddTo(PlyCounts& counts) const {
    counts.sequences += sequences;
    counts.captures += captures;
    counts.refused_suicide += refused_suicide;
    counts.refused_repetition += refused_repetition;
  }
};

class SequenceCounter {
 public:
  SequenceCounter(Game& game, const SequenceOptions& options)
      : game_(game),
        options_(options),
        counts_(static_cast<std::size_t>(options.depth)) {
    const BoardSize size = game.board().size();
    for (int i = 0; i < size.points(); ++i) points_.push_back(size.PointAt(i));
  }

  std::vector<PlyCounts> Count(Color player) {
    if (options_.depth > 0) Visit(player, 0, options_.after_pass);
    return counts_;
  }

 private:
  // Plays every move of `player` after `ply` moves.
  // Recursion is as deep as the sequences are long.
  void Visit(Color player, int ply, bool after_pass) {
    if (ply + 1 == options_.depth) return VisitLast(player, ply);
    NodeCounts node;
    for (const Point point : points_) {
      const PlayResult result = game_.Play(player, point);
      Tally(result.verdict, result.captured > 0, node);
      if (result.verdict != Verdict::kLegal) continue;
      Visit(Opponent(player), ply + 1, false);
      game_.Undo();
    }
    if (options_.passes) VisitPass(player, ply, after_pass, node);
    node.AddTo(counts_[static_cast<std::size_t>(ply)]);
  }

  void VisitPass(Color player, int ply, bool after_pass, NodeCounts& node) {
    ++node.sequences;
    if (after_pass) return;
    game_.Pass(player);
    Visit(Opponent(player), ply + 1, true);
    game_.Undo();
  }

  void VisitLast(Color player, int ply) {
    NodeCounts node;
    for (const Point point : points_) {
      const Verdict verdict = game_.Judge(player, point);
      if (verdict == Verdict::kOccupied) continue;
      Tally(verdict, verdict == Verdict::kLegal && Captures(player, point),
            node);
    }
    if (options_.passes) ++node.sequences;
    node.AddTo(counts_[static_cast<std::size_t>(ply)]);
  }

  bool Captures(Color player, Point point) const {
    const Board& board = game_.board();
    const PointIndex index = board.grid().Index(point);
    const Color opponent = Opponent(player);
    for (const PointIndex neighbor : board.grid().Neighbors(index)) {
      if (board.at(neighbor) != opponent) continue;
      Board::Removal removal;
      board.Foresee(player, index, removal);
      return !removal.is_suicide && removal.strings > 0;
    }
    return false;
  }

  static void Tally(Verdict verdict, bool captures, NodeCounts& node) {
    node.sequences += verdict == Verdict::kLegal;
    node.captures += captures;
    node.refused_suicide += verdict == Verdict::kSuicide;
    node.refused_repetition += verdict == Verdict::kRepetition;
  }

  Game& game_;
  SequenceOptions options_;
  std::vector<Point> points_;
  std::vector<PlyCounts> counts_;
};

}  // namespace

std::vector<PlyCounts> CountSequences(Game& game, Color player,
                                      const SequenceOptions& options) {
  SUPERKO_CHECK(options.depth >= 0) << options.depth;
  return SequenceCounter(game, options).Count(player);
}

}  // namespace superko
