#include "tools/report/page/charts_svg.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/report/testing.h"

namespace superko {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(VerdictChartTest, HasALegendInNumbers) {
  EXPECT_THAT(VerdictChart(SampleSummary().witnesses),
              AllOf(HasSubstr("Answers to 1,204,030 plays"),
                    HasSubstr("<b>1,000,000</b> <small>83%</small>"),
                    HasSubstr("<b>30</b> <small>0.0025%</small>")));
}

// 30 in a million would be a hundredth of a pixel.
TEST(VerdictChartTest, WhatIsRareCanStillBeSeen) {
  EXPECT_THAT(VerdictChart(SampleSummary().witnesses),
              HasSubstr("<rect class=\"repetition\" x=\"457.03\" y=\"0\" "
                        "width=\"2.97\""));
}

TEST(VerdictChartTest, ARunWithoutPlaysHasAnEmptyBar) {
  EXPECT_THAT(VerdictChart({}), HasSubstr("Answers to 0 plays"));
  EXPECT_THAT(VerdictChart({}), Not(HasSubstr("nan")));
}

TEST(CycleChartTest, HasABarForEachCycle) {
  const std::string chart = CycleChart(SampleSummary().witnesses);
  EXPECT_THAT(chart, HasSubstr("<title>cycle of 2: 20</title>"));
  EXPECT_THAT(chart, HasSubstr("<title>cycle of 8: 1</title>"));
  EXPECT_THAT(chart, Not(HasSubstr("cycle of 9")));
  EXPECT_THAT(chart, HasSubstr("1: 1; 2: 20; 4: 5; 6: 3; 8: 1"));
}

TEST(CycleChartTest, LongCyclesShareBars) {
  Witnesses witnesses;
  witnesses.repetitions_by_cycle.assign(1001, 1);
  const std::string chart = CycleChart(witnesses);
  EXPECT_THAT(chart, HasSubstr("<title>cycle of 16: 1</title>"));
  EXPECT_THAT(chart, HasSubstr("<title>cycle of 17 to 24: 8</title>"));
  EXPECT_THAT(chart, HasSubstr("<title>cycle of 25 to 32: 8</title>"));
  EXPECT_THAT(chart, HasSubstr("<title>cycle of 769 to 1024: 232</title>"));
  EXPECT_THAT(chart, HasSubstr("not told: 1; 1: 1"));
}

TEST(CycleChartTest, SaysSoIfThereIsNothingToDraw) {
  EXPECT_THAT(CycleChart({}), HasSubstr("No play was refused"));
  Witnesses untold;
  untold.repetition = 3;
  untold.repetitions_by_cycle = {3};
  EXPECT_THAT(CycleChart(untold), HasSubstr("does not tell"));
}

}  // namespace
}  // namespace superko
