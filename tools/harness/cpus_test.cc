#include "tools/harness/cpus.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(CpusTest, QuotaIsRoundedUp) {
  EXPECT_EQ(ParseCpuMax("200000 100000\n"), 2);
  EXPECT_EQ(ParseCpuMax("150000 100000\n"), 2);
  EXPECT_EQ(ParseCpuMax("1000 100000\n"), 1);
}

TEST(CpusTest, NoQuotaIsNone) {
  EXPECT_EQ(ParseCpuMax("max 100000\n"), std::nullopt);
  EXPECT_EQ(ParseCpuMax(""), std::nullopt);
  EXPECT_EQ(ParseCpuMax("100000"), std::nullopt);
  EXPECT_EQ(ParseCpuMax("100000 0"), std::nullopt);
}

TEST(CpusTest, AtLeastOneIsUsable) { EXPECT_GE(UsableCpus(), 1); }

TEST(CpusTest, NoJobsStandForAllCpus) {
  EXPECT_EQ(WorkersFor(3), 3);
  EXPECT_EQ(WorkersFor(0), UsableCpus());
}

}  // namespace
}  // namespace superko
