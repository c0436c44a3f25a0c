#include "core/generate/cramped_source.h"

#include <algorithm>

namespace superko {
namespace {

constexpr std::uint32_t kWindowSideMax = 5;
constexpr int kRefusalsMax = 12;

struct Range {
  std::uint32_t first;
  std::uint32_t length;
};

// Part of a side; one in two touches an end of it.
Range DrawRange(int side, SplitMix64& random) {
  const auto whole = static_cast<std::uint32_t>(side);
  const std::uint32_t length =
      std::min(whole, 2 + random.Below(kWindowSideMax - 1));
  const std::uint32_t free = whole - length;
  const std::uint32_t first = random.Below(free + 1);
  const std::uint32_t dice = random.Below(4);
  if (dice == 0) return {0, length};
  return {dice == 1 ? free : first, length};
}

}  // namespace

void CrampedSource::Start(Draft& draft) { MoveWindow(draft); }

std::optional<Point> CrampedSource::Next(Draft& draft) {
  if (--plays_left_ < 0 || draft.refusals() > kRefusalsMax) MoveWindow(draft);
  const Point point = AnyPointOfWindow(draft);
  return draft.IsEmpty(point) ? point : AnyPointOfWindow(draft);
}

void CrampedSource::MoveWindow(Draft& draft) {
  SplitMix64& random = draft.random();
  const Range rows = DrawRange(draft.size().rows(), random);
  const Range columns = DrawRange(draft.size().columns(), random);
  corner_ = {.row = static_cast<std::uint8_t>(rows.first),
             .column = static_cast<std::uint8_t>(columns.first)};
  rows_ = rows.length;
  columns_ = columns.length;
  plays_left_ = static_cast<int>(3 * rows_ * columns_);
}

Point CrampedSource::AnyPointOfWindow(Draft& draft) const {
  const std::uint32_t dice = draft.random().Below(rows_ * columns_);
  return {
      .row = static_cast<std::uint8_t>(corner_.row + dice / columns_),
      .column = static_cast<std::uint8_t>(corner_.column + dice % columns_)};
}

}  // namespace superko
