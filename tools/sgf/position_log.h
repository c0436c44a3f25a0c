// PositionLog: the positions of a game so far, each with the number of the move
// after which it stood there, to tell which of them a position repeats.
//
// Positions are kept whole, two bits a point, and found by a hash of these bits
// that differs from run to run, so that nobody can build games of collisions.
//
// Units:     a mark tells apart positions that differ in more than stones,
//            such as by whose turn it is.
// Ownership: keeps its memory for the next Start().
// Threads:   needs a single owner.

#ifndef SUPERKO_TOOLS_SGF_POSITION_LOG_H_
#define SUPERKO_TOOLS_SGF_POSITION_LOG_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"

#include "core/board/board.h"
#include "core/board/color.h"

namespace superko {

class PositionLog {
 public:
  // Forgets everything.
  void Start(BoardSize size);

  // The move of the latest position that is equal to that of `board` and has
  // the same mark.
  std::optional<std::uint64_t> FindLatest(const Board& board, Color mark);

  void Add(const Board& board, Color mark, std::uint64_t move);

  std::size_t size() const { return entries_.size(); }
  // Takes back all but the first `count`.
  void Shrink(std::size_t count);

 private:
  static constexpr std::uint32_t kNone = 0xffffffff;
  struct Entry {
    std::uint64_t move = 0;
    std::size_t hash = 0;
    std::uint32_t older = kNone;  // The latest before it with this hash.
  };

  // Puts the position into packed_ and returns its hash.
  std::size_t Pack(const Board& board, Color mark);

  std::size_t words_ = 0;  // Of a packed position.
  std::vector<Entry> entries_;
  std::vector<std::uint64_t> positions_;  // words_ for each entry.
  absl::flat_hash_map<std::size_t, std::uint32_t> latest_;  // By hash.
  std::vector<Color> colors_;
  std::vector<std::uint64_t> packed_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_SGF_POSITION_LOG_H_
