// CrampedSource: plays in a small window until little goes there any more, then
// in another; so one board sees many close fights.
//
// If the plan is blind it plays every point of the window alike, else it
// prefers empty ones.

#ifndef SUPERKO_CORE_GENERATE_CRAMPED_SOURCE_H_
#define SUPERKO_CORE_GENERATE_CRAMPED_SOURCE_H_

#include "core/board/point.h"
#include "core/generate/move_source.h"

namespace superko {

class CrampedSource final : public MoveSource {
 public:
  void Start(Draft& draft) override;
  void AddMoves(Draft& draft) override;

 private:
  void MoveWindow(Draft& draft);
  Point AnyPointOfWindow(Draft& draft) const;

  Point corner_;  // Top left of the window.
  BoardSize window_{1, 1};
  int plays_left_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_CRAMPED_SOURCE_H_
