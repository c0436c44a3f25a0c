#include "tools/harness/random_source.h"

#include <vector>

#include <gtest/gtest.h>

namespace superko {
namespace {

std::vector<std::uint64_t> NumbersOf(const RandomSource::Options& options) {
  RandomSource source(options);
  std::vector<std::uint64_t> numbers;
  Batch batch;
  while (source.Next(batch)) {
    for (std::size_t i = 0; i < batch.count; ++i) {
      numbers.push_back(batch.cases[i].number);
    }
    batch.Clear();
  }
  return numbers;
}

TEST(RandomSourceTest, NumbersBeginWithTheFirst) {
  EXPECT_EQ(NumbersOf({.generate = {}, .first = 7, .games = 5}),
            (std::vector<std::uint64_t>{7, 8, 9, 10, 11}));
}

TEST(RandomSourceTest, AShardHasItsShareOfTheNumbers) {
  const RandomSource::Options options = {.generate = {},
                                         .first = 2,
                                         .games = 9,
                                         .shard = {.index = 2, .count = 4}};
  EXPECT_EQ(NumbersOf(options), (std::vector<std::uint64_t>{2, 6, 10}));
  EXPECT_EQ(RandomSource(options).total(), 3);
}

TEST(RandomSourceTest, WithoutANumberOfGamesThereIsNoEnd) {
  RandomSource source({.generate = {}, .first = 1, .games = std::nullopt});
  EXPECT_EQ(source.total(), std::nullopt);
  Batch batch;
  for (int i = 0; i < 1000; ++i) {
    EXPECT_TRUE(source.Next(batch));
    batch.Clear();
  }
}

TEST(RandomSourceTest, TheMakerGeneratesByNumber) {
  const RandomSource source({.generate = {.seed = 5}, .first = 1, .games = 9});
  Generator generator({.seed = 5});
  Case which;
  which.number = 4;
  source.NewMaker()->Make(which);
  GameRecord expected;
  generator.Generate(4, expected);
  EXPECT_EQ(which.record, expected);
  EXPECT_FALSE(which.record.moves.empty());
}

TEST(RandomSourceTest, TheCommandNamesSeedAndNumber) {
  const RandomSource source(
      {.generate = {}, .first = 1, .games = 9, .flags = " --seed=5"});
  Case which;
  which.number = 4;
  EXPECT_EQ(source.CommandFor(which),
            "superko random --first=4 --games=1 --seed=5");
}

}  // namespace
}  // namespace superko
