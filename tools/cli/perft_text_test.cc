#include "tools/cli/perft_text.h"

#include <string>

#include "gtest/gtest.h"

namespace superko {
namespace {

const std::vector<PlyCounts> kPlies = {{.sequences = 9},
                                       {.sequences = 72,
                                        .captures = 8,
                                        .refused_suicide = 1,
                                        .refused_repetition = 2}};

TEST(PerftTextTest, RowsOfATsvTableHaveTabsBetweenColumns) {
  EXPECT_EQ(TableText(PlyTable(kPlies), TableFormat::kTsv),
            "depth\tsequences\tcaptures\trefused_suicide\trefused_repetition\n"
            "1\t9\t0\t0\t0\n"
            "2\t72\t8\t1\t2\n");
}

TEST(PerftTextTest, ColumnsOfATextTableStandUnderEachOther) {
  EXPECT_EQ(
      TableText(PlyTable(kPlies), TableFormat::kText),
      "depth  sequences  captures  refused_suicide  refused_repetition\n"
      "    1          9         0                0                   0\n"
      "    2         72         8                1                   2\n");
}

TEST(PerftTextTest, ADivisionNamesFirstMovesAndEndsWithTheirTotal) {
  const std::vector<FirstMoveCounts> division = {
      {.move = PlayMove(Color::kBlack, {.row = 0, .column = 1}),
       .counts = kPlies[0]},
      {.move = PassMove(Color::kBlack), .counts = {}}};
  EXPECT_EQ(TableText(DivisionTable(division, kPlies[0]), TableFormat::kTsv),
            "move\tsequences\tcaptures\trefused_suicide\trefused_repetition\n"
            "1,2\t9\t0\t0\t0\n"
            "pass\t0\t0\t0\t0\n"
            "total\t9\t0\t0\t0\n");
}

TEST(PerftTextTest, ADifferenceShowsBothAnswersAndTheRecord) {
  NodeDifference node;
  node.record = {.size = BoardSize(1, 2),
                 .moves = {PlayMove(Color::kBlack, {.row = 0, .column = 0}),
                           PlayMove(Color::kWhite, {.row = 0, .column = 1})}};
  node.difference.move = 1;
  node.difference.board_before = {Color::kBlack, Color::kEmpty};
  node.difference.subject.engine = "core";
  node.difference.subject.answer.captured = 1;
  node.difference.truth.engine = "flood-fill";
  node.difference.truth.answer.verdict = Verdict::kSuicide;
  EXPECT_EQ(NodeDifferenceText(node),
            "move 2, W 1 2: verdict\n"
            "  core         legal, 1 captured\n"
            "  flood-fill   suicide\n"
            "  board before it (1x2, "
            "suicide=forbidden,repetition=positional):\n"
            "         1  2\n"
            "     1   B [.]\n"
            "  the record, as SGF:\n"
            "\n"
            "(;FF[4]GM[1]CA[UTF-8]AP[superko:1]SZ[2:1]\n"
            "RU[suicide=forbidden,repetition=positional]\n"
            ";B[aa];W[ba])\n");
}

}  // namespace
}  // namespace superko
