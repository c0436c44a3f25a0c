#include "core/generate/cramped_source.h"

#include <algorithm>
#include <cstdint>

#include "core/generate/draws.h"

namespace superko {
namespace {

constexpr int kWindowSideMax = 5;
constexpr int kRefusalsMax = 6;

struct Range {
  int first;
  int length;
};

// Part of a side; one in two touches an end of it.
Range DrawRange(int side, SplitMix64& random) {
  const int length = std::min(side, DrawBetween(2, kWindowSideMax, random));
  const int first_max = side - length;
  const int first = DrawBetween(0, first_max, random);
  const int place = DrawBelow(4, random);
  if (place == 0) return {0, length};
  return {place == 1 ? first_max : first, length};
}

}  // namespace

void CrampedSource::Start(Draft& draft) { MoveWindow(draft); }

void CrampedSource::AddMoves(Draft& draft) {
  const bool looks = !draft.plan().is_blind;
  const bool is_stuck = looks && draft.refusals() > kRefusalsMax;
  if (--plays_left_ < 0 || is_stuck) MoveWindow(draft);
  Point point = AnyPointOfWindow(draft);
  for (int draw = 1; looks && draw < 4 && !draft.IsEmpty(point); ++draw) {
    point = AnyPointOfWindow(draft);
  }
  draft.Play(point);
}

void CrampedSource::MoveWindow(Draft& draft) {
  SplitMix64& random = draft.random();
  const Range rows = DrawRange(draft.size().rows(), random);
  const Range columns = DrawRange(draft.size().columns(), random);
  corner_ = {.row = static_cast<std::uint8_t>(rows.first),
             .column = static_cast<std::uint8_t>(columns.first)};
  window_ = BoardSize(rows.length, columns.length);
  plays_left_ = (draft.plan().is_blind ? 1 : 3) * window_.points();
}

Point CrampedSource::AnyPointOfWindow(Draft& draft) const {
  const Point offset = DrawPoint(window_, draft.random());
  return {.row = static_cast<std::uint8_t>(corner_.row + offset.row),
          .column = static_cast<std::uint8_t>(corner_.column + offset.column)};
}

}  // namespace superko
