#include "tools/contest/weak_hash.h"

#include <cstdlib>

#include <gtest/gtest.h>

namespace superko {
namespace {

const WeakHash& Named(const std::vector<WeakHash>& hashes,
                      const std::string& name) {
  for (const WeakHash& hash : hashes) {
    if (hash.name == name) return hash;
  }
  std::abort();
}

// The library's own numbers; no other test here calls rand().
TEST(GlibcRandTest, IsWhatTheLibraryDraws) {
  srand(1);
  for (const std::uint32_t number : GlibcRand(1'000)) {
    EXPECT_EQ(number, static_cast<std::uint32_t>(rand()));
  }
}

TEST(WeakHashTest, EveryPointHasItsValues) {
  for (const WeakHash& hash : WeakHashes()) {
    EXPECT_EQ(hash.values.size(), 361u) << hash.name;
  }
}

TEST(WeakHashTest, OppositesMakeZero) {
  for (const WeakHash& hash : WeakHashes()) {
    for (int point = 0; point < 361; ++point) {
      const std::uint64_t sum = hash.Add(hash.ValueOf(point, Color::kWhite), 0);
      EXPECT_EQ(hash.Add(sum, hash.Opposite(sum)), 0u) << hash.name;
    }
  }
}

TEST(WeakHashTest, AreWhatTheyAreCalled) {
  const std::vector<WeakHash> hashes = WeakHashes();
  const WeakHash& java = Named(hashes, "java-string");
  EXPECT_EQ(java.ValueOf(360, Color::kBlack), 20u);
  EXPECT_EQ(java.ValueOf(359, Color::kWhite), 31u * 41);
  const WeakHash& ternary = Named(hashes, "ternary-64");
  EXPECT_EQ(ternary.ValueOf(2, Color::kWhite), 18u);
  const WeakHash& prime = Named(hashes, "polynomial-31-prime");
  EXPECT_EQ(prime.ValueOf(355, Color::kBlack), 28629151u);
  EXPECT_EQ(prime.ValueOf(353, Color::kBlack), 512613922u);  // 31^7.
  // The 10,000th number of the twister is known; here its first.
  EXPECT_EQ(Named(hashes, "zobrist-mt19937").ValueOf(0, Color::kBlack),
            3499211612u);
  EXPECT_EQ(Named(hashes, "zobrist-rand").ValueOf(0, Color::kBlack),
            1804289383u);
}

}  // namespace
}  // namespace superko
