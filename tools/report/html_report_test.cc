#include "tools/report/html_report.h"

#include <sstream>

#include <gtest/gtest.h>

#include "absl/strings/match.h"

#include "tools/report/page/testing.h"
#include "tools/report/testing.h"

namespace superko {
namespace {

using nlohmann::ordered_json;

std::string Page(const std::vector<Finding>& findings,
                 const std::vector<std::string>& errors = {}) {
  std::ostringstream out;
  HtmlReport report(out, ReplayOn(ShyLineup()));
  report.Begin(SampleInfo());
  std::uint64_t number = 0;
  for (const Finding& finding : findings) report.OnFinding(++number, finding);
  for (const std::string& error : errors) {
    report.OnInputError(absl::InvalidArgumentError(error));
  }
  RunSummary summary = SampleSummary();
  summary.findings = findings.size();
  summary.input_errors = errors.size();
  report.End(summary, 12.5);
  return out.str();
}

// The text of the script element that holds the games.
std::string EmbeddedText(const std::string& page) {
  const std::string opening = "<script type=\"application/json\" id=\"games\">";
  const auto begin = page.find(opening) + opening.size();
  return page.substr(begin, page.find("</script>", begin) - begin);
}

// Not a matcher: a page that fails one would be printed whole.
bool Has(const std::string& page, const std::string& part) {
  return absl::StrContains(page, part);
}

TEST(HtmlReportTest, SaysThatEnginesAgree) {
  const std::string page = Page({});
  EXPECT_TRUE(
      Has(page, "<title>core and flood-fill agree - superko random</title>"));
  EXPECT_TRUE(Has(page, "class=\"outcome good\""));
}

TEST(HtmlReportTest, SaysHowManyFindings) {
  const std::string page = Page({VerdictFinding()});
  EXPECT_TRUE(Has(page, "<h1>1 finding</h1>"));
  EXPECT_TRUE(Has(page, "class=\"outcome bad\""));
}

TEST(HtmlReportTest, SaysWhatCouldNotBeRead) {
  const std::string page = Page({}, {"a: bad"});
  EXPECT_TRUE(Has(page, "<h1>1 input error, no findings</h1>"));
  EXPECT_TRUE(Has(page, "class=\"outcome unclear\""));
  EXPECT_TRUE(Has(page, "<code>a: bad</code>"));
}

TEST(HtmlReportTest, FillsEveryPlace) {
  EXPECT_FALSE(
      Has(Page({ShrunkFinding(), FailureFinding(), FindingOf(ShyRecord())},
               {"a: bad"}),
          "{{"));
}

TEST(HtmlReportTest, ItsDataCanBeReadBack) {
  const ordered_json games =
      ordered_json::parse(EmbeddedText(Page({FindingOf(ShyRecord())})));
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0]["moves"].size(), 7u);
  EXPECT_EQ(games[0]["subject"]["engine"], "spoilt");
}

// No image, script, style, font or form comes from elsewhere, and the browser
// is told not to fetch any.
TEST(HtmlReportTest, NeedsNoNetwork) {
  const std::string page = Page({ShrunkFinding(), FindingOf(ShyRecord())});
  for (const char* reference :
       {"http:", "https:", "//cdn", "src=", "@import", "@font-face", "<form"}) {
    EXPECT_FALSE(Has(page, reference)) << reference;
  }
  EXPECT_TRUE(Has(page, "default-src 'none'"));
}

TEST(HtmlReportTest, NothingThatWasReadBecomesMarkup) {
  const std::string hostile =
      "</script><script>alert(1)</script><img "
      "onerror=alert(1)>\xe2\x80\xa8\xff";
  Finding finding = FailureFinding();
  finding.where.file = hostile;
  finding.command = hostile;
  finding.difference.subject.engine = hostile;
  finding.difference.subject.failure = hostile;
  const std::string page = Page({finding}, {hostile});
  EXPECT_FALSE(Has(page, "<script>alert"));
  EXPECT_FALSE(Has(page, "<img"));
  const std::string data = EmbeddedText(page);
  EXPECT_FALSE(Has(data, "\xe2\x80\xa8"));
  EXPECT_EQ(ordered_json::parse(data)[0]["subject"]["engine"],
            hostile.substr(0, hostile.size() - 1) + "\xef\xbf\xbd");
}

TEST(HtmlReportTest, ManyInputErrorsAreCutShort) {
  EXPECT_TRUE(
      Has(Page({}, std::vector<std::string>(150, "a: bad")), "50 more errors"));
}

}  // namespace
}  // namespace superko
