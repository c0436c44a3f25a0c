#include "core/generate/dense_source.h"

#include "core/generate/draws.h"

namespace superko {
namespace {

bool TryPlayOnEmpty(Draft& draft, PointCycle& points) {
  const Board& board = draft.board();
  return points.Try([&](Point point) {
    if (board.at(point) != Color::kEmpty) return false;
    draft.Play(point);
    return true;
  });
}

}  // namespace

void DenseSource::Start(Draft& draft) {
  SplitMix64& random = draft.random();
  invade_percent_ = DrawOne<std::uint32_t>({1, 3, 15}, random);
  for (Part& part : parts_) {
    part.points.Clear();
    part.pause = 0;
  }
  whole_.Clear();
  DivideBoard(draft);
  for (Part& part : parts_) part.points.Shuffle(random);
  whole_.Shuffle(random);
}

// By a slanted line. The first part is the whole board, seven eighths, three
// quarters or a half of it.
void DenseSource::DivideBoard(Draft& draft) {
  SplitMix64& random = draft.random();
  const BoardSize size = draft.size();
  const Color owner = DrawPlayer(random);
  const int row_weight = DrawBelow(3, random);
  const int column_weight = DrawBelow(3, random);
  const int height_max =
      row_weight * size.rows() + column_weight * size.columns();
  const int threshold = height_max * DrawOne({8, 7, 6, 4}, random) / 8;
  for (int ordinal = 0; ordinal < size.points(); ++ordinal) {
    const Point point = size.PointAt(ordinal);
    const int height = row_weight * point.row + column_weight * point.column;
    PartOf(height < threshold ? owner : Opponent(owner)).points.Add(point);
    whole_.Add(point);
  }
}

void DenseSource::AddMoves(Draft& draft) {
  const bool invades =
      draft.refusals() > 0 || draft.random().Percent(invade_percent_);
  if (!invades && (TryFillPart(draft) || TryWait(draft))) return;
  if (TryPlayOnEmpty(draft, whole_)) return;
  draft.Play(draft.AnyPoint());
}

// A full part is not searched again at once.
bool DenseSource::TryFillPart(Draft& draft) {
  constexpr int kPause = 8;
  Part& part = PartOf(draft.turn());
  if (part.pause > 0) {
    --part.pause;
    return false;
  }
  if (TryPlayOnEmpty(draft, part.points)) return true;
  part.pause = kPause;
  return false;
}

// A player without a part lets the other one fill the whole board.
bool DenseSource::TryWait(Draft& draft) {
  const Color player = draft.turn();
  if (!PartOf(player).points.empty()) return false;
  draft.SetTurn(Opponent(player));
  if (draft.turn() != player) return TryFillPart(draft);
  draft.Play(draft.latest());
  return true;
}

}  // namespace superko
