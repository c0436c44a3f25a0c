#include "tools/harness/record_change.h"

#include <algorithm>
#include <utility>

#include "core/base/check.h"

namespace superko {
namespace {

bool HasPoint(const Move& move) {
  return move.kind == MoveKind::kPlay || move.kind == MoveKind::kSetStone;
}

GameRecord Outline(const GameRecord& record, BoardSize size) {
  return {.size = size,
          .rules = record.rules,
          .first_player = record.first_player,
          .moves = {}};
}

Color Swapped(Color color) {
  return color == Color::kEmpty ? color : Opponent(color);
}

// Drops the stones of set-ups that have no end.
void DropOpenSetUps(std::vector<Move>& moves) {
  std::size_t kept = 0;
  std::size_t open = 0;  // Stones kept of a set-up whose end is not seen yet.
  for (const Move move : moves) {
    if (move.kind == MoveKind::kPlay || move.kind == MoveKind::kPass) {
      kept -= open;
    }
    open = move.kind == MoveKind::kSetStone ? open + 1 : 0;
    moves[kept++] = move;
  }
  moves.resize(kept - open);
}

// The record on a board of `size`, each point as `change` says; it returns
// whether the point is still there.
template <typename Change>
GameRecord WithPoints(const GameRecord& record, BoardSize size,
                      const Change& change) {
  GameRecord result = Outline(record, size);
  result.moves.reserve(record.moves.size());
  for (Move move : record.moves) {
    if (HasPoint(move) && !change(move.point)) continue;
    result.moves.push_back(move);
  }
  return result;
}

// Takes the rows or columns of `chunk` out of the numbering.
bool Renumber(std::uint8_t& number, Chunk chunk) {
  if (number < chunk.begin) return true;
  if (number < chunk.begin + chunk.count) return false;
  number = static_cast<std::uint8_t>(number - chunk.count);
  return true;
}

}  // namespace

GameRecord CutAfter(const GameRecord& record, std::size_t last) {
  GameRecord result = Outline(record, record.size);
  const std::size_t count = std::min(last + 1, record.moves.size());
  result.moves.assign(
      record.moves.begin(),
      record.moves.begin() + static_cast<std::ptrdiff_t>(count));
  DropOpenSetUps(result.moves);
  return result;
}

GameRecord WithoutMoves(const GameRecord& record, Chunk chunk) {
  GameRecord result = record;
  const auto begin =
      result.moves.begin() + static_cast<std::ptrdiff_t>(chunk.begin);
  result.moves.erase(begin, begin + static_cast<std::ptrdiff_t>(chunk.count));
  DropOpenSetUps(result.moves);
  return result;
}

GameRecord WithoutEach(const GameRecord& record,
                       std::initializer_list<std::size_t> moves) {
  GameRecord result = Outline(record, record.size);
  auto next = moves.begin();
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (next != moves.end() && *next == i) {
      ++next;
    } else {
      result.moves.push_back(record.moves[i]);
    }
  }
  DropOpenSetUps(result.moves);
  return result;
}

GameRecord WithoutRows(const GameRecord& record, Chunk chunk) {
  const int rows = record.size.rows() - static_cast<int>(chunk.count);
  SUPERKO_CHECK(rows > 0);
  return WithPoints(record, BoardSize(rows, record.size.columns()),
                    [&](Point& point) { return Renumber(point.row, chunk); });
}

GameRecord WithoutColumns(const GameRecord& record, Chunk chunk) {
  const int columns = record.size.columns() - static_cast<int>(chunk.count);
  SUPERKO_CHECK(columns > 0);
  return WithPoints(
      record, BoardSize(record.size.rows(), columns),
      [&](Point& point) { return Renumber(point.column, chunk); });
}

GameRecord WithRowsFolded(const GameRecord& record, std::size_t row) {
  return WithPoints(record,
                    BoardSize(record.size.rows() - 1, record.size.columns()),
                    [&](Point& point) {
                      if (point.row > row) --point.row;
                      return true;
                    });
}

GameRecord WithColumnsFolded(const GameRecord& record, std::size_t column) {
  return WithPoints(record,
                    BoardSize(record.size.rows(), record.size.columns() - 1),
                    [&](Point& point) {
                      if (point.column > column) --point.column;
                      return true;
                    });
}

GameRecord Transposed(const GameRecord& record) {
  return WithPoints(record,
                    BoardSize(record.size.columns(), record.size.rows()),
                    [](Point& point) {
                      std::swap(point.row, point.column);
                      return true;
                    });
}

GameRecord WithRowsReversed(const GameRecord& record) {
  return WithPoints(record, record.size, [&](Point& point) {
    point.row = static_cast<std::uint8_t>(record.size.rows() - 1 - point.row);
    return true;
  });
}

GameRecord WithColumnsReversed(const GameRecord& record) {
  return WithPoints(record, record.size, [&](Point& point) {
    point.column =
        static_cast<std::uint8_t>(record.size.columns() - 1 - point.column);
    return true;
  });
}

GameRecord WithColorsSwapped(const GameRecord& record) {
  GameRecord result = record;
  result.first_player = Opponent(result.first_player);
  for (Move& move : result.moves) move.color = Swapped(move.color);
  return result;
}

GameRecord WithPointsSwapped(const GameRecord& record, Point from, Point to) {
  return WithPoints(record, record.size, [&](Point& point) {
    if (point == from) {
      point = to;
    } else if (point == to) {
      point = from;
    }
    return true;
  });
}

GameRecord WithSetUpsPlayed(const GameRecord& record) {
  GameRecord result = Outline(record, record.size);
  for (const Move& move : record.moves) {
    if (move.kind == MoveKind::kEndSetUp) continue;
    if (move.kind != MoveKind::kSetStone) {
      result.moves.push_back(move);
    } else if (move.color != Color::kEmpty) {
      result.moves.push_back(PlayMove(move.color, move.point));
    }
  }
  return result;
}

GameRecord WithStonePlayed(const GameRecord& record, std::size_t move) {
  GameRecord result = record;
  std::size_t begin = move;
  while (begin > 0 && result.moves[begin - 1].kind == MoveKind::kSetStone) {
    --begin;
  }
  const Move stone = result.moves[move];
  const auto place = result.moves.begin() + static_cast<std::ptrdiff_t>(begin);
  std::move_backward(
      place, result.moves.begin() + static_cast<std::ptrdiff_t>(move),
      result.moves.begin() + static_cast<std::ptrdiff_t>(move) + 1);
  *place = PlayMove(stone.color, stone.point);
  return result;
}

GameRecord WithPassesInTurn(const GameRecord& record) {
  GameRecord result = record;
  Color turn = record.first_player;
  for (Move& move : result.moves) {
    if (move.kind == MoveKind::kSetStone) continue;
    if (move.kind == MoveKind::kPass) move.color = turn;
    turn = move.kind == MoveKind::kEndSetUp ? move.color : Opponent(move.color);
  }
  return result;
}

}  // namespace superko
