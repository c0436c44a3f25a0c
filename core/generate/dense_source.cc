#include "core/generate/dense_source.h"

#include "core/generate/search_points.h"

namespace superko {

// The first part is the whole board, seven eighths, three quarters or a half.
void DenseSource::Start(Draft& draft) {
  SplitMix64& random = draft.random();
  constexpr std::uint32_t kInvadePercents[] = {1, 3, 15};
  invade_percent_ = kInvadePercents[random.Below(3)];
  owner_ = random.Percent(50) ? Color::kBlack : Color::kWhite;
  row_weight_ = static_cast<int>(random.Below(3));
  column_weight_ = static_cast<int>(random.Below(3));
  const int largest = row_weight_ * draft.size().rows() +
                      column_weight_ * draft.size().columns();
  constexpr int kEighths[] = {8, 7, 6, 4};
  threshold_ = largest * kEighths[random.Below(4)] / 8;
}

std::optional<Point> DenseSource::Next(Draft& draft) {
  const auto is_empty = [&](Point point) { return draft.IsEmpty(point); };
  const auto is_own = [&](Point point) {
    return draft.IsEmpty(point) && OwnerOf(point) == draft.turn();
  };
  std::optional<Point> point;
  const bool invades =
      draft.refusals() > 0 || draft.random().Percent(invade_percent_);
  if (!invades) point = FindPoint(draft, is_own);
  if (!point.has_value()) point = FindPoint(draft, is_empty);
  return point.has_value() ? point : draft.AnyPoint();
}

Color DenseSource::OwnerOf(Point point) const {
  const int height = row_weight_ * point.row + column_weight_ * point.column;
  return height < threshold_ ? owner_ : Opponent(owner_);
}

}  // namespace superko
