#include "core/generate/set_ups.h"

#include <cstdint>
#include <cstdlib>

#include "core/generate/draws.h"

namespace superko {
namespace {

constexpr int kScatteredMax = 12;

// Up to a dozen points, some twice, become anything.
bool TryScatter(Draft& draft, std::vector<Placement>& placements) {
  SplitMix64& random = draft.random();
  const int count = DrawBetween(0, kScatteredMax, random);
  for (int i = 0; i < count; ++i) {
    const auto color = static_cast<Color>(DrawBelow(3, random));
    placements.push_back({draft.AnyPoint(), color});
  }
  return draft.TrySetUp(placements, DrawPlayer(random));
}

// What the latest play did is undone, or nearly so; played again, the position
// repeats.
bool TryTakeBack(Draft& draft, std::vector<Placement>& placements) {
  const Point point = draft.latest();
  const Color player = draft.board().at(point);
  if (player == Color::kEmpty) return false;
  placements.push_back({point, Color::kEmpty});
  if (!draft.retakes().empty()) {
    placements.push_back({draft.retakes().front(), Opponent(player)});
  }
  if (!draft.TrySetUp(placements, DrawPlayer(draft.random()))) return false;
  if (draft.random().Percent(75)) draft.SetTurn(player);
  if (draft.room() > 0) draft.Play(point);
  return true;
}

// Takes where stones were taken, changes nothing, and retakes: a set-up lifts a
// ko, even one that sets nothing.
bool TryRestate(Draft& draft, std::vector<Placement>& placements) {
  constexpr int kRoomMin = 4;
  if (draft.room() < kRoomMin || draft.retakes().empty()) return false;
  draft.Play(draft.retakes().front());
  const Point point = draft.latest();
  const Color player = draft.board().at(point);
  if (draft.random().Percent(50)) placements.push_back({point, player});
  if (!draft.TrySetUp(placements, DrawPlayer(draft.random()))) return false;
  if (player != Color::kEmpty) draft.SetTurn(Opponent(player));
  draft.Play(draft.retakes().front());
  return true;
}

// One play captures four strings:
//
//       X
//     X O X
//   X O . O X
//     X O X
//       X
bool TryFlower(Draft& draft, std::vector<Placement>& placements) {
  const BoardSize size = draft.size();
  const Point center = draft.AnyPoint();
  const Color player = DrawPlayer(draft.random());
  for (int row = -2; row <= 2; ++row) {
    for (int column = -2; column <= 2; ++column) {
      const int distance = std::abs(row) + std::abs(column);
      const Point point = {
          .row = static_cast<std::uint8_t>(center.row + row),
          .column = static_cast<std::uint8_t>(center.column + column)};
      if (distance > 2 || !size.Contains(point)) continue;
      const Color colors[] = {Color::kEmpty, Opponent(player), player};
      placements.push_back({point, colors[distance]});
    }
  }
  if (!draft.TrySetUp(placements, player)) return false;
  if (draft.room() > 0) draft.Play(center);
  return true;
}

}  // namespace

bool TryClearStones(Draft& draft, std::vector<Placement>& scratch) {
  scratch.clear();
  const BoardSize size = draft.size();
  const Board& board = draft.board();
  const bool clears_all = draft.random().Percent(50);
  for (int ordinal = 0; ordinal < size.points(); ++ordinal) {
    const Point point = size.PointAt(ordinal);
    if (board.at(point) == Color::kEmpty) continue;
    if (clears_all || draft.random().Percent(50)) {
      scratch.push_back({point, Color::kEmpty});
    }
  }
  return draft.TrySetUp(scratch, DrawPlayer(draft.random()));
}

bool TryRandomSetUp(Draft& draft, std::vector<Placement>& scratch) {
  scratch.clear();
  switch (DrawBelow(8, draft.random())) {
    case 0:
      return TryClearStones(draft, scratch);
    case 1:
      return TryFlower(draft, scratch);
    case 2:
    case 3:
      return TryRestate(draft, scratch);
    case 4:
    case 5:
      return TryTakeBack(draft, scratch);
    default:
      return TryScatter(draft, scratch);
  }
}

}  // namespace superko
