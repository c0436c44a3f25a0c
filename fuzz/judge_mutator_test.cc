#include "fuzz/judge_mutator.h"

#include <set>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

constexpr char kText[] = "2\n3\nB 3 4\nW 3 5\nB 19 19\n1\nW 1 1\n";

std::string Mutated(std::string text, std::size_t size_max, unsigned seed) {
  const std::size_t size = text.size();
  text.resize(std::max(size, size_max));
  text.resize(MutateJudgeText(reinterpret_cast<std::uint8_t*>(text.data()),
                              size, size_max, seed));
  return text;
}

TEST(JudgeMutatorTest, CasesAreWrittenAsTheyWereRead) {
  EXPECT_EQ(JudgeTextOf(JudgeCasesOf(kText)), kText);
  EXPECT_EQ(JudgeCasesOf(absl::StrCat(kText, "x")).size(), 2u);
  EXPECT_TRUE(JudgeCasesOf("x").empty());
}

// Most results are judge text still, in the canonical form, and all differ.
TEST(JudgeMutatorTest, KeepsTheFormMoreOftenThanNot) {
  int well_formed = 0;
  std::set<std::string> results;
  for (unsigned seed = 0; seed < 300; ++seed) {
    const std::string text = Mutated(kText, 4096, seed);
    EXPECT_EQ(text, Mutated(kText, 4096, seed)) << seed;
    well_formed += JudgeTextOf(JudgeCasesOf(text)) == text;
    results.insert(text);
  }
  EXPECT_GE(well_formed, 150);
  EXPECT_LT(well_formed, 300);
  EXPECT_GE(results.size(), 200u);
}

TEST(JudgeMutatorTest, KeepsToTheRoomThereIs) {
  for (std::size_t size_max = 1; size_max < 60; ++size_max) {
    for (unsigned seed = 0; seed < 40; ++seed) {
      ASSERT_LE(
          Mutated("1\n0\n", std::max<std::size_t>(size_max, 4), seed).size(),
          std::max<std::size_t>(size_max, 4));
    }
  }
}

TEST(JudgeMutatorTest, ASpliceIsJudgeText) {
  const std::string other = "1\n2\nB 7 7\nW 8 8\n";
  for (unsigned seed = 0; seed < 50; ++seed) {
    std::string out(4096, '\0');
    out.resize(SpliceJudgeTexts(BytesOf(kText), BytesOf(other),
                                reinterpret_cast<std::uint8_t*>(out.data()),
                                out.size(), seed));
    EXPECT_EQ(JudgeTextOf(JudgeCasesOf(out)), out);
  }
}

TEST(JudgeMutatorTest, OtherTextIsLeftAloneByASplice) {
  std::string out(16, '\0');
  out.resize(SpliceJudgeTexts(BytesOf("x"), BytesOf(kText),
                              reinterpret_cast<std::uint8_t*>(out.data()),
                              out.size(), 1));
  EXPECT_EQ(out, "x");
}

}  // namespace
}  // namespace superko
