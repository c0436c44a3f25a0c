#include "tools/perft/game_perft.h"

#include "gtest/gtest.h"

namespace superko {
namespace {

// J. Tromp and G. Farneback, "Combinatorics of Go".
TEST(GamePerftTest, TinyBoardsHaveThePublishedNumbers) {
  const std::uint64_t published[] = {1, 9, 907};
  for (int columns = 1; columns <= 3; ++columns) {
    const BoardSize size(1, columns);
    const std::uint64_t expected = published[columns - 1];
    for (const int jobs : {1, 3}) {
      const ParallelOptions parallel = {.jobs = jobs};
      EXPECT_EQ(*CountGamesAsPaths(size, Suicide::kAllowed, false, parallel),
                expected);
      EXPECT_EQ(*CountGamesAsPaths(size, Suicide::kAllowed, true, parallel),
                expected);
      EXPECT_EQ(CountGamesAsPlay(size, Suicide::kAllowed, parallel), expected);
    }
  }
}

TEST(GamePerftTest, BothWaysAgreeWithoutSuicide) {
  const BoardSize size(3, 1);
  EXPECT_EQ(*CountGamesAsPaths(size, Suicide::kForbidden, false, {}),
            CountGamesAsPlay(size, Suicide::kForbidden, {}));
}

TEST(GamePerftTest, LargerBoardsAreRefused) {
  EXPECT_EQ(CountGamesAsPaths(BoardSize(2, 3), Suicide::kAllowed, false, {})
                .status()
                .code(),
            absl::StatusCode::kResourceExhausted);
}

}  // namespace
}  // namespace superko
