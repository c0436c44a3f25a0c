#include "core/generate/comb_source.h"

#include <cstdint>

#include "core/generate/draws.h"

namespace superko {

void CombSource::Start(Draft& draft) {
  builder_ = DrawPlayer(draft.random());
  DrawComb(draft);
  filled_ = 0;
  const bool by_set_up = !draft.plan().is_blind && draft.random().Percent(50);
  const bool is_built = by_set_up && draft.TrySetUp(comb_, Opponent(builder_));
  built_ = is_built ? comb_.size() : 0;
}

// The back first, then tooth after tooth, so that all is one string early.
void CombSource::DrawComb(Draft& draft) {
  const bool is_transposed = draft.random().Percent(50);
  const BoardSize size = draft.size();
  const int length = is_transposed ? size.columns() : size.rows();
  const int width = is_transposed ? size.rows() : size.columns();
  const auto place = [&](int along, int across) {
    const Point point = {.row = static_cast<std::uint8_t>(along),
                         .column = static_cast<std::uint8_t>(across)};
    return is_transposed ? Point{.row = point.column, .column = point.row}
                         : point;
  };
  comb_.clear();
  gaps_.clear();
  for (int along = 0; along < length; ++along) {
    comb_.push_back({place(along, 0), builder_});
  }
  for (int along = 0; along < length; ++along) {
    for (int across = 1; across < width; ++across) {
      const Point point = place(along, across);
      if (along % 2 == 0) comb_.push_back({point, builder_});
      if (along % 2 == 1) gaps_.push_back(point);
    }
  }
}

void CombSource::AddMoves(Draft& draft) {
  const bool is_building = built_ < comb_.size();
  draft.SetTurn(is_building ? builder_ : Opponent(builder_));
  if (draft.turn() != builder_) {
    draft.Play(is_building ? draft.AnyPoint() : NextGap(draft));
  } else {
    draft.Play(is_building ? comb_[built_++].point : draft.AnyPoint());
  }
}

// Round after round.
Point CombSource::NextGap(Draft& draft) {
  if (gaps_.empty()) return draft.AnyPoint();
  if (filled_ == gaps_.size()) filled_ = 0;
  return gaps_[filled_++];
}

}  // namespace superko
