#include "core/record/sgf_property.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

SgfProperty PropertyOf(absl::string_view text) {
  return ParseSgfName(text).property;
}

TEST(SgfPropertyTest, NamesOfOneAndTwoLetters) {
  EXPECT_EQ(PropertyOf("B"), SgfProperty::kBlack);
  EXPECT_EQ(PropertyOf("W"), SgfProperty::kWhite);
  EXPECT_EQ(PropertyOf("AB"), SgfProperty::kAddBlack);
  EXPECT_EQ(PropertyOf("AE"), SgfProperty::kAddEmpty);
  EXPECT_EQ(PropertyOf("SZ"), SgfProperty::kSize);
}

TEST(SgfPropertyTest, SmallLettersDoNotCount) {
  EXPECT_EQ(PropertyOf("Black"), SgfProperty::kBlack);
  EXPECT_EQ(PropertyOf("AddWhite"), SgfProperty::kAddWhite);
  EXPECT_EQ(PropertyOf("SiZe"), SgfProperty::kSize);
  EXPECT_TRUE(ParseSgfName("Black").has_small_letters);
  EXPECT_FALSE(ParseSgfName("B").has_small_letters);
}

TEST(SgfPropertyTest, OthersAreOthers) {
  for (const char* text : {"BL", "BM", "C", "B2", "BB", "ABC", "WHITE", "PB"}) {
    EXPECT_EQ(PropertyOf(text), SgfProperty::kOther) << text;
    EXPECT_TRUE(ParseSgfName(text).is_name) << text;
  }
}

TEST(SgfPropertyTest, NamesBeginWithACapital) {
  for (const char* text : {"", "b", "black", "2B", "12"}) {
    EXPECT_FALSE(ParseSgfName(text).is_name) << text;
    EXPECT_EQ(PropertyOf(text), SgfProperty::kOther) << text;
  }
}

TEST(SgfPropertyTest, EachHasItsUse) {
  EXPECT_EQ(UseOf(SgfProperty::kBlack), SgfPropertyUse::kMove);
  EXPECT_EQ(UseOf(SgfProperty::kForced), SgfPropertyUse::kMove);
  EXPECT_EQ(UseOf(SgfProperty::kAddEmpty), SgfPropertyUse::kSetUp);
  EXPECT_EQ(UseOf(SgfProperty::kPlayer), SgfPropertyUse::kSetUp);
  EXPECT_EQ(UseOf(SgfProperty::kRules), SgfPropertyUse::kRoot);
  EXPECT_EQ(UseOf(SgfProperty::kOther), SgfPropertyUse::kNone);
}

}  // namespace
}  // namespace superko
