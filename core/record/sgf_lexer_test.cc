#include "core/record/sgf_lexer.h"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

// All marks of all games: "( ; B =dd ;" and so on, '#' where a game is found
// and '!' where another one begins inside.
std::string Marks(absl::string_view text, SgfLexer::Options options = {}) {
  StringSource source(text, 3);
  SgfNotes notes;
  SgfLexer lexer(source, options, notes);
  std::string marks;
  while (lexer.FindGame()) {
    marks += "#";
    int depth = 0;
    bool is_over = false;
    while (!is_over) {
      switch (lexer.Next()) {
        case SgfMark::kOpen:
          marks += " (";
          ++depth;
          break;
        case SgfMark::kClose:
          marks += " )";
          is_over = --depth <= 0;
          break;
        case SgfMark::kNode:
          marks += " ;";
          break;
        case SgfMark::kName:
          marks += lexer.name().property == SgfProperty::kBlack ? " B" : " N";
          break;
        case SgfMark::kValue: {
          std::string value;
          const bool is_whole = lexer.ReadValue(value);
          absl::StrAppend(&marks, is_whole ? " =" : " cut=", value);
          break;
        }
        case SgfMark::kNewGame:
          marks += " !";
          is_over = true;
          break;
        case SgfMark::kEnd:
          marks += " end";
          is_over = true;
          break;
      }
    }
    marks += "\n";
  }
  return marks;
}

TEST(SgfLexerTest, TextIsAStreamOfMarks) {
  EXPECT_EQ(Marks("(;SZ[9]C[x\\]y];B[aa](;B[bb])(;B[]))"),
            "# ( ; N =9 N =x\\]y ; B =aa ( ; B =bb ) ( ; B = ) )\n");
}

TEST(SgfLexerTest, GamesAreFoundInOtherText) {
  EXPECT_EQ(Marks("Hello (you); see (;B[aa]) and (;B[bb])."),
            "# ( ; B =aa )\n# ( ; B =bb )\n");
  EXPECT_EQ(Marks("no game (at all); none"), "");
  EXPECT_EQ(Marks(";B[aa])"), "# ; B =aa )\n");
}

TEST(SgfLexerTest, GameInsideAGameIsLeftToFindGame) {
  EXPECT_EQ(Marks("(;B[aa](;GM[1];B[bb])"),
            "# ( ; B =aa !\n# ( ; N =1 ; B =bb )\n");
}

TEST(SgfLexerTest, InputMayEndAnywhere) {
  EXPECT_EQ(Marks("(;B[aa"), "# ( ; B cut=aa end\n");
  EXPECT_EQ(Marks("(;B"), "# ( ; B end\n");
  EXPECT_EQ(Marks("(;"), "# ( ; end\n");
}

TEST(SgfLexerTest, CharsetOfTheFirstNodeCounts) {
  EXPECT_EQ(Marks("(;CA[GBK]C[\x95]x];B[aa])"),
            "# ( ; N =GBK N =\x95]x ; B =aa )\n");
  EXPECT_EQ(Marks("(;C[\x95]]CA[GBK])"), "# ( ; N =\x95] N =GBK )\n");
  EXPECT_EQ(Marks("(;)(;CA[GBK]C[\x95]x])"),
            "# ( ; )\n# ( ; N =GBK N =\x95]x )\n");
}

TEST(SgfLexerTest, CallerMayKnowTheCharset) {
  // As Latin-1, the value ends at the first ']'.
  const std::string text = "(;CA[GBK]C[\x95]];B[aa])";
  EXPECT_EQ(Marks(text, {.charset = Charset::kAsciiSafe}),
            "# ( ; N =GBK N =\x95 ; B =aa )\n");
  EXPECT_EQ(Marks(text), "# ( ; N =GBK N =\x95] ; B =aa )\n");
  EXPECT_EQ(Marks("(;C[\x95]x];B[aa])",
                  {.charset = std::nullopt, .charset_guess = Charset::kBig5}),
            "# ( ; N =\x95]x ; B =aa )\n");
}

// Reads "(;" + text up to the first ';' and then plain nodes.
std::string PlainNodes(absl::string_view text) {
  StringSource source(text);
  SgfNotes notes;
  SgfLexer lexer(source, {}, notes);
  EXPECT_TRUE(lexer.FindGame());
  EXPECT_EQ(lexer.Next(), SgfMark::kOpen);
  EXPECT_EQ(lexer.Next(), SgfMark::kNode);
  std::array<SgfLexer::PlainNode, 3> nodes;
  const std::size_t count =
      lexer.ReadPlainNodes(BoardSize(9, 9), absl::MakeSpan(nodes));
  std::string seen;
  for (std::size_t i = 0; i < count; ++i) {
    absl::StrAppend(&seen, nodes[i].player == Color::kBlack ? "B" : "W",
                    nodes[i].point.row, ",", nodes[i].point.column, "@",
                    nodes[i].place.line, ":", nodes[i].place.column, " ");
  }
  lexer.Next();
  return absl::StrCat(seen, "then ", lexer.place().line, ":",
                      lexer.place().column);
}

TEST(SgfLexerTest, PlainNodesAreReadInOneGo) {
  EXPECT_EQ(PlainNodes("(;B[aa];W[ba];C[x])   "),
            "B0,0@1:2 W0,1@1:8 then 1:14");
  EXPECT_EQ(PlainNodes("(;B[aa]\n;W[ba]\r\n)         "),
            "B0,0@1:2 W0,1@2:1 then 3:1");
  EXPECT_EQ(PlainNodes("(;B[aa];W[ab];B[ac];W[ad])     "),
            "B0,0@1:2 W1,0@1:8 B2,0@1:14 then 1:20");
}

TEST(SgfLexerTest, OtherNodesAreNotPlain) {
  for (const char* text :
       {"(;B[aa]C[x];W[bb])   ", "(;B[];W[bb])      ", "(;B[ja];W[bb])    ",
        "(;B [aa];W[bb])    ", "(;B[aa][bb])      ", "(;AB[aa];W[bb])    ",
        "(; B[aa];W[bb])    ", "(;B[aa] ;W[bb])    ", "(;B[AA];W[bb])   ",
        "(;B[aa]\n\n;W[bb])    "}) {
    const std::string seen = PlainNodes(text);
    EXPECT_EQ(seen.substr(0, 4), "then") << text << ": " << seen;
  }
}

}  // namespace
}  // namespace superko
