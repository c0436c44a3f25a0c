// LegalSource: legal plays, as core sees it, and passes when there are none.
//
// The only source that lets core decide. In half the records own eyes stay
// empty, so that strings live and the game comes to an end as real ones do.

#ifndef SUPERKO_CORE_GENERATE_LEGAL_SOURCE_H_
#define SUPERKO_CORE_GENERATE_LEGAL_SOURCE_H_

#include "core/generate/point_source.h"

namespace superko {

class LegalSource final : public PointSource {
 public:
  void Start(Draft& draft) override;
  std::optional<Point> Next(Draft& draft) override;

 private:
  bool keeps_eyes_ = false;
  // Searches in vain; after two, the game is over and any point will do.
  int passes_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_LEGAL_SOURCE_H_
