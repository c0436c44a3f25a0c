#include "tools/report/grouped.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(GroupedTest, PutsCommasBetweenThousands) {
  EXPECT_EQ(Grouped(0), "0");
  EXPECT_EQ(Grouped(999), "999");
  EXPECT_EQ(Grouped(1000), "1,000");
  EXPECT_EQ(Grouped(18446744073709551615u), "18,446,744,073,709,551,615");
}

}  // namespace
}  // namespace superko
