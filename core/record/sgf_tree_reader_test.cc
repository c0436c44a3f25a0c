#include "core/record/sgf_tree_reader.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "core/record/byte_source.h"
#include "core/record/coordinates.h"

namespace superko {
namespace {

// Every node in brackets with its children, by the letter of its column:
// "(a(b)(c(d)(e)))".
std::string Tree(absl::string_view text,
                 SgfVariations variations = SgfVariations::kAll) {
  StringSource source(text);
  SgfNotes notes;
  SgfLexer lexer(source, {}, notes);
  SgfTreeReader reader("f", variations, lexer, notes);
  SgfGame game;
  EXPECT_TRUE(lexer.FindGame());
  reader.Read(game);
  EXPECT_TRUE(game.error.ok()) << game.error;
  std::string tree;
  WalkNodes(
      game,
      [&](SgfNodeIndex node) {
        const Move move = game.record.moves[game.nodes[node].moves_begin];
        absl::StrAppend(&tree, "(", SgfPointText(move.point).substr(0, 1));
      },
      [&](SgfNodeIndex /*node*/) { tree += ")"; });
  return tree;
}

TEST(SgfTreeReaderTest, BracketsAreVariations) {
  EXPECT_EQ(Tree("(;B[aa];B[ba])"), "(a(b))");
  EXPECT_EQ(Tree("(;B[aa](;B[ba])(;B[ca](;B[da])(;B[ea])))"),
            "(a(b)(c(d)(e)))");
  EXPECT_EQ(Tree("(;B[aa](;B[ba];B[ca])(;B[da]))"), "(a(b(c))(d))");
}

TEST(SgfTreeReaderTest, MainLineIsTheFirstChildren) {
  EXPECT_EQ(
      Tree("(;B[aa](;B[ba](;B[ca])(;B[da]))(;B[ea]))", SgfVariations::kMain),
      "(a(b(c)))");
}

TEST(SgfTreeReaderTest, NodeBehindAVariationIsAnotherOne) {
  EXPECT_EQ(Tree("(;B[aa](;B[ba]);B[ca];B[da])"), "(a(b)(c(d)))");
  EXPECT_EQ(Tree("(;B[aa](;B[ba]);B[ca](;B[da])(;B[ea]))"), "(a(b)(c(d)(e)))");
  EXPECT_EQ(Tree("(;B[aa](;B[ba]);B[ca])", SgfVariations::kMain), "(a(b))");
}

TEST(SgfTreeReaderTest, TreeEndsWithTheTextOrTheNextGame) {
  EXPECT_EQ(Tree("(;B[aa](;B[ba](;B[ca]"), "(a(b(c)))");
  EXPECT_EQ(Tree("(;B[aa](;B[ba])(;GM[1];B[ca])"), "(a(b))");
}

TEST(SgfTreeReaderTest, EmptyBracketsAreNoVariations) {
  EXPECT_EQ(Tree("(;B[aa]();B[ba])"), "(a(b))");
  EXPECT_EQ(Tree("(;B[aa]();B[ba])", SgfVariations::kMain), "(a(b))");
  EXPECT_EQ(Tree("(;B[aa]((;B[ba]))((;B[ca])))"), "(a(b)(c))");
}

TEST(SgfTreeReaderTest, ReaderStopsBehindItsGame) {
  StringSource source("(;B[aa](;B[bb])(;B[cc]))(;B[dd])");
  SgfNotes notes;
  SgfLexer lexer(source, {}, notes);
  SgfTreeReader reader("f", SgfVariations::kMain, lexer, notes);
  for (const int games : {1, 2}) {
    SgfGame game;
    EXPECT_TRUE(lexer.FindGame()) << games;
    reader.Read(game);
  }
  EXPECT_FALSE(lexer.FindGame());
}

}  // namespace
}  // namespace superko
