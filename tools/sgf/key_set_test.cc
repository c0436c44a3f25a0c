#include "tools/sgf/key_set.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(KeySetTest, KnowsWhatWasAdded) {
  KeySet keys;
  keys.Start(300);
  for (std::uint64_t key = 0; key < 300; ++key) {
    EXPECT_TRUE(keys.Add(key << 40 | 7)) << key;
  }
  for (std::uint64_t key = 0; key < 300; ++key) {
    EXPECT_FALSE(keys.Add(key << 40 | 7)) << key;
  }
}

TEST(KeySetTest, TheEmptyBoardsKeyIsAKeyToo) {
  KeySet keys;
  keys.Start(4);
  EXPECT_TRUE(keys.Add(0));
  EXPECT_FALSE(keys.Add(0));
}

TEST(KeySetTest, StartForgets) {
  KeySet keys;
  keys.Start(4);
  keys.Add(5);
  keys.Start(4);
  EXPECT_TRUE(keys.Add(5));
}

}  // namespace
}  // namespace superko
