#include "reference/scanned_blocks.h"

#include <array>
#include <utility>
#include <vector>

namespace reference {
namespace {

constexpr std::size_t kNoBlock = static_cast<std::size_t>(-1);

class BlockScanner {
 public:
  BlockScanner(const std::vector<Stone>& cells, std::size_t width)
      : cells_(cells), width_(width), block_of_(cells.size(), kNoBlock) {}

  std::vector<Block> Scan() {
    for (std::size_t point = 0; point < cells_.size(); ++point) {
      if (IsStone(cells_[point])) AddStone(point);
    }
    std::erase_if(blocks_,
                  [](const Block& block) { return block.stones.empty(); });
    return std::move(blocks_);
  }

 private:
  static bool IsStone(Stone cell) {
    return cell == Stone::kBlack || cell == Stone::kWhite;
  }

  std::array<std::size_t, 4> Around(std::size_t point) const {
    return {point - width_, point - 1, point + 1, point + width_};
  }

  // Adds the stone on `point` to the block it touches, after merging them if
  // it touches two; to a new block if it touches none.
  void AddStone(std::size_t point) {
    std::size_t home = kNoBlock;
    for (const std::size_t near : Around(point)) {
      const bool was_scanned = block_of_[near] != kNoBlock;
      if (!was_scanned || cells_[near] != cells_[point]) continue;
      if (home != kNoBlock) Merge(home, block_of_[near]);
      home = block_of_[near];
    }
    if (home == kNoBlock) home = BeginBlock(cells_[point]);
    block_of_[point] = home;
    blocks_[home].stones.push_back(point);
    for (const std::size_t near : Around(point)) {
      if (cells_[near] == Stone::kEmpty) blocks_[home].liberties.set(near);
    }
  }

  std::size_t BeginBlock(Stone colour) {
    blocks_.push_back({colour, {}, {}});
    return blocks_.size() - 1;
  }

  // Moves all of the block `from` into the block `into`.
  void Merge(std::size_t from, std::size_t into) {
    if (into == from) return;
    for (const std::size_t stone : blocks_[from].stones) {
      blocks_[into].stones.push_back(stone);
      block_of_[stone] = into;
    }
    blocks_[into].liberties |= blocks_[from].liberties;
    blocks_[from].stones.clear();
  }

  const std::vector<Stone>& cells_;
  const std::size_t width_;
  std::vector<Block> blocks_;  // A merged block has no stones left.
  std::vector<std::size_t> block_of_;
};

}  // namespace

std::vector<Block> ScanBlocks(const std::vector<Stone>& cells,
                              std::size_t width) {
  return BlockScanner(cells, width).Scan();
}

}  // namespace reference
