#include "fuzz/game_bytes.h"

#include <gtest/gtest.h>

#include "core/base/split_mix.h"
#include "core/generate/generator.h"
#include "fuzz/whole_record.h"
#include "tools/harness/record_text.h"

namespace superko {
namespace {

std::string TextOfGame(const std::vector<std::uint8_t>& bytes) {
  return RecordText(ReadGameBytes(bytes).record);
}

TEST(GameBytesTest, NothingIsTheDefault) {
  EXPECT_EQ(TextOfGame({}),
            "3x3 suicide=forbidden,repetition=positional, B first: ");
  EXPECT_EQ(TextOfGame({0, 0, 0, 0}), TextOfGame({}));
  EXPECT_EQ(TextOfGame({0, 0, 0, 0, 0, 0, 0, 0}),
            "3x3 suicide=forbidden,repetition=positional, B first: "
            "B 1 1, W 1 1");
}

TEST(GameBytesTest, EachMoveIsTwoBytes) {
  EXPECT_EQ(
      TextOfGame({2,  2,    4,  1,  // Simple ko, 2x4, White first.
                  0,  5,            // In turn,
                  1,  7,            // out of turn,
                  2,  0,    3,  0,  // passes,
                  4,  0,    8,  2,  // a set-up: black, white from there on,
                  11, 0,            // and White is next;
                  6,  1,    12, 0,  // another, which an undo ends;
                  0,  8 + 3}),      // points beyond the board wrap.
      "2x4 suicide=forbidden,repetition=simple, W first: "
      "W 2 2, W 2 4, B pass, B pass, "
      "set B 1 1, set W 1 1, set W 1 2, set W 1 3, set end W, "
      "set . 1 2, set end W, W 1 4");
}

TEST(GameBytesTest, UndosStandBetweenMoves) {
  const FuzzedGame game =
      ReadGameBytes(std::vector<std::uint8_t>{0, 0, 0, 0, 12, 0, 0, 1, 12, 0});
  EXPECT_EQ(game.undos, (std::vector<std::size_t>{0, 1}));
}

TEST(GameBytesTest, LargeBoardsAreForTheAsking) {
  EXPECT_EQ(ReadGameBytes(std::vector<std::uint8_t>{0, 0, 0, 0x50}).record.size,
            BoardSize(19, 19));
  EXPECT_EQ(
      ReadGameBytes(std::vector<std::uint8_t>{0, 52, 7, 0x50}).record.size,
      BoardSize(52, 7));
}

// Generated games of every style come back as they were, if they fit.
TEST(GameBytesTest, WritesWhatItReads) {
  Generator generator({.seed = 1});
  int compared = 0;
  GameRecord record;
  for (std::uint64_t index = 1; index <= 400; ++index) {
    generator.Generate(index, record);
    const auto bytes = WriteGameBytes(record);
    const auto moves = static_cast<int>(record.moves.size());
    if (bytes.size() > kGameBytesMax ||
        moves * record.size.points() > kMovesTimesPointsMax ||
        moves > kStonesSetUpMax) {
      continue;
    }
    ++compared;
    ASSERT_EQ(RecordText(ReadGameBytes(bytes).record), RecordText(record));
  }
  EXPECT_GE(compared, 20);
}

TEST(GameBytesTest, AnyBytesAreAWholeRecordOfBoundedSize) {
  SplitMix64 random(1);
  std::size_t most = 0;
  for (int i = 0; i < 3000; ++i) {
    std::vector<std::uint8_t> bytes(random.Below(700));
    for (std::uint8_t& byte : bytes) {
      byte = static_cast<std::uint8_t>(random.Next());
    }
    if (bytes.size() > 3 && i % 2 == 0) bytes[3] = 0x50;
    const FuzzedGame game = ReadGameBytes(bytes);
    ASSERT_EQ(RecordFault(game.record), "") << RecordText(game.record);
    most = std::max(most, game.record.moves.size());
    for (const std::size_t undo : game.undos) {
      ASSERT_LE(undo, game.record.moves.size());
    }
  }
  EXPECT_GE(most, 200u);
  EXPECT_LE(most, 2u * 254 + kStonesSetUpMax);
}

}  // namespace
}  // namespace superko
