#include "core/base/check.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(CheckTest, TrueConditionDoesNothing) {
  int evaluated = 0;
  SUPERKO_CHECK(++evaluated == 1) << "not reached";
  EXPECT_EQ(evaluated, 1);
}

TEST(CheckDeathTest, FalseConditionNamesItselfAndTheValues) {
  const int rows = 0;
  EXPECT_DEATH(SUPERKO_CHECK(rows > 0) << "rows is " << rows,
               "check_test.cc:.*check failed: rows > 0 rows is 0");
}

}  // namespace
}  // namespace superko
