#include "tools/harness/shrink_search.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tools/harness/record_change.h"

namespace superko {
namespace {

// What keeps the number of candidates in the thousands.
constexpr std::size_t kMovesMaxForPairs = 40;
constexpr std::size_t kMovesMaxForTriples = 14;
constexpr std::size_t kChangesMax = 6'000;

bool IsPlayOrPass(const Move& move) {
  return move.kind == MoveKind::kPlay || move.kind == MoveKind::kPass;
}

bool HasPoint(const Move& move) {
  return move.kind == MoveKind::kPlay || move.kind == MoveKind::kSetStone;
}

// Tries both meanings of moving the point of a move: everything on that point,
// and this move alone.
bool TryPoint(ShrinkState& state, std::size_t index, Point to) {
  GameRecord candidate = state.record();
  const Point from = std::exchange(candidate.moves[index].point, to);
  return state.Try(WithPointsSwapped(state.record(), from, to)) ||
         state.Try(candidate);
}

// Tries the points before that of the move, row by row.
void MovePoint(ShrinkState& state, std::size_t index) {
  const Move move = state.record().moves[index];
  const BoardSize size = state.record().size;
  if (!HasPoint(move)) return;
  for (int to = 0; to < size.Ordinal(move.point); ++to) {
    if (TryPoint(state, index, size.PointAt(to))) return;
  }
}

// Every play and pass that there is.
std::vector<Move> AllMoves(BoardSize size) {
  std::vector<Move> moves;
  for (const Color player : {Color::kBlack, Color::kWhite}) {
    moves.push_back(PassMove(player));
    for (int i = 0; i < size.points(); ++i) {
      moves.push_back(PlayMove(player, size.PointAt(i)));
    }
  }
  return moves;
}

// Tries every other move in the place of move `changed`, without `dropped`.
bool TryChange(ShrinkState& state, std::size_t dropped, std::size_t changed) {
  GameRecord candidate = WithoutEach(state.record(), {dropped});
  if (changed >= candidate.moves.size()) return false;
  if (!IsPlayOrPass(candidate.moves[changed])) return false;
  for (const Move& move : AllMoves(candidate.size)) {
    candidate.moves[changed] = move;
    if (state.Try(candidate)) return true;
  }
  return false;
}

}  // namespace

void ReorderMoves(ShrinkState& state) {
  if (state.record().moves.size() > kMovesMaxForPairs) return;
  for (std::size_t second = 1; second < state.record().moves.size(); ++second) {
    for (std::size_t first = 0; first < second; ++first) {
      GameRecord candidate = state.record();
      if (second >= candidate.moves.size()) return;  // A try cut it.
      Move& a = candidate.moves[first];
      Move& b = candidate.moves[second];
      if (!IsPlayOrPass(a) || !IsPlayOrPass(b)) continue;
      std::swap(a, b);
      state.Try(candidate);
    }
  }
}

void MovePoints(ShrinkState& state) {
  if (state.record().moves.size() > kMovesMaxForPairs) return;
  for (std::size_t i = 0; i < state.record().moves.size(); ++i) {
    MovePoint(state, i);
  }
}

void FoldBoard(ShrinkState& state) {
  for (int row = state.record().size.rows() - 1; row > 0; --row) {
    state.Try(
        WithRowsFolded(state.record(), static_cast<std::size_t>(row - 1)));
  }
  for (int column = state.record().size.columns() - 1; column > 0; --column) {
    state.Try(WithColumnsFolded(state.record(),
                                static_cast<std::size_t>(column - 1)));
  }
}

void DropPairsOfMoves(ShrinkState& state) {
  if (state.record().moves.size() > kMovesMaxForPairs) return;
  for (std::size_t b = 1; b < state.record().moves.size(); ++b) {
    for (std::size_t a = 0; a < b; ++a) {
      if (b >= state.record().moves.size()) return;
      state.Try(WithoutEach(state.record(), {a, b}));
    }
  }
}

void DropTriplesOfMoves(ShrinkState& state) {
  if (state.record().moves.size() > kMovesMaxForTriples) return;
  for (std::size_t c = 2; c < state.record().moves.size(); ++c) {
    for (std::size_t b = 1; b < c; ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        if (c >= state.record().moves.size()) return;
        state.Try(WithoutEach(state.record(), {a, b, c}));
      }
    }
  }
}

void DropOneChangeOne(ShrinkState& state) {
  const std::size_t moves = state.record().moves.size();
  const auto points = static_cast<std::size_t>(state.record().size.points());
  if (moves * moves * points * 2 > kChangesMax) return;
  for (std::size_t dropped = 0; dropped < moves; ++dropped) {
    for (std::size_t changed = 0; changed + 1 < moves; ++changed) {
      if (TryChange(state, dropped, changed)) return;
    }
  }
}

}  // namespace superko
