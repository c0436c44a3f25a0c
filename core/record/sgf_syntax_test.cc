#include "core/record/sgf_syntax.h"

#include <string>

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(SgfSyntaxTest, TellsWhatFollowsAValue) {
  for (const char* text :
       {"", " \n", "[aa]", ";B[aa]", "; B [aa]", ";;", ";)", ";(", ";", ")",
        ") )", ")(", ");", " (;", "\r\nPW[x]", "Black [aa]"}) {
    EXPECT_TRUE(LooksLikeEndOfValue(text)) << text;
  }
  for (const char* text :
       {"x", "]", "aa]", "(see", "; and", ") and", ", ", "b[aa]", "Black aa"}) {
    EXPECT_FALSE(LooksLikeEndOfValue(text)) << text;
  }
}

TEST(SgfSyntaxTest, TellsWhatOpens) {
  EXPECT_TRUE(StartsWithSgfTree("(;"));
  EXPECT_TRUE(StartsWithSgfTree("( \n ;B[aa]"));
  EXPECT_TRUE(StartsWithSgfTree("(GM[1]"));
  EXPECT_FALSE(StartsWithSgfTree("(see"));
  EXPECT_FALSE(StartsWithSgfTree(";B[aa]"));
  EXPECT_TRUE(StartsWithSgfNode(";B[aa]"));
  EXPECT_FALSE(StartsWithSgfNode("; and"));
  EXPECT_TRUE(StartsWithSgfGame("(;GM[1]"));
  EXPECT_TRUE(StartsWithSgfGame("(\n;FF[4]"));
  EXPECT_FALSE(StartsWithSgfGame("(;B[aa]"));
  EXPECT_FALSE(StartsWithSgfGame("(;GMX[1]"));
}

TEST(SgfSyntaxTest, EscapesRoundTrip) {
  const std::string text = "a]b\\c[d:\\]\n";
  EXPECT_EQ(EscapeSgfText(text), "a\\]b\\\\c[d:\\\\\\]\n");
  EXPECT_EQ(UnescapeSgfText(EscapeSgfText(text)), text);
}

TEST(SgfSyntaxTest, EscapedLineEndsAreNone) {
  EXPECT_EQ(UnescapeSgfText("a\\\nb\\\r\nc\nd\\"), "abc\nd");
}

}  // namespace
}  // namespace superko
