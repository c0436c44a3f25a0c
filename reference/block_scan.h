// BlockScan: the rules as an older program played them, looking at the whole
// board every time.
//
// A ring of border points surrounds the board. At every play all blocks are
// found anew by a scan; opposing blocks without liberties are wiped off before
// own ones. The history is a set of drawings of the board.
//
// Units:     as in types.h.
// Ownership: a copy is an independent game.
// Threads:   one owner.
// Errors:    none; see Engine for what is required.
#ifndef SUPERKO_REFERENCE_BLOCK_SCAN_H_
#define SUPERKO_REFERENCE_BLOCK_SCAN_H_

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "reference/types.h"

namespace reference {

class BlockScan : public Engine {
 public:
  void Start(int rows, int columns, Rules rules, Stone first_to_move) override;
  Outcome Play(Stone player, int row, int column) override;
  void Pass(Stone player) override;
  bool SetUp(const std::vector<Placement>& placements,
             Stone next_to_move) override;
  const std::vector<Stone>& board() const override { return board_; }

 private:
  std::size_t CellAt(int row, int column) const;
  std::size_t RowWidth() const;
  int WipeBlocks(Stone colour);
  bool EveryBlockHasALiberty() const;
  std::vector<Stone> InnerCells() const;

  std::string Draw(Stone next_to_move) const;
  bool IsRepetition(Stone player) const;
  void Remember(Stone next_to_move);

  int rows_ = 0;
  int columns_ = 0;
  Rules rules_;
  std::vector<Stone> cells_;  // The board within its ring.
  std::vector<Stone> board_;  // The board alone, as it is shown to others.

  std::set<std::string> drawings_;
  // For the simple rule: the board before the last accepted move, and who
  // played it. Both are of no account if it was no play.
  std::string drawing_before_play_;
  Stone last_player_ = Stone::kEmpty;
};

}  // namespace reference

#endif  // SUPERKO_REFERENCE_BLOCK_SCAN_H_
