// Changes of records, as pure functions. Each result is well formed if the
// record was: its points are on its board and every set-up has its end.

#ifndef SUPERKO_TOOLS_HARNESS_RECORD_CHANGE_H_
#define SUPERKO_TOOLS_HARNESS_RECORD_CHANGE_H_

#include <cstddef>
#include <initializer_list>

#include "core/board/point.h"
#include "core/record/game_record.h"

namespace superko {

// Moves, rows or columns, numbered from 0.
struct Chunk {
  std::size_t begin = 0;
  std::size_t count = 0;
};

// The moves up to `last`, included.
GameRecord CutAfter(const GameRecord& record, std::size_t last);

// If the end of a set-up goes, its stones go too, unless another set-up follows
// at once and takes them in.
GameRecord WithoutMoves(const GameRecord& record, Chunk chunk);
// The same for a few moves. REQUIRES: `moves` ascend.
GameRecord WithoutEach(const GameRecord& record,
                       std::initializer_list<std::size_t> moves);

// What was on these rows goes, what was below moves up.
// REQUIRES: a row is left.
GameRecord WithoutRows(const GameRecord& record, Chunk chunk);
GameRecord WithoutColumns(const GameRecord& record, Chunk chunk);

// A row, or column, and the one after it become one, with what is on them.
// REQUIRES: there is one after it.
GameRecord WithRowsFolded(const GameRecord& record, std::size_t row);
GameRecord WithColumnsFolded(const GameRecord& record, std::size_t column);

// Rows become columns.
GameRecord Transposed(const GameRecord& record);
GameRecord WithRowsReversed(const GameRecord& record);
GameRecord WithColumnsReversed(const GameRecord& record);
GameRecord WithColorsSwapped(const GameRecord& record);

// Whatever is on `from` is on `to`, and the reverse.
GameRecord WithPointsSwapped(const GameRecord& record, Point from, Point to);

// Each stone of a set-up is played instead; points are not cleared.
GameRecord WithSetUpsPlayed(const GameRecord& record);

// One stone of a set-up is played before it. REQUIRES: `move` sets a stone.
GameRecord WithStonePlayed(const GameRecord& record, std::size_t move);

// Each pass is by the player whose turn it is.
GameRecord WithPassesInTurn(const GameRecord& record);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_RECORD_CHANGE_H_
