// WholeBoards: a set of boards, kept whole and compared whole.
//
// The only index is the number of stones: boards with as many stones form a
// list, newest first. Each board may carry a mark, such as the player to move;
// boards with different marks are different.
//
// Ownership: keeps its memory when it is cleared.
// Threads:   const members may run together; a change needs a single owner.
// Errors:    none.
#ifndef SUPERKO_REFERENCE_WHOLE_BOARDS_H_
#define SUPERKO_REFERENCE_WHOLE_BOARDS_H_

#include <cstddef>
#include <vector>

#include "reference/types.h"

namespace reference {

class WholeBoards {
 public:
  // Forgets every board; those to come have `points` points.
  void Clear(std::size_t points);

  struct Found {
    std::size_t entry;  // Its number, from 0 in the order of adding.
    bool is_new;
  };
  // Adds `board` with `mark`, unless they are there already.
  // REQUIRES: `board` has as many points as were given to Clear().
  Found Insert(const std::vector<Stone>& board, Stone mark);

  // How many boards are kept.
  std::size_t size() const { return older_.size(); }

 private:
  bool Equals(std::size_t entry, const std::vector<Stone>& board,
              Stone mark) const;
  void Append(const std::vector<Stone>& board, Stone mark);

  std::size_t points_ = 0;
  // Entry after entry: the mark, then the board.
  std::vector<Stone> entries_;
  // By number of stones: the newest entry with so many, or none.
  std::vector<std::size_t> newest_;
  // By entry: the next older one with as many stones, or none.
  std::vector<std::size_t> older_;
};

}  // namespace reference

#endif  // SUPERKO_REFERENCE_WHOLE_BOARDS_H_
