// The page in a real browser: Chromium without a window.

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "nlohmann/json.hpp"

#include "tools/report/html_report.h"
#include "tools/report/page/testing.h"
#include "tools/report/testing.h"
#include "tools/testing/run_command.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kChromium[] = "/usr/bin/chromium";

std::string Page(const std::vector<Finding>& findings) {
  std::ostringstream out;
  HtmlReport report(out, ReplayOn(ShyLineup()));
  report.Begin(SampleInfo());
  std::uint64_t number = 0;
  for (const Finding& finding : findings) report.OnFinding(++number, finding);
  RunSummary summary = SampleSummary();
  summary.findings = findings.size();
  report.End(summary, 12.5);
  return out.str();
}

// `page` with the script that uses it, before and after all others.
std::string WithProbe(const std::string& page) {
  const std::string script = absl::StrCat(
      "<script>",
      ReadFile(SUPERKO_SOURCE_DIR "/tools/report/html_report_browser_test.js"),
      "</script>");
  return absl::StrReplaceAll(
      page, {{"<meta charset=\"utf-8\">",
              absl::StrCat("<meta charset=\"utf-8\">", script)},
             {"</body>", absl::StrCat(script, "</body>")}});
}

// A page with another one in it, as narrow as no window of a desktop can be. It
// keeps what the probe says.
std::string FrameAround(const std::string& path, int width) {
  return absl::StrCat(
      "<!doctype html><script>onmessage = (message) => {"
      "document.documentElement.dataset.probe = message.data;};</script>"
      "<iframe src=\"",
      path, "\" style=\"border: 0; width: ", width,
      "px; height: 844px\"></iframe>");
}

std::vector<std::string> Arguments(const TemporaryFolder& folder,
                                   const std::string& path) {
  return {kChromium,
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--user-data-dir=" + folder.PathOf("profile"),
          "--window-size=1400,1000",
          "--virtual-time-budget=5000",
          "--dump-dom",
          "file://" + path};
}

// What the probe in `page` found out; null if the browser did not get so far.
json Probe(const std::string& page, int width) {
  const TemporaryFolder folder;
  folder.Write("page.html", page);
  const std::string frame =
      folder.Write("frame.html", FrameAround("page.html", width));
  const CommandResult result = RunCommand(
      {.arguments = Arguments(folder, frame), .timeout_seconds = 300});
  const std::string opening = "data-probe=\"";
  const auto begin = result.output.find(opening);
  EXPECT_NE(begin, std::string::npos) << result.error << result.output;
  if (begin == std::string::npos) return nullptr;
  const auto from = begin + opening.size();
  const std::string text =
      result.output.substr(from, result.output.find('"', from) - from);
  return json::parse(
      absl::StrReplaceAll(text, {{"&quot;", "\""}, {"&amp;", "&"}}));
}

class HtmlReportBrowserTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!std::filesystem::exists(kChromium)) {
      GTEST_SKIP() << "no " << kChromium
                   << ": the page was not tried in a browser. To try it, "
                      "install chromium (see packages.txt)";
    }
  }
};

void ExpectAllIsWell(const std::string& page, int width) {
  const json probe = Probe(WithProbe(page), width);
  ASSERT_TRUE(probe.is_object());
  EXPECT_EQ(probe["width"], width);
  EXPECT_THAT(probe["errors"], IsEmpty());
  EXPECT_GT(probe["checks"].size(), 25u);
  for (const auto& [name, holds] : probe["checks"].items()) {
    EXPECT_EQ(holds, true) << name;
  }
}

TEST_F(HtmlReportBrowserTest, CanBeSteppedThrough) {
  ExpectAllIsWell(Page({FindingOf(ShyRecord())}), 1280);
}

TEST_F(HtmlReportBrowserTest, FitsAPhone) {
  ExpectAllIsWell(Page({FindingOf(ShyRecord())}), 390);
}

// A finding on an empty board of this size.
Finding EmptyBoardFinding(BoardSize size) {
  Finding finding = VerdictFinding();
  finding.where.record.size = size;
  finding.where.record.moves = {PlayMove(Color::kBlack, {0, 0})};
  finding.difference.move = 0;
  std::vector<Color> board(static_cast<std::size_t>(size.points()),
                           Color::kEmpty);
  finding.difference.board_before = board;
  finding.difference.truth.board = board;
  board[0] = Color::kBlack;
  finding.difference.subject.board = board;
  return finding;
}

// Every shape of board, a shrunk record, a failure: nothing bursts the page.
TEST_F(HtmlReportBrowserTest, FitsAPhoneWithBoardsOfEverySize) {
  std::vector<Finding> findings = {FindingOf(ShyRecord()), ShrunkFinding(),
                                   FailureFinding(), StringsFinding()};
  for (const BoardSize size :
       {BoardSize(1, 1), BoardSize(1, 52), BoardSize(52, 1), BoardSize(52, 52),
        BoardSize(7, 30), BoardSize(19, 19)}) {
    findings.push_back(EmptyBoardFinding(size));
  }
  ExpectAllIsWell(Page(findings), 390);
}

TEST_F(HtmlReportBrowserTest, RunsNothingThatWasRead) {
  const std::string hostile =
      "</script><script>smuggled=1</script><img src=x onerror=smuggled=1>"
      "\"'><svg onload=smuggled=1>";
  Finding finding = FindingOf(ShyRecord());
  finding.where.file = hostile;
  finding.command = hostile;
  Finding failure = FailureFinding();
  failure.difference.subject.failure = hostile;
  failure.difference.truth.engine = hostile;
  ExpectAllIsWell(Page({finding, failure}), 1280);
}

// The probe itself can fail.
TEST_F(HtmlReportBrowserTest, NoticesErrorsInThePage) {
  const std::string page = absl::StrReplaceAll(
      Page({FindingOf(ShyRecord())}),
      {{"<main", "<script>missing();</script><img src=\"missing.png\"><main"},
       {"ArrowLeft: \"previous\"", "ArrowLeft: \"next\""}});
  const json probe = Probe(WithProbe(page), 1280);
  ASSERT_TRUE(probe.is_object());
  EXPECT_THAT(probe["errors"].dump(), HasSubstr("missing is not defined"));
  EXPECT_THAT(probe["errors"].dump(), HasSubstr("policy: img-src"));
  EXPECT_EQ(probe["checks"]["leftArrowChangesTheBoard"], false);
}

}  // namespace
}  // namespace superko
