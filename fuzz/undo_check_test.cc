#include "fuzz/undo_check.h"

#include <gtest/gtest.h>

#include "core/generate/generator.h"

namespace superko {
namespace {

TEST(UndoCheckTest, GeneratedGamesAreUndoneAndPlayedAgain) {
  Generator generator({.seed = 3});
  UndoCheck check;
  GameRecord record;
  std::size_t moves = 0;
  for (std::uint64_t index = 1; index <= 100; ++index) {
    generator.Generate(index, record);
    moves += record.moves.size();
    ASSERT_EQ(check.Check(record), "") << index;
  }
  EXPECT_GE(moves, 5000u);
}

}  // namespace
}  // namespace superko
