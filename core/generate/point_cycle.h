// PointCycle: points in a random order, tried round and round.
//
// To search a board for a point that will do, this is cheaper than drawing
// until one does: on a full board most draws are in vain.

#ifndef SUPERKO_CORE_GENERATE_POINT_CYCLE_H_
#define SUPERKO_CORE_GENERATE_POINT_CYCLE_H_

#include <cstddef>
#include <vector>

#include "core/base/shuffle.h"
#include "core/base/split_mix.h"
#include "core/board/point.h"

namespace superko {

class PointCycle {
 public:
  void Clear() {
    points_.clear();
    next_ = 0;
  }
  bool empty() const { return points_.empty(); }
  void Add(Point point) { points_.push_back(point); }
  void AddAll(BoardSize size) {
    for (int i = 0; i < size.points(); ++i) Add(size.PointAt(i));
  }

  void Shuffle(SplitMix64& random) { superko::Shuffle(points_, random); }

  // Calls `try_point` with one point after the other, from where the last call
  // stopped, until it returns true; at most once with each. Returns whether it
  // did.
  template <typename TryPoint>
  bool Try(const TryPoint& try_point) {
    for (std::size_t step = 0; step < points_.size(); ++step) {
      if (next_ == points_.size()) next_ = 0;
      if (try_point(points_[next_++])) return true;
    }
    return false;
  }

 private:
  std::vector<Point> points_;
  std::size_t next_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_POINT_CYCLE_H_
