#include "reference/string_count.h"

#include <ostream>
#include <string>

#include "gtest/gtest.h"
#include "reference/board_art.h"

namespace reference {
namespace {

struct CountCase {
  const char* name;
  const char* art;
  const char* stones;     // A digit for each point.
  const char* liberties;  // A digit for each point.
};

void PrintTo(const CountCase& tested, std::ostream* out) {
  *out << tested.name;
}

class CountStringsTest : public testing::TestWithParam<CountCase> {};

TEST_P(CountStringsTest, CountsByHand) {
  const Position position = PositionFromArt(GetParam().art);
  std::string stones;
  std::string liberties;
  for (const StringCount& count :
       CountStrings(position.board, position.rows, position.columns)) {
    stones += static_cast<char>('0' + count.stones);
    liberties += static_cast<char>('0' + count.liberties);
  }
  EXPECT_EQ(stones, GetParam().stones);
  EXPECT_EQ(liberties, GetParam().liberties);
}

INSTANTIATE_TEST_SUITE_P(
    Hand, CountStringsTest,
    testing::Values(
        CountCase{"Empty", "..\n..\n", "0000", "0000"},
        CountCase{"OnePoint", "B\n", "1", "0"},
        CountCase{"Middle", "...\n.W.\n...\n", "000010000", "000040000"},
        CountCase{"Corner", "B..\n...\n", "100000", "200000"},
        CountCase{"Edge", ".B.\n...\n", "010000", "030000"},
        CountCase{"DiagonalIsNoContact", "B.\n.B\n", "1001", "2002"},
        CountCase{"SharedLibertyCountsOnce", "B.\nBB\n", "3033", "1011"},
        CountCase{"TwoColours", "BBW\n.WW\n", "223033", "111011"},
        CountCase{"NoWrapAround", "..B\nB..\n...\n", "001100000", "002300000"},
        CountCase{"LongRow", "BB.WWW\n", "220333", "110111"}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace reference
