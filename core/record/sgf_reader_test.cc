#include "core/record/sgf_reader.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

#include "core/record/sgf_description.h"

namespace superko {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr SgfReader::Options kMain = {.variations = SgfVariations::kMain};
constexpr SgfReader::Options kAll = {.variations = SgfVariations::kAll};

// What is read must not depend on how the bytes arrive.
std::string Describe(absl::string_view text,
                     const SgfReader::Options& options) {
  const std::string whole = DescribeSgf(text, options);
  for (const std::size_t piece_max : {1u, 7u, 100u}) {
    EXPECT_EQ(DescribeSgf(text, options, piece_max), whole) << piece_max;
  }
  return whole;
}

// The same without the notes that nearly every short text would have.
std::string Brief(absl::string_view text,
                  const SgfReader::Options& options = kAll) {
  return absl::StrReplaceAll(Describe(text, options),
                             {{"  note at 1:1: rules_missing\n", ""},
                              {"suicide=forbidden,repetition=simple, ", ""}});
}

TEST(SgfReaderTest, ReadsAGame) {
  EXPECT_EQ(Describe("(;FF[4]GM[1]SZ[9]RU[Chinese]PB[a]PW[b]RE[B+R]\n"
                     ";B[ee];W[ce]C[hello];B[])\n",
                     kMain),
            "game 1 at 1:1: 9x9, suicide=forbidden,repetition=positional, "
            "B first\n"
            "  node 1 at 2:1: B ee\n"
            "  node 2 at 2:7: W ce\n"
            "  node 3 at 2:21: B pass\n"
            "end\n");
}

TEST(SgfReaderTest, GivesThePropertiesOfTheRoot) {
  StringSource source(
      "(;FF[4]CA[UTF-8]SZ[19:13]RU[ AGA ]RE[B+R]HA[2]PL[W]AB[aa][bb])");
  SgfReader reader(source, "f", kMain);
  SgfGame game;
  ASSERT_TRUE(*reader.Next(game));
  EXPECT_EQ(game.rules_text, "AGA");
  EXPECT_TRUE(game.are_rules_known);
  EXPECT_EQ(game.result_text, "B+R");
  EXPECT_EQ(game.charset_text, "UTF-8");
  EXPECT_EQ(game.size_text, "19:13");
  EXPECT_EQ(game.handicap, 2);
  EXPECT_EQ(game.player, Color::kWhite);
  EXPECT_EQ(game.record.size, BoardSize(13, 19));
  EXPECT_EQ(game.notes.total(), 0u);
}

TEST(SgfReaderTest, MovesHaveTheirPlaces) {
  StringSource source("(;SZ[9]\n;B[ee]\n  ;C[x]W[dd]KO[];AB[aa:ba])");
  SgfReader reader(source, "f", kMain);
  SgfGame game;
  ASSERT_TRUE(*reader.Next(game));
  ASSERT_EQ(game.move_texts.size(), 5u);
  EXPECT_EQ(game.move_texts[0].place, (TextPlace{2, 4}));
  EXPECT_EQ(game.move_texts[1].place, (TextPlace{3, 10}));
  EXPECT_EQ(game.move_texts[3].place, (TextPlace{3, 21}));
  EXPECT_FALSE(game.move_texts[0].is_forced);
  EXPECT_TRUE(game.move_texts[1].is_forced);
  EXPECT_EQ(game.move_texts[0].node, 1u);
  EXPECT_EQ(game.move_texts[1].node, 2u);
}

TEST(SgfReaderTest, TreeIsReadInTheOrderOfTheText) {
  EXPECT_EQ(Brief("(;SZ[5];B[aa](;W[bb](;B[cc])(;B[dd];W[ee]))(;W[ab]))"),
            "game 1 at 1:1: 5x5, B first\n"
            "  node 1 at 1:8: B aa\n"
            "  node 2 at 1:15, variation 1: W bb\n"
            "  node 3 at 1:22, variation 1: B cc\n"
            "  node 4 at 1:30, child of 2, variation 2: B dd\n"
            "  node 5 at 1:36: W ee\n"
            "  node 6 at 1:45, child of 1, variation 2: W ab\n"
            "end\n");
}

TEST(SgfReaderTest, MainLineAloneNotesTheVariations) {
  EXPECT_EQ(
      Brief("(;SZ[5];B[aa](;W[bb](;B[cc])(;B[dd];W[ee]))(;W[ab]))", kMain),
      "game 1 at 1:1: 5x5, B first\n"
      "  node 1 at 1:8: B aa\n"
      "  node 2 at 1:15, variation 1: W bb\n"
      "  node 3 at 1:22, variation 1: B cc\n"
      "  note at 1:29: variation_ignored\n"
      "  note at 1:44: variation_ignored\n"
      "end\n");
}

TEST(SgfReaderTest, CollectionsHaveSeveralGames) {
  EXPECT_EQ(Brief("(;SZ[9];B[aa])(;SZ[5];W[bb])\n(;)\n"),
            "game 1 at 1:1: 9x9, B first\n"
            "  node 1 at 1:8: B aa\n"
            "game 2 at 1:15: 5x5, W first\n"
            "  node 1 at 1:22: W bb\n"
            "  note at 1:15: rules_missing\n"
            "game 3 at 2:1: 19x19, B first\n"
            "  note at 2:1: rules_missing\n"
            "end\n");
}

TEST(SgfReaderTest, SetUpIsOnePositionAndComesBeforeMoves) {
  EXPECT_EQ(Brief("(;SZ[5]AB[aa][bb]AW[cc];B[dd]AE[aa])"),
            "game 1 at 1:1: 5x5, B first\n"
            "  node 0 at 1:2: set B aa, set B bb, set W cc, B to move\n"
            "  node 1 at 1:24: set . aa, B to move, B dd\n"
            "  note at 1:24: set_up_with_move\n"
            "end\n");
}

TEST(SgfReaderTest, SetUpBeforeTheSizeIsOfThatSize) {
  EXPECT_EQ(Brief("(;AB[ee]SZ[5])"),
            "game 1 at 1:1: 5x5, B first\n"
            "  node 0 at 1:2: set B ee, B to move\n"
            "end\n");
}

TEST(SgfReaderTest, PlayerToMoveIsPlElseWhoMovesNext) {
  EXPECT_THAT(Brief("(;SZ[5]AB[aa];W[bb])"), HasSubstr("set B aa, W to move"));
  EXPECT_THAT(Brief("(;SZ[5]AB[aa]PL[B];W[bb])"),
              HasSubstr("set B aa, B to move"));
  EXPECT_THAT(Brief("(;SZ[5]PL[W];B[bb])"), HasSubstr("W first"));
  EXPECT_THAT(Brief("(;SZ[5];C[x];W[bb])"), HasSubstr("W first"));
  EXPECT_THAT(Brief("(;SZ[5];AB[aa];C[x];W[])"),
              HasSubstr("set B aa, W to move"));
  EXPECT_THAT(Brief("(;SZ[5];AB[aa](;C[x])(;W[]))"),
              HasSubstr("set B aa, B to move"));
  EXPECT_THAT(Brief("(;SZ[5])"), HasSubstr("B first"));
}

TEST(SgfReaderTest, PlaysAtTheEdgeOfTheSizeAndBeyond) {
  EXPECT_EQ(Brief("(;SZ[7:3];B[gc])"),
            "game 1 at 1:1: 3x7, B first\n"
            "  node 1 at 1:10: B gc\n"
            "end\n");
  EXPECT_EQ(Brief("(;SZ[7:3];B[aa];W[cg];B[bb])"),
            "game 1 at 1:1: 3x7, B first\n"
            "  node 1 at 1:10: B aa\n"
            "  error: f:1:19: expected a point of the 3x7 board such as aa, or "
            "nothing for a pass, found \"cg\"\n"
            "end\n");
  EXPECT_EQ(Brief("(;SZ[52];B[ZZ])"),
            "game 1 at 1:1: 52x52, B first\n"
            "  node 1 at 1:9: B ZZ\n"
            "end\n");
}

TEST(SgfReaderTest, TtIsAPassUpTo19AndAPointAbove) {
  EXPECT_THAT(Brief("(;SZ[19];B[tt])"), HasSubstr("B pass"));
  EXPECT_THAT(Brief("(;SZ[9:19];B[tt])"), HasSubstr("B pass"));
  EXPECT_THAT(Brief("(;SZ[20];B[tt])"), HasSubstr("B tt"));
  EXPECT_THAT(Brief("(;SZ[20:9];B[tt])"), HasSubstr("error: f:1:14:"));
  EXPECT_THAT(Brief("(;SZ[20];B[])"), HasSubstr("B pass"));
}

TEST(SgfReaderTest, ErrorEndsOneGameAndNotTheFile) {
  EXPECT_EQ(Brief("(;SZ[5];B[aa];W[d4](;B[bb])(;B[cc]))(;SZ[7];B[gg])"),
            "game 1 at 1:1: 5x5, B first\n"
            "  node 1 at 1:8: B aa\n"
            "  error: f:1:17: expected a point of the 5x5 board such as aa, or "
            "nothing for a pass, found \"d4\"\n"
            "game 2 at 1:37: 7x7, B first\n"
            "  node 1 at 1:44: B gg\n"
            "  note at 1:37: rules_missing\n"
            "end\n");
}

TEST(SgfReaderTest, WhatIsNoMoveIsAnError) {
  for (const char* value : {"a", "aaa", "a1", "ff", "aa:bb", "AA", "pass", "-",
                            "?", "a\\b", ";W[aa"}) {
    EXPECT_THAT(Brief(absl::StrCat("(;SZ[5];B[", value, "])")),
                HasSubstr("error: f:1:11: expected a point"))
        << value;
  }
  EXPECT_THAT(Brief("(;SZ[5];B[aa][bb])"),
              HasSubstr("error: f:1:15: expected one point for a move"));
  for (const char* value : {"a", "aa:", ":aa", "aa:bb:cc", "ff", "aa:ff"}) {
    EXPECT_THAT(Brief(absl::StrCat("(;SZ[5];AB[", value, "])")),
                HasSubstr("error: f:1:12: expected a point"))
        << value;
  }
}

TEST(SgfReaderTest, SizesThatAreNoneAreErrors) {
  for (const char* size : {"0", "53", "-9", "x", "19x13", "19:", ":19", "19:0",
                           "19:53", "9.5", "9:9:9"}) {
    EXPECT_THAT(Brief(absl::StrCat("(;SZ[", size, "];B[aa])")),
                HasSubstr("error: f:1:6: expected a side"))
        << size;
  }
}

TEST(SgfReaderTest, OtherGamesAreErrors) {
  EXPECT_THAT(Brief("(;GM[2];B[e4])(;GM[1];B[aa])"),
              testing::AllOf(HasSubstr("error: f:1:6: expected GM[1], a game "
                                       "of Go, found \"2\""),
                             HasSubstr("game 2"), HasSubstr("B aa")));
}

TEST(SgfReaderTest, TextWithoutAGameFails) {
  EXPECT_EQ(Brief(""),
            "failed: f:1:1: expected a game, \"(;\", found the end of the "
            "file\n");
  EXPECT_EQ(Brief(" \n "),
            "failed: f:2:2: expected a game, \"(;\", found the end of the "
            "file\n");
  EXPECT_EQ(Brief(std::string(3, '\0')),
            "failed: f:1:1: expected a game, \"(;\", found "
            "\"\\x00\\x00\\x00\"\n"
            "  note at 1:1: text_outside_game\n");
  EXPECT_THAT(Brief("\n(hello; world)"), HasSubstr("failed: f:2:1: "));
}

TEST(SgfReaderTest, LongSpellingsAreReadLikeShortOnes) {
  EXPECT_EQ(Brief("(;GaMe[1]SiZe[5];Black[aa];White[bb];AddBlack[cc])"),
            "game 1 at 1:1: 5x5, B first\n"
            "  node 1 at 1:17: B aa\n"
            "  node 2 at 1:27: W bb\n"
            "  node 3 at 1:37: set B cc, B to move\n"
            "  note at 1:3: old_property_name\n"
            "end\n");
}

TEST(SgfReaderTest, NamesOfSmallLettersAreNone) {
  EXPECT_THAT(Brief("(;SZ[5];b[aa])"),
              testing::AllOf(Not(HasSubstr("node")),
                             HasSubstr("1:9: text_inside_game")));
}

TEST(SgfReaderTest, NamesThatOnlyBeginLikeAMoveAreOthers) {
  EXPECT_EQ(Brief("(;SZ[5];BL[30]BM[1]B2[aa]WL[9]WHITE[bb])"),
            "game 1 at 1:1: 5x5, B first\n"
            "end\n");
}

TEST(SgfReaderTest, DeepNestingNeedsNoRecursion) {
  constexpr int kDepth = 100'000;
  std::string text = "(;SZ[5]";
  for (int i = 0; i < kDepth; ++i) text += "(;C[x]";
  text += ";B[aa]" + std::string(kDepth + 1, ')');
  StringSource source(text);
  SgfReader reader(source, "f", kAll);
  SgfGame game;
  ASSERT_TRUE(*reader.Next(game));
  EXPECT_EQ(game.nodes.size(), std::size_t{kDepth} + 2);
  EXPECT_EQ(game.record.moves.size(), 1u);
  EXPECT_EQ(RecordOfPath(game, kDepth + 1).moves.size(), 1u);
  EXPECT_EQ(game.notes.total(), 1u);
}

TEST(SgfReaderTest, MoreBracketsThanAnyoneNeedsAreAnError) {
  std::string text = "(;SZ[5]";
  for (int i = 0; i < 1'000'001; ++i) text += '(';
  StringSource source(text);
  SgfReader reader(source, "f", kMain);
  SgfGame game;
  ASSERT_TRUE(*reader.Next(game));
  EXPECT_THAT(std::string(game.error.message()),
              HasSubstr("expected at most 1000000 open brackets"));
}

TEST(SgfReaderTest, MovesOfAGameAreLimited) {
  std::string text = "(;SZ[52]";
  for (int i = 0; i < 1850; ++i) text += ";AE[aa:ZZ]";
  StringSource source(text);
  SgfReader reader(source, "f", kMain);
  SgfGame game;
  ASSERT_TRUE(*reader.Next(game));
  EXPECT_THAT(std::string(game.error.message()),
              HasSubstr("expected at most 5000000 moves in a game"));
}

TEST(SgfReaderTest, NodesOfAGameAreLimited) {
  const std::string text = "(" + std::string(5'000'001, ';');
  StringSource source(text);
  SgfReader reader(source, "f", kMain);
  SgfGame game;
  ASSERT_TRUE(*reader.Next(game));
  EXPECT_EQ(game.nodes.size(), 5'000'000u);
  EXPECT_THAT(std::string(game.error.message()),
              HasSubstr("expected at most 5000000 nodes in a game"));
}

TEST(SgfReaderTest, MemoryIsUsedAgain) {
  StringSource source("(;SZ[5];B[aa];W[bb])(;SZ[5];B[cc];W[dd])");
  SgfReader reader(source, "f", kMain);
  SgfGame game;
  ASSERT_TRUE(*reader.Next(game));
  const Move* const moves = game.record.moves.data();
  const SgfNode* const nodes = game.nodes.data();
  ASSERT_TRUE(*reader.Next(game));
  EXPECT_EQ(game.record.moves.data(), moves);
  EXPECT_EQ(game.nodes.data(), nodes);
}

// Serves a text and then fails.
class FailingSource final : public ByteSource {
 public:
  explicit FailingSource(absl::string_view text) : text_(text) {}
  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) override {
    const absl::StatusOr<std::size_t> bytes = text_.Read(buffer);
    if (*bytes > 0) return bytes;
    return absl::UnavailableError("disk on fire");
  }

 private:
  StringSource text_;
};

TEST(SgfReaderTest, FailureOfTheSourceIsHandedOn) {
  for (const char* text : {"", "(;B[aa", "(;B[aa])", "(;B[aa"}) {
    FailingSource source(text);
    SgfReader reader(source, "f", kMain);
    SgfGame game;
    absl::StatusOr<bool> more = true;
    while (more.ok() && *more) more = reader.Next(game);
    EXPECT_EQ(more.status(), absl::UnavailableError("disk on fire")) << text;
  }
}

}  // namespace
}  // namespace superko
