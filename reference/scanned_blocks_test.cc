#include "reference/scanned_blocks.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace reference {
namespace {

using testing::IsEmpty;
using testing::UnorderedElementsAre;

std::vector<Stone> Cells(const std::string& letters) {
  std::vector<Stone> cells;
  for (const char letter : letters) cells.push_back(Stone{letter});
  return cells;
}

TEST(ScannedBlocksTest, AnEmptyBoardHasNoBlocks) {
  EXPECT_THAT(ScanBlocks(Cells("####"
                               "#..#"
                               "####"),
                         4),
              IsEmpty());
}

TEST(ScannedBlocksTest, TheRingGivesNoLiberty) {
  const std::vector<Block> blocks = ScanBlocks(Cells("###"
                                                     "#B#"
                                                     "###"),
                                               3);
  ASSERT_EQ(blocks.size(), 1u);
  EXPECT_EQ(blocks[0].liberties.count(), 0u);
}

// The last stone touches the two arms of the block, which were two blocks
// until then, and shares its liberty with both.
TEST(ScannedBlocksTest, MergesWhatTheLastStoneTouches) {
  const std::vector<Block> blocks = ScanBlocks(Cells("#####"
                                                     "#B.B#"
                                                     "#BBB#"
                                                     "#####"),
                                               5);
  ASSERT_EQ(blocks.size(), 1u);
  EXPECT_EQ(blocks[0].colour, Stone::kBlack);
  EXPECT_THAT(blocks[0].stones, UnorderedElementsAre(6, 8, 11, 12, 13));
  EXPECT_EQ(blocks[0].liberties.count(), 1u);
  EXPECT_TRUE(blocks[0].liberties.test(7));
}

TEST(ScannedBlocksTest, KeepsColoursApart) {
  const std::vector<Block> blocks = ScanBlocks(Cells("#####"
                                                     "#BW.#"
                                                     "#WB.#"
                                                     "#####"),
                                               5);
  ASSERT_EQ(blocks.size(), 4u);
  EXPECT_EQ(blocks[0].liberties.count(), 0u);
  EXPECT_EQ(blocks[1].colour, Stone::kWhite);
  EXPECT_TRUE(blocks[1].liberties.test(8));
  EXPECT_EQ(blocks[2].liberties.count(), 0u);
  EXPECT_TRUE(blocks[3].liberties.test(13));
}

}  // namespace
}  // namespace reference
