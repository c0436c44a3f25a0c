#include "fuzz/finding_message.h"

#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/engine/reference_engine.h"
#include "tools/harness/comparer.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

// The subject is read once for each process, so each test that names one is a
// process of its own, as CTest starts them.
TEST(FindingMessageTest, CoreIsTheSubjectByDefault) {
  unsetenv("SUPERKO_FUZZ_SUBJECT");
  EXPECT_EQ(FuzzSubject().name, "core");
}

TEST(FindingMessageDeathTest, ListsTheSubjects) {
  testing::GTEST_FLAG(death_test_style) = "threadsafe";
  setenv("SUPERKO_FUZZ_SUBJECT", "list", 1);
  EXPECT_EXIT(FuzzSubject(), testing::ExitedWithCode(0), "");
  setenv("SUPERKO_FUZZ_SUBJECT", "planted:none", 1);
  EXPECT_DEATH(FuzzSubject(), "expected a planted bug");
  unsetenv("SUPERKO_FUZZ_SUBJECT");
}

// A difference in a game of many moves is told as the shortest game, in all the
// forms there are, and with a command.
TEST(FindingMessageDeathTest, TellsTheShortestGame) {
  testing::GTEST_FLAG(death_test_style) = "threadsafe";
  const auto tell = [] {
    setenv("SUPERKO_FUZZ_SUBJECT", "planted:own-string-first", 1);
    const Color b = Color::kBlack;
    const Color w = Color::kWhite;
    GameRecord record;
    Comparer comparer({FuzzSubject().make, MakeFloodFillEngine}, {});
    Witnesses witnesses;
    record.moves = {PlayMove(b, {5, 5}), PlayMove(w, {0, 0}),
                    PlayMove(b, {1, 0}), PlayMove(w, {1, 1}),
                    PlayMove(b, {8, 8}), PlayMove(w, {0, 2}),
                    PlayMove(b, {0, 1})};
    const auto difference = comparer.Compare(record, witnesses);
    if (!difference.has_value()) std::exit(3);
    std::fputs(FindingMessage(record, *difference).c_str(), stderr);
    std::exit(0);
  };
  EXPECT_EXIT(tell(), testing::ExitedWithCode(0),
              "superko check --deep --against=all "
              "--subject=planted:own-string-first FILE(.|\n)*as SGF:\n"
              "(.|\n)*as judge text:\n1\n[0-9]\n");
}

}  // namespace
}  // namespace superko
