#include "fuzz/gtp_seeds.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(GtpSeedsTest, AGameIsASession) {
  GameRecord record = {.size = {1, 2}};
  record.moves = {PlayMove(Color::kBlack, {0, 1}), PassMove(Color::kWhite)};
  const GtpSeed seed = GtpSeedOf(record);
  EXPECT_EQ(seed.commands,
            "superko-rules suicide=forbidden,repetition=positional\n"
            "rectangular_boardsize 2 1\nplay b B1\nplay w pass\n"
            "showboard\n1 list_stones b\n2 printsgf\n");
  EXPECT_EQ(seed.replies.substr(0, 31),
            "=\n\n=\n\n=\n\n=\n\n= \n   A B\n 1 . X 1\n");
  EXPECT_EQ(seed.board, std::string("\0\1\0\1\0\0\0\0\0\0", 10) +
                            "= \n   A B\n 1 . X 1\n   A B\n\n");
}

}  // namespace
}  // namespace superko
