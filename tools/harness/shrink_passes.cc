#include "tools/harness/shrink_passes.h"

#include <algorithm>
#include <bit>

#include "tools/harness/record_change.h"

namespace superko {
namespace {

std::size_t Moves(const GameRecord& record) { return record.moves.size(); }

std::size_t Rows(const GameRecord& record) {
  return static_cast<std::size_t>(record.size.rows());
}

std::size_t Columns(const GameRecord& record) {
  return static_cast<std::size_t>(record.size.columns());
}

// Tries to do without chunks of what `count` counts, big ones first, each size
// from the end to the beginning.
template <typename Count, typename Without>
void DropChunks(ShrinkState& state, const Count& count,
                const Without& without) {
  for (std::size_t size = std::bit_floor(count(state.record())); size > 0;
       size /= 2) {
    std::size_t end = count(state.record());
    while (end > 0) {
      const std::size_t begin = end > size ? end - size : 0;
      const Chunk chunk = {.begin = begin, .count = end - begin};
      if (chunk.count < count(state.record())) {
        state.Try(without(state.record(), chunk));
      }
      end = std::min(begin, count(state.record()));
    }
  }
}

// Tries what `change` makes of each move; nothing if it returns the same move.
template <typename Change>
void ChangeEachMove(ShrinkState& state, const Change& change) {
  for (std::size_t i = 0; i < state.record().moves.size(); ++i) {
    GameRecord candidate = state.record();
    candidate.moves[i] = change(candidate.moves[i]);
    state.Try(candidate);
  }
}

}  // namespace

void DropMoves(ShrinkState& state) { DropChunks(state, Moves, WithoutMoves); }

void DropRowsAndColumns(ShrinkState& state) {
  DropChunks(state, Rows, WithoutRows);
  DropChunks(state, Columns, WithoutColumns);
}

// Nothing for engines that took everything so far: rows and columns go one by
// one there.
void DropRowsWithColumns(ShrinkState& state) {
  if (!state.has_met_limits()) return;
  const auto side = [](const GameRecord& record) {
    return std::min(Rows(record), Columns(record));
  };
  for (std::size_t count = std::bit_floor(side(state.record())); count > 0;
       count /= 2) {
    while (count < side(state.record())) {
      const GameRecord& record = state.record();
      const Chunk rows = {.begin = Rows(record) - count, .count = count};
      const Chunk columns = {.begin = Columns(record) - count, .count = count};
      if (!state.Try(WithoutColumns(WithoutRows(record, rows), columns))) break;
    }
  }
}

void PlaySetUps(ShrinkState& state) {
  state.Try(WithSetUpsPlayed(state.record()));
  for (std::size_t i = 0; i < state.record().moves.size(); ++i) {
    const Move move = state.record().moves[i];
    if (move.kind != MoveKind::kSetStone || move.color == Color::kEmpty) {
      continue;
    }
    state.Try(WithStonePlayed(state.record(), i));
  }
}

void SimplifyRules(ShrinkState& state) {
  // All eight; those that are not simpler are not tried.
  for (const RuleSet rules : AllRuleSets()) {
    GameRecord candidate = state.record();
    candidate.rules = rules;
    state.Try(candidate);
  }
}

void PassInsteadOfPlay(ShrinkState& state) {
  ChangeEachMove(state, [](Move move) {
    switch (move.kind) {
      case MoveKind::kPlay:
        return PassMove(move.color);
      case MoveKind::kEndSetUp:
        return PassMove(Opponent(move.color));
      default:
        return move;
    }
  });
}

void RecolorMoves(ShrinkState& state) {
  GameRecord other_first = state.record();
  other_first.first_player = Opponent(other_first.first_player);
  state.Try(other_first);
  state.Try(WithPassesInTurn(state.record()));
  ChangeEachMove(state, [](Move move) {
    if (move.color != Color::kEmpty) move.color = Opponent(move.color);
    return move;
  });
}

void ShiftBoard(ShrinkState& state) {
  constexpr Chunk kFirst = {.begin = 0, .count = 1};
  const auto shifted = [&state](GameRecord smaller) {
    smaller.size = state.record().size;
    return smaller;
  };
  while (Rows(state.record()) > 1 &&
         state.Try(shifted(WithoutRows(state.record(), kFirst)))) {
  }
  while (Columns(state.record()) > 1 &&
         state.Try(shifted(WithoutColumns(state.record(), kFirst)))) {
  }
}

void ChooseSymmetricForm(ShrinkState& state) {
  const GameRecord original = state.record();
  for (int form = 0; form < 32; ++form) {
    GameRecord candidate = original;
    if ((form & 1) != 0) candidate = WithColorsSwapped(candidate);
    if ((form & 2) != 0) candidate = WithColumnsReversed(candidate);
    if ((form & 4) != 0) candidate = WithRowsReversed(candidate);
    if ((form & 8) != 0) candidate = Transposed(candidate);
    if ((form & 16) != 0) candidate.first_player = Color::kBlack;
    state.Try(candidate);
  }
}

}  // namespace superko
