#include "core/perft/position_graph.h"

#include <cstddef>
#include <map>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

#include "core/base/check.h"
#include "core/rules/game.h"

namespace superko {
namespace {

class GraphMaker {
 public:
  GraphMaker(BoardSize size, Suicide suicide)
      : size_(size),
        game_(
            {.size = size,
             .rules = {.suicide = suicide, .repetition = Repetition::kNone}}) {}

  // Breadth first from the empty board.
  absl::StatusOr<PositionGraph> Make() {
    NumberOf(Stones());
    for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
      if (i == PositionGraph::kPositionsMax) return TooMany();
      // A copy, for new nodes move the old ones about.
      const std::vector<Color> stones = graph_.nodes[i].stones;
      const std::uint64_t successors = SuccessorsOf(stones);
      graph_.nodes[i].successors = successors;
    }
    return std::move(graph_);
  }

 private:
  std::uint64_t SuccessorsOf(const std::vector<Color>& stones) {
    SetUp(stones);
    std::uint64_t successors = 0;
    for (const Color player : {Color::kBlack, Color::kWhite}) {
      for (int i = 0; i < size_.points(); ++i) {
        const Point point = size_.PointAt(i);
        if (game_.Play(player, point).verdict != Verdict::kLegal) continue;
        const std::vector<Color> after = Stones();
        game_.Undo();
        if (after == stones) continue;
        const std::size_t number = NumberOf(after);
        // Beyond the last one the graph is given up anyway.
        if (number < PositionGraph::kPositionsMax) {
          successors |= std::uint64_t{1} << number;
        }
      }
    }
    return successors;
  }

  void SetUp(const std::vector<Color>& stones) {
    std::vector<Placement> placements;
    for (int i = 0; i < size_.points(); ++i) {
      placements.push_back({.point = size_.PointAt(i),
                            .color = stones[static_cast<std::size_t>(i)]});
    }
    const bool stands = game_.TrySetUp(placements, Color::kBlack);
    SUPERKO_CHECK(stands) << "a play led to a position that cannot stand";
  }

  std::vector<Color> Stones() const {
    std::vector<Color> stones(static_cast<std::size_t>(size_.points()));
    game_.board().CopyColors(stones.data());
    return stones;
  }

  std::size_t NumberOf(const std::vector<Color>& stones) {
    const auto [known, is_new] = numbers_.emplace(stones, numbers_.size());
    if (is_new) graph_.nodes.push_back({.stones = stones});
    return known->second;
  }

  absl::Status TooMany() const {
    return absl::ResourceExhaustedError(
        absl::StrCat(size_.rows(), "x", size_.columns(), " has more than ",
                     PositionGraph::kPositionsMax, " positions"));
  }

  BoardSize size_;
  Game game_;
  PositionGraph graph_;
  std::map<std::vector<Color>, std::size_t> numbers_;
};

}  // namespace

absl::StatusOr<PositionGraph> MakePositionGraph(BoardSize size,
                                                Suicide suicide) {
  return GraphMaker(size, suicide).Make();
}

}  // namespace superko
