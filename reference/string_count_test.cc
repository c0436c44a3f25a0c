#include "reference/string_count.h"

#include <ostream>
#include <string>
#include <tuple>
#include <vector>

#include "gtest/gtest.h"
#include "reference/board_art.h"
#include "reference/recursive_count.h"

namespace reference {
namespace {

struct CountCase {
  const char* name;
  const char* art;
  // A digit for each point; after '9' comes ':', as in ASCII.
  const char* stones;
  const char* liberties;
};

void PrintTo(const CountCase& tested, std::ostream* out) {
  *out << tested.name;
}

struct Counter {
  const char* name;
  std::vector<StringCount> (*count)(const std::vector<Stone>& board, int rows,
                                    int columns);
};

void PrintTo(const Counter& counter, std::ostream* out) {
  *out << counter.name;
}

class CountStringsTest
    : public testing::TestWithParam<std::tuple<Counter, CountCase>> {};

TEST_P(CountStringsTest, CountsByHand) {
  const auto& [counter, tested] = GetParam();
  const Position position = PositionFromArt(tested.art);
  std::string stones;
  std::string liberties;
  for (const StringCount& count :
       counter.count(position.board, position.rows, position.columns)) {
    stones += static_cast<char>('0' + count.stones);
    liberties += static_cast<char>('0' + count.liberties);
  }
  EXPECT_EQ(stones, tested.stones);
  EXPECT_EQ(liberties, tested.liberties);
}

const Counter kCounters[] = {{"FloodFill", CountStrings},
                             {"Recursive", CountStringsRecursively}};

const CountCase kCases[] = {
    {"Empty", "..\n..\n", "0000", "0000"},
    {"OnePoint", "B\n", "1", "0"},
    {"Middle", "...\n.W.\n...\n", "000010000", "000040000"},
    {"Corner", "B..\n...\n", "100000", "200000"},
    {"Edge", ".B.\n...\n", "010000", "030000"},
    {"DiagonalIsNoContact", "B.\n.B\n", "1001", "2002"},
    {"SharedLibertyCountsOnce", "B.\nBB\n", "3033", "1011"},
    {"TwoColours", "BBW\n.WW\n", "223033", "111011"},
    {"NoWrapAround", "..B\nB..\n...\n", "001100000", "002300000"},
    {"LongRow", "BB.WWW\n", "220333", "110111"},
    {"LongColumn", "B\nB\n.\nW\n", "2201", "1101"},
    {"Eyes", "WWWWW\nW.W.W\nWWWWW\nBBBBB\n",
     "====="
     "=0=0="
     "====="
     "55555",
     "22222"
     "20202"
     "22222"
     "00000"},
};

INSTANTIATE_TEST_SUITE_P(Hand, CountStringsTest,
                         testing::Combine(testing::ValuesIn(kCounters),
                                          testing::ValuesIn(kCases)),
                         [](const auto& tested) {
                           return std::string(std::get<0>(tested.param).name) +
                                  std::get<1>(tested.param).name;
                         });

}  // namespace
}  // namespace reference
