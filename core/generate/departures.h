// The points of those departures from a style that are plays; see swarm.h.
//
// Each gives some point, wherever that may be, if it finds none of its kind.

#ifndef SUPERKO_CORE_GENERATE_DEPARTURES_H_
#define SUPERKO_CORE_GENERATE_DEPARTURES_H_

#include "core/board/point.h"
#include "core/generate/draft.h"

namespace superko {

Point OccupiedPoint(Draft& draft);
Point RetakePoint(Draft& draft);
Point OwnEye(Draft& draft);
Point NearPoint(Draft& draft);

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_DEPARTURES_H_
