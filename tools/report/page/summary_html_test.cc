#include "tools/report/page/summary_html.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/report/testing.h"

namespace superko {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(SummaryHtmlTest, OutcomeSaysTheWorst) {
  RunSummary summary;
  EXPECT_EQ(OutcomeText(SampleInfo(), summary), "core and flood-fill agree");
  RunInfo alone = SampleInfo();
  alone.engines.resize(1);
  EXPECT_EQ(OutcomeText(alone, summary), "No findings");
  summary.input_errors = 2;
  EXPECT_EQ(OutcomeText(SampleInfo(), summary), "2 input errors, no findings");
  summary.findings = 1;
  EXPECT_EQ(OutcomeText(SampleInfo(), summary), "1 finding");
}

TEST(SummaryHtmlTest, LeadSaysWhetherTheRunIsWhole) {
  RunSummary summary = SampleSummary();
  const std::string lead = LeadHtml(SampleInfo(), summary, 12.5);
  EXPECT_EQ(lead,
            "<code>superko random</code>: core against flood-fill, 12,345 "
            "games, 1,234,567 moves, 12.5 s.");
  summary.complete = false;
  EXPECT_THAT(LeadHtml(SampleInfo(), summary, 1), HasSubstr("Stopped early"));
}

TEST(SummaryHtmlTest, SettingsAreEscaped) {
  EXPECT_THAT(SettingsHtml({.command = "check",
                            .engines = {},
                            .settings = {{"paths", "<a> & b"}}}),
              HasSubstr("<dt>paths</dt><dd>&lt;a&gt; &amp; b</dd>"));
}

TEST(SummaryHtmlTest, ListsEveryWitness) {
  EXPECT_THAT(
      WitnessesHtml(SampleSummary().witnesses),
      AllOf(HasSubstr(">12,345<"), HasSubstr(">1,234,567<"),
            HasSubstr(">1,000,000<"), HasSubstr(">200,000<"),
            HasSubstr(">4,000<"), HasSubstr(">30<"), HasSubstr(">12<"),
            HasSubstr(">30,525<"), HasSubstr(">9<"), HasSubstr(">5,000<"),
            HasSubstr(">2<"), HasSubstr(">211<"), HasSubstr(">8<")));
}

TEST(SummaryHtmlTest, InputErrorsAreListedAndCounted) {
  EXPECT_EQ(InputErrorsHtml({}, 0), "");
  const std::string html = InputErrorsHtml({"a:1:2: <what>"}, 3);
  EXPECT_THAT(html, HasSubstr("<code>a:1:2: &lt;what&gt;</code>"));
  EXPECT_THAT(html, HasSubstr("2 more errors"));
  EXPECT_THAT(InputErrorsHtml({"a"}, 1), Not(HasSubstr("more error")));
}

}  // namespace
}  // namespace superko
