#include "tools/report/json_report.h"

#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "absl/strings/str_split.h"

#include "tools/report/testing.h"

namespace superko {
namespace {

using nlohmann::ordered_json;

std::vector<ordered_json> WrittenLines() {
  std::ostringstream out;
  JsonReport report(out);
  report.Begin(SampleInfo());
  report.OnFinding(1, VerdictFinding());
  report.OnFinding(2, StringsFinding());
  report.End(SampleSummary(), 12.5);
  std::vector<ordered_json> lines;
  for (const absl::string_view line :
       absl::StrSplit(out.str(), '\n', absl::SkipEmpty())) {
    lines.push_back(ordered_json::parse(std::string(line)));
  }
  return lines;
}

TEST(JsonReportTest, OneObjectALineToldApartByType) {
  const auto lines = WrittenLines();
  ASSERT_EQ(lines.size(), 4);
  EXPECT_EQ(lines[0]["type"], "run");
  EXPECT_EQ(lines[1]["type"], "finding");
  EXPECT_EQ(lines[2]["type"], "finding");
  EXPECT_EQ(lines[3]["type"], "summary");
}

TEST(JsonReportTest, RunNamesEnginesAndSettings) {
  const ordered_json run = WrittenLines()[0];
  EXPECT_EQ(run["command"], "random");
  EXPECT_EQ(run["engines"], ordered_json({"core", "flood-fill"}));
  EXPECT_EQ(run["seed"], "1");
}

TEST(JsonReportTest, FindingHoldsEverythingNeededToSeeItAgain) {
  const ordered_json finding = WrittenLines()[1];
  EXPECT_EQ(finding["case"], 17);
  EXPECT_EQ(finding["kind"], "verdict");
  EXPECT_EQ(finding["move"], 3);
  EXPECT_EQ(finding["subject"]["verdict"], "legal");
  EXPECT_EQ(finding["subject"]["board"], ordered_json({".BB"}));
  EXPECT_EQ(finding["truth"]["verdict"], "repetition");
  EXPECT_EQ(finding["board_before"], ordered_json({".B."}));
  EXPECT_EQ(finding["record"]["rows"], 1);
  EXPECT_EQ(finding["record"]["columns"], 3);
  EXPECT_EQ(finding["record"]["moves"],
            ordered_json({"B 1 2", "W pass", "B 1 3"}));
  EXPECT_EQ(finding["command"], "superko random --first=17 --games=1 --seed=1");
  EXPECT_FALSE(finding.contains("file"));
}

TEST(JsonReportTest, AShrunkRecordIsADifferenceToo) {
  const ordered_json shrunk = FindingJson(ShrunkFinding())["shrunk"];
  EXPECT_EQ(shrunk["plays"], 1);
  EXPECT_EQ(shrunk["probes"], 1234);
  EXPECT_EQ(shrunk["record"]["moves"], ordered_json({"B 1 1"}));
  EXPECT_EQ(shrunk["kind"], "verdict");
  EXPECT_EQ(shrunk["board_before"], ordered_json({"."}));
}

TEST(JsonReportTest, FindingOfAFileSaysWhere) {
  const ordered_json finding = WrittenLines()[2];
  EXPECT_EQ(finding["file"], "games/a.in");
  EXPECT_EQ(finding["case_in_file"], 3);
  EXPECT_EQ(finding["line"], 40);
  EXPECT_EQ(finding["subject"]["strings"][1], ordered_json({1, 3}));
  EXPECT_EQ(finding["truth"]["strings"][1], ordered_json({1, 2}));
}

TEST(JsonReportTest, SummaryCountsWitnesses) {
  const ordered_json summary = WrittenLines()[3];
  EXPECT_EQ(summary["games"], 12345);
  EXPECT_EQ(summary["longest_cycle"], 8);
  EXPECT_EQ(summary["repetitions_by_cycle"]["2"], 20);
  EXPECT_FALSE(summary["repetitions_by_cycle"].contains("3"));
  EXPECT_EQ(summary["findings"], 2);
  EXPECT_EQ(summary["complete"], true);
  EXPECT_EQ(summary["seconds"], 12.5);
}

TEST(JsonReportTest, AFileNameThatIsNotUtf8DoesNotStopTheReport) {
  Finding finding = StringsFinding();
  finding.where.file = "bad\xff.in";
  std::ostringstream out;
  JsonReport report(out);
  report.OnFinding(1, finding);
  EXPECT_EQ(ordered_json::parse(out.str())["file"], "bad\xef\xbf\xbd.in");
}

}  // namespace
}  // namespace superko
