// FloodFill: the rules in their own words, and so the truth that every other
// engine is measured against.
//
// A play copies the board, places the stone, removes every opposing string
// without liberties, then the own one. Whether a string has a liberty is found
// by flood fill, every time anew. Nothing is remembered but whole boards.
//
// Units:     as in types.h.
// Ownership: a copy is an independent game. Start() reuses the memory, so that
//            games after the first few allocate nothing.
// Threads:   one owner.
// Errors:    none; see Engine for what is required.
#ifndef SUPERKO_REFERENCE_FLOOD_FILL_H_
#define SUPERKO_REFERENCE_FLOOD_FILL_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "reference/types.h"
#include "reference/whole_boards.h"

namespace reference {

class FloodFill : public Engine {
 public:
  void Start(int rows, int columns, Rules rules, Stone first_to_move) override;
  Outcome Play(Stone player, int row, int column) override;
  void Pass(Stone player) override;
  bool SetUp(const std::vector<Placement>& placements,
             Stone next_to_move) override;
  int moves_back() const override { return moves_back_; }
  const std::vector<Stone>& board() const override { return board_; }

 private:
  // The two, three or four points next to a point; fewer on narrow boards.
  struct Neighbours {
    const std::size_t* begin() const { return points.data(); }
    const std::size_t* end() const { return points.data() + count; }

    std::array<std::size_t, 4> points;
    std::size_t count;
  };

  void FindNeighbours();
  Neighbours NeighboursOf(int row, int column) const;
  std::size_t PointAt(int row, int column) const;

  // Of after_:
  int RemoveOpponents(Stone player, std::size_t point);
  int RemoveIfWithoutLiberty(std::size_t point);
  bool HasLiberty(std::size_t point);

  bool IsRepetition(Stone player);
  void Remember(Stone next_to_move);
  Stone MarkFor(Stone next_to_move) const;
  bool RemembersPositions() const;

  int rows_ = 0;
  int columns_ = 0;
  Rules rules_;
  std::vector<Neighbours> neighbours_;  // By point.

  std::vector<Stone> board_;
  std::vector<Stone> after_;  // What a move makes of board_, until accepted.

  WholeBoards history_;
  // By entry of history_: the number of accepted moves when it last occurred.
  std::vector<int> last_seen_;
  int moves_ = 0;  // Accepted plays and passes.
  int moves_back_ = 0;
  // For the simple rule: who made the last accepted move, if it was a play
  // (kEmpty if not), and the position before it.
  Stone last_player_ = Stone::kEmpty;
  std::vector<Stone> before_last_play_;

  // The flood: the points of the string found so far, and by point the number
  // of the last flood that reached it.
  std::vector<std::size_t> string_;
  std::vector<std::uint64_t> reached_;
  std::uint64_t flood_ = 0;
};

}  // namespace reference

#endif  // SUPERKO_REFERENCE_FLOOD_FILL_H_
