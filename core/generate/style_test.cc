#include "core/generate/style.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(StyleTest, ReadsEveryNameBack) {
  EXPECT_EQ(AllStyles().size(), static_cast<std::size_t>(kStyles));
  for (const Style style : AllStyles()) {
    const absl::StatusOr<Style> read = ParseStyle(StyleName(style));
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(*read, style);
  }
}

TEST(StyleTest, RefusesOtherWordsAndListsTheNames) {
  for (const absl::string_view text : {"", "Mixed", "kos", "uniform "}) {
    const absl::StatusOr<Style> read = ParseStyle(text);
    ASSERT_FALSE(read.ok()) << text;
    EXPECT_THAT(std::string(read.status().message()),
                testing::HasSubstr("expected a style (mixed, uniform, legal, "
                                   "cramped, ko, dense, comb), found"));
  }
}

}  // namespace
}  // namespace superko
