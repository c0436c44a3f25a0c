#include "core/record/sgf_description.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(SgfDescriptionTest, SaysAllThereIs) {
  EXPECT_EQ(DescribeSgf("(;SZ[9]AB[cc]PL[W];W[ee](;B[]KO[])(;B[dd]))x\n",
                        {.variations = SgfVariations::kAll, .text = {}}),
            "game 1 at 1:1: 9x9, suicide=forbidden,repetition=simple, W first\n"
            "  node 0 at 1:2: set B cc, W to move\n"
            "  node 1 at 1:19: W ee\n"
            "  node 2 at 1:26, variation 1: B pass!\n"
            "  node 3 at 1:36, child of 1, variation 2: B dd\n"
            "  note at 1:1: rules_missing\n"
            "  note at 1:26: forced_move\n"
            "end\n"
            "  note at 1:44: text_outside_game\n");
}

TEST(SgfDescriptionTest, SaysWhatWentWrong) {
  EXPECT_EQ(DescribeSgf("(;GM[2])", {}),
            "game 1 at 1:1: 19x19, suicide=forbidden,repetition=simple, B "
            "first\n"
            "  error: f:1:6: expected GM[1], a game of Go, found \"2\"\n"
            "end\n");
  EXPECT_EQ(DescribeSgf("", {}),
            "failed: f:1:1: expected a game, \"(;\", found the end of the "
            "file\n");
}

}  // namespace
}  // namespace superko
