#include "fuzz/game_mutator.h"

#include <set>

#include <gtest/gtest.h>

namespace superko {
namespace {

const std::vector<std::uint8_t> kGame = {0, 3, 3, 0, 0, 1, 0, 4, 0, 8, 2, 0};

std::vector<std::uint8_t> Mutated(std::vector<std::uint8_t> bytes,
                                  std::size_t size_max, unsigned seed,
                                  std::size_t prefix = 0) {
  const std::size_t size = bytes.size();
  bytes.resize(std::max(size, size_max));
  bytes.resize(MutateGameBytes(bytes.data(), size, size_max, seed, prefix));
  return bytes;
}

TEST(GameMutatorTest, DependsOnItsSeedAlone) {
  std::set<std::vector<std::uint8_t>> results;
  for (unsigned seed = 0; seed < 200; ++seed) {
    const auto once = Mutated(kGame, 100, seed);
    EXPECT_EQ(once, Mutated(kGame, 100, seed)) << seed;
    results.insert(once);
  }
  EXPECT_GE(results.size(), 150u);
}

TEST(GameMutatorTest, KeepsToTheRoomThereIs) {
  for (std::size_t size_max = 1; size_max <= 40; ++size_max) {
    for (unsigned seed = 0; seed < 100; ++seed) {
      const auto whole =
          Mutated({kGame.begin(), kGame.begin() + 1}, size_max, seed, 2);
      ASSERT_LE(whole.size(), size_max);
    }
  }
}

TEST(GameMutatorTest, GoesOnFromTheEmptyInput) {
  std::vector<std::uint8_t> bytes;
  for (unsigned seed = 0; seed < 300; ++seed) bytes = Mutated(bytes, 512, seed);
  EXPECT_GE(ReadRawGame(bytes).moves.size(), 5u);
}

// Each kind of change happens, and changes what it says.
TEST(GameMutatorTest, EveryKindOfChangeHappens) {
  bool grew = false;
  bool shrank = false;
  bool swapped = false;
  bool retook = false;
  bool changed_header = false;
  const RawGame before = ReadRawGame(kGame);
  for (unsigned seed = 0; seed < 2000; ++seed) {
    RawGame after = before;
    Chooser chooser(seed);
    MutateGame(after, chooser);
    grew = grew || after.moves.size() > before.moves.size();
    shrank = shrank || after.moves.size() < before.moves.size();
    swapped = swapped || (after.moves.size() == before.moves.size() &&
                          after.moves[0] == before.moves[1] &&
                          after.moves[1] == before.moves[0]);
    retook =
        retook || (after.moves.size() == 5 && OrdinalOf(after.moves[4]) == 1);
    changed_header = changed_header || after.header != before.header;
  }
  EXPECT_TRUE(grew && shrank && swapped && retook && changed_header);
}

TEST(GameMutatorTest, AMirrorTwiceIsTheGameItself) {
  RawGame wide;
  wide.header = {0, 2, 5, 0};
  wide.moves = {MakeRawMove(GameOp::kPlayInTurn, 3)};
  std::set<int> ordinals;
  for (unsigned seed = 0; seed < 2000; ++seed) {
    RawGame after = wide;
    Chooser chooser(seed);
    MutateGame(after, chooser);
    if (after.moves.size() == 1 && after.header == wide.header) {
      ordinals.insert(OrdinalOf(after.moves[0]) % 10);
    }
  }
  EXPECT_EQ(ordinals.count(1), 1u);  // Left and right.
  EXPECT_EQ(ordinals.count(8), 1u);  // Top and bottom.
}

TEST(GameMutatorTest, ASpliceBeginsAsOneAndEndsAsTheOther) {
  RawGame first;
  RawGame second;
  for (int i = 0; i < 8; ++i) {
    first.moves.push_back(MakeRawMove(GameOp::kPlayInTurn, i));
    second.moves.push_back(MakeRawMove(GameOp::kPassInTurn, i));
  }
  first.header = {1, 2, 3, 0};
  for (unsigned seed = 0; seed < 100; ++seed) {
    Chooser chooser(seed);
    const RawGame both = SpliceGames(first, second, chooser);
    EXPECT_EQ(both.header, first.header);
    std::size_t from_first = 0;
    while (from_first < both.moves.size() &&
           OpOf(both.moves[from_first]) == GameOp::kPlayInTurn) {
      EXPECT_EQ(both.moves[from_first], first.moves[from_first]);
      ++from_first;
    }
    for (std::size_t i = both.moves.size(), j = 8; i > from_first; --i, --j) {
      EXPECT_EQ(both.moves[i - 1], second.moves[j - 1]);
    }
  }
}

}  // namespace
}  // namespace superko
