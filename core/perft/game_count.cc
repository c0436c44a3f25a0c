#include "core/perft/game_count.h"

#include <array>
#include <bit>
#include <cstddef>
#include <map>

#include "core/base/check.h"
#include "core/perft/symmetry.h"

namespace superko {
namespace {

class EndedGameCounter {
 public:
  EndedGameCounter(Game& game, int moves_max)
      : game_(game), moves_max_(moves_max) {
    const BoardSize size = game.board().size();
    for (int i = 0; i < size.points(); ++i) points_.push_back(size.PointAt(i));
  }

  // Recursion is as deep as games last.
  std::uint64_t Count(Color player, int moves, bool after_pass) {
    if (moves == moves_max_) return 0;
    std::uint64_t games = CountAfterPass(player, moves, after_pass);
    for (const Point point : points_) {
      if (game_.Play(player, point).verdict != Verdict::kLegal) continue;
      games += Count(Opponent(player), moves + 1, false);
      game_.Undo();
    }
    return games;
  }

 private:
  std::uint64_t CountAfterPass(Color player, int moves, bool after_pass) {
    if (after_pass) return 1;
    game_.Pass(player);
    const std::uint64_t games = Count(Opponent(player), moves + 1, true);
    game_.Undo();
    return games;
  }

  Game& game_;
  int moves_max_;
  std::vector<Point> points_;
};

using PositionSet = std::uint64_t;

constexpr PositionSet SetOf(int node) { return PositionSet{1} << node; }

// Visits every simple path, but for those that cannot go on, which are counted
// from one step before.
class PathCounter {
 public:
  explicit PathCounter(const PositionGraph& graph) {
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
      successors_[i] = graph.nodes[i].successors;
    }
  }

  // Paths that go on from `node` through nodes of `free`, and the one that does
  // not go on. Recursion is as deep as there are nodes.
  std::uint64_t Count(int node, PositionSet free) const {
    std::uint64_t paths = 1;
    PositionSet next = successors_[static_cast<std::size_t>(node)] & free;
    for (; next != 0; next &= next - 1) {
      const int successor = std::countr_zero(next);
      const bool goes_on =
          (successors_[static_cast<std::size_t>(successor)] & free) != 0;
      paths += goes_on ? Count(successor, free & ~SetOf(successor)) : 1;
    }
    return paths;
  }

 private:
  std::array<PositionSet, PositionGraph::kPositionsMax> successors_{};
};

PositionSet UnvisitedBy(const PositionPath& path) {
  PositionSet unvisited = ~PositionSet{0};
  for (const int node : path.nodes) unvisited &= ~SetOf(node);
  return unvisited;
}

void ExtendPaths(const PositionGraph& graph, const PositionPath& path,
                 std::vector<PositionPath>& longer) {
  const auto last = static_cast<std::size_t>(path.nodes.back());
  PositionSet next = graph.nodes[last].successors & UnvisitedBy(path);
  for (; next != 0; next &= next - 1) {
    longer.push_back(path);
    longer.back().nodes.push_back(std::countr_zero(next));
  }
}

// What a symmetry of the board, and perhaps a swap of the colors, makes of each
// position.
using NodeMap = std::vector<int>;

NodeMap MapNodes(const PositionGraph& graph, const Symmetry& symmetry,
                 bool swaps_colors, BoardSize size) {
  std::map<std::vector<Color>, int> numbers;
  for (const PositionGraph::Node& node : graph.nodes) {
    numbers.emplace(node.stones, static_cast<int>(numbers.size()));
  }
  NodeMap images;
  for (const PositionGraph::Node& node : graph.nodes) {
    std::vector<Color> stones(node.stones.size());
    for (int i = 0; i < size.points(); ++i) {
      const Color color = node.stones[static_cast<std::size_t>(i)];
      const Point image = symmetry.Image(size.PointAt(i), size);
      stones[static_cast<std::size_t>(size.Ordinal(image))] =
          swaps_colors && color != Color::kEmpty ? Opponent(color) : color;
    }
    const auto known = numbers.find(stones);
    SUPERKO_CHECK(known != numbers.end()) << "a position without its image";
    images.push_back(known->second);
  }
  return images;
}

std::vector<int> ImageOf(const std::vector<int>& nodes, const NodeMap& map) {
  std::vector<int> image;
  for (const int node : nodes) {
    image.push_back(map[static_cast<std::size_t>(node)]);
  }
  return image;
}

}  // namespace

std::uint64_t CountEndedGames(Game& game, Color player,
                              const EndedGameOptions& options) {
  SUPERKO_CHECK(game.rules().repetition == Repetition::kPositional);
  return EndedGameCounter(game, options.moves_max)
      .Count(player, 0, options.after_pass);
}

std::vector<PositionPath> ListPaths(const PositionGraph& graph, int steps) {
  std::vector<PositionPath> paths = {{.nodes = {0}}};
  for (int step = 0; step < steps; ++step) {
    std::vector<PositionPath> longer;
    for (const PositionPath& path : paths) ExtendPaths(graph, path, longer);
    paths = std::move(longer);
  }
  return paths;
}

std::vector<PositionPath> MergeSymmetricPaths(
    const std::vector<PositionPath>& paths, const PositionGraph& graph,
    BoardSize size) {
  std::vector<NodeMap> maps;
  for (const bool swaps_colors : {false, true}) {
    for (const Symmetry& symmetry : SymmetriesOf(size)) {
      maps.push_back(MapNodes(graph, symmetry, swaps_colors, size));
    }
  }
  std::vector<PositionPath> merged;
  for (const PositionPath& path : paths) {
    const int weight = WeightOfFirst(
        maps, [&path](const NodeMap& map) { return ImageOf(path.nodes, map); });
    if (weight == 0) continue;
    merged.push_back({.nodes = path.nodes, .weight = path.weight * weight});
  }
  return merged;
}

std::uint64_t CountPathsFrom(const PositionGraph& graph,
                             const PositionPath& path) {
  return PathCounter(graph).Count(path.nodes.back(), UnvisitedBy(path));
}

}  // namespace superko
