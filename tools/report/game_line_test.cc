#include "tools/report/game_line.h"

#include <gtest/gtest.h>

#include "tools/report/sha1.h"
#include "tools/report/testing.h"

namespace superko {
namespace {

TEST(GameLineTest, HasEveryField) {
  const Case which = JudgedCase();
  EXPECT_EQ(
      GameLineJson(which).dump(),
      "{\"type\":\"game\",\"case\":17,\"file\":\"games/a.sgf\",\"game\":2,"
      "\"line\":2,\"rows\":1,\"columns\":3,"
      "\"rules\":\"suicide=forbidden,repetition=positional\","
      "\"moves\":9,\"passes\":1,\"setup_stones\":2,\"captured_stones\":3,"
      "\"result\":\"B+1\",\"lines\":2,\"illegal\":[{\"move\":9,"
      "\"verdict\":\"repetition\",\"line\":3,\"column\":14,"
      "\"play\":\"W 2 3\",\"repeats_move\":3,\"cycle\":6,"
      "\"variation\":\"2.1\"}],\"forced\":[],\"repetitions\":0,"
      "\"repetition_list\":[],\"notes\":{\"cut_off\":1},"
      "\"final_sha1\":\"" +
          Sha1Hex("B.W\n") + "\"}");
}

TEST(GameLineTest, ABoardThatWasNotAskedForHasNoDigest) {
  Case which = JudgedCase();
  which.result.final_board.clear();
  EXPECT_FALSE(GameLineJson(which).contains("final_sha1"));
}

TEST(GameLineTest, SaysWhyAGameEndsEarly) {
  Case which = JudgedCase();
  which.errors.push_back(absl::InvalidArgumentError("a.sgf:1:1: bad"));
  EXPECT_EQ(GameLineJson(which)["error"], "a.sgf:1:1: bad");
}

}  // namespace
}  // namespace superko
