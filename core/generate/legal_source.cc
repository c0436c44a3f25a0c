#include "core/generate/legal_source.h"

#include "core/generate/eyes.h"

namespace superko {

void LegalSource::Start(Draft& draft) {
  keeps_eyes_ = draft.random().Percent(50);
  points_.Clear();
  points_.AddAll(draft.size());
  points_.Shuffle(draft.random());
}

void LegalSource::AddMoves(Draft& draft) {
  const Board& board = draft.board();
  const bool played = points_.Try([&](Point point) {
    if (board.at(point) != Color::kEmpty) return false;
    if (keeps_eyes_ && IsOwnEye(board, draft.turn(), point)) return false;
    return draft.TryPlay(point);
  });
  if (played) return;
  keeps_eyes_ = false;
  if (draft.random().Percent(50)) {
    draft.Pass();
  } else {
    draft.Play(draft.AnyPoint());
  }
}

}  // namespace superko
