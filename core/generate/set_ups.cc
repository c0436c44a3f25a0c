#include "core/generate/set_ups.h"

#include <cstdint>

namespace superko {
namespace {

constexpr int kScatteredMax = 12;

Color AnyPlayer(SplitMix64& random) {
  return random.Percent(50) ? Color::kBlack : Color::kWhite;
}

// Up to a dozen points, some twice, become anything.
void Scatter(Draft& draft, std::vector<Placement>& placements) {
  SplitMix64& random = draft.random();
  const std::uint32_t count = random.Below(kScatteredMax + 1);
  for (std::uint32_t i = 0; i < count; ++i) {
    const auto color = static_cast<Color>(random.Below(3));
    placements.push_back({draft.AnyPoint(), color});
  }
}

// Every stone goes, or in one case of two each with a chance of a half.
void ClearStones(Draft& draft, std::vector<Placement>& placements) {
  const BoardSize size = draft.size();
  const bool clears_all = draft.random().Percent(50);
  for (int ordinal = 0; ordinal < size.points(); ++ordinal) {
    const Point point = size.PointAt(ordinal);
    if (draft.IsEmpty(point)) continue;
    if (clears_all || draft.random().Percent(50)) {
      placements.push_back({point, Color::kEmpty});
    }
  }
}

// What the latest play did is undone, or nearly so; played again, the position
// would repeat.
void TakeBack(Draft& draft, std::vector<Placement>& placements) {
  const Color player = draft.board().at(draft.latest());
  placements.push_back({draft.latest(), Color::kEmpty});
  if (draft.captured().empty() || player == Color::kEmpty) return;
  placements.push_back({draft.captured().front(), Opponent(player)});
}

}  // namespace

bool TryRandomSetUp(Draft& draft, std::vector<Placement>& scratch) {
  scratch.clear();
  const std::uint32_t dice = draft.random().Below(10);
  if (dice < 4) {
    Scatter(draft, scratch);
  } else if (dice < 8) {
    TakeBack(draft, scratch);
  } else {
    ClearStones(draft, scratch);
  }
  return draft.TrySetUp(scratch, AnyPlayer(draft.random()));
}

}  // namespace superko
