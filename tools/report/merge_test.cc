#include "tools/report/merge.h"

#include <sstream>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/random_source.h"
#include "tools/harness/testing.h"
#include "tools/report/json_report.h"

namespace superko {
namespace {

constexpr std::uint64_t kFindingsMax = 5;

// Hands the first findings of a run on to a report.
class Announcer : public RunListener {
 public:
  explicit Announcer(Report& report) : report_(report) {}
  void OnFinding(const Finding& finding) override {
    if (++findings_ <= kFindingsMax) report_.OnFinding(findings_, finding);
  }
  void OnInputError(const absl::Status&) override {}
  void OnProgress(const RunSummary&) override {}

 private:
  Report& report_;
  std::uint64_t findings_ = 0;
};

// The report of a shard of 120 games with an engine blind to repetition.
std::string ReportOf(Shard shard) {
  RandomSource source(
      {.generate = {}, .first = 3, .games = 120, .shard = shard, .flags = ""});
  std::ostringstream out;
  JsonReport report(out);
  Announcer announcer(report);
  report.Begin({.command = "random",
                .engines = {"spoilt", "flood-fill"},
                .settings = {{"seed", "1"},
                             {"shard", ShardText(shard)},
                             {"findings_max", absl::StrCat(kFindingsMax)}}});
  const EngineFactory blind =
      MakeSpoilt({.answer = [](Move, MoveAnswer& answer, absl::Span<Color>) {
        if (answer.verdict == Verdict::kRepetition) {
          answer.verdict = Verdict::kLegal;
        }
      }});
  const RunSummary summary = RunCases(
      source, {.lineup = {blind, MakeFloodFillEngine}, .jobs = 2}, announcer);
  report.End(summary, 0.25);
  return out.str();
}

std::vector<ParsedReport> Parsed(const std::vector<Shard>& shards) {
  std::vector<ParsedReport> reports;
  for (const Shard shard : shards) {
    auto report = ParseReport(ReportOf(shard), ShardText(shard));
    EXPECT_TRUE(report.ok()) << report.status();
    reports.push_back(*std::move(report));
  }
  return reports;
}

std::string MergeError(std::vector<ParsedReport> reports) {
  return std::string(MergeReports(std::move(reports)).status().message());
}

TEST(MergeTest, FourShardsAddUpToTheWholeRun) {
  auto merged = MergeReports(Parsed({{3, 4}, {1, 4}, {4, 4}, {2, 4}}));
  ASSERT_TRUE(merged.ok()) << merged.status();
  auto whole = ParseReport(ReportOf({}), "whole");
  ASSERT_TRUE(whole.ok());
  ASSERT_EQ(whole->findings.size(), kFindingsMax);
  EXPECT_EQ(merged->summary["seconds"], 1.0);
  merged->summary["seconds"] = whole->summary["seconds"];
  EXPECT_EQ(ReportText(*merged), ReportText(*whole));
}

TEST(MergeTest, OneReportIsItself) {
  const auto merged = MergeReports(Parsed({{1, 1}}));
  ASSERT_TRUE(merged.ok());
  EXPECT_EQ(ReportText(*merged), ReportOf({}));
}

TEST(MergeTest, RefusesAShardTwice) {
  EXPECT_EQ(MergeError(Parsed({{1, 2}, {1, 2}})),
            "1/2: cannot be merged: shard 1/2 is in 1/2 too");
}

TEST(MergeTest, RefusesAGap) {
  EXPECT_EQ(MergeError(Parsed({{1, 3}, {3, 3}})),
            "1/3: cannot be merged: shard 2/3 is missing");
}

TEST(MergeTest, RefusesReportsOfOtherRuns) {
  EXPECT_EQ(MergeError(Parsed({{1, 2}, {1, 3}})),
            "1/3: cannot be merged: it is of another run than 1/2");
  auto reports = Parsed({{1, 2}, {2, 2}});
  reports[1].run["seed"] = "2";
  EXPECT_EQ(MergeError(std::move(reports)),
            "2/2: cannot be merged: it is of another run than 1/2");
}

TEST(MergeTest, AnIncompleteShardMakesTheWholeIncomplete) {
  auto reports = Parsed({{1, 2}, {2, 2}});
  reports[1].summary["complete"] = false;
  const auto merged = MergeReports(std::move(reports));
  ASSERT_TRUE(merged.ok());
  EXPECT_EQ(merged->summary["complete"], false);
}

// A report as another version of superko may write it.
ParsedReport Handmade(absl::string_view shard, absl::string_view summary) {
  auto report =
      ParseReport(absl::StrCat("{\"type\":\"run\",\"shard\":\"", shard,
                               "\"}\n{\"type\":\"summary\",\"complete\":true,",
                               summary, "}\n"),
                  std::string(shard));
  EXPECT_TRUE(report.ok()) << report.status();
  return *std::move(report);
}

TEST(MergeTest, AFieldThatOneShardLacksIsKept) {
  const auto merged = MergeReports(
      {Handmade("1/2", "\"games\":1,\"largest_capture\":7"),
       Handmade("2/2",
                "\"games\":2,\"moves\":5,\"repetitions_by_cycle\":{\"2\":3}")});
  ASSERT_TRUE(merged.ok()) << merged.status();
  EXPECT_EQ(merged->summary["games"], 3);
  EXPECT_EQ(merged->summary["moves"], 5);
  EXPECT_EQ(merged->summary["largest_capture"], 7);
  EXPECT_EQ(merged->summary["repetitions_by_cycle"]["2"], 3);
}

TEST(MergeTest, RefusesSumsThatDoNotFit) {
  const std::string most = "18446744073709551615";
  EXPECT_EQ(MergeError({Handmade("1/2", "\"games\":" + most),
                        Handmade("2/2", "\"games\":1")}),
            "2/2: cannot be merged: its counts are too large to be added");
  EXPECT_EQ(
      MergeError(
          {Handmade("1/2", "\"games\":1,\"repetitions_by_cycle\":{\"2\":" +
                               most + "}"),
           Handmade("2/2", "\"games\":1,\"repetitions_by_cycle\":{\"2\":1}")}),
      "2/2: cannot be merged: its counts are too large to be added");
}

// A field of a summary is of one kind, by its name.
TEST(MergeTest, RefusesSummariesWithFieldsOfOtherKinds) {
  for (const char* field :
       {"\"moves\":true", "\"moves\":1.5", "\"moves\":-1", "\"moves\":\"1\"",
        "\"complete\":1", "\"largest_capture\":{}", "\"seconds\":true",
        "\"repetitions_by_cycle\":3", "\"repetitions_by_cycle\":{\"2\":[]}",
        "\"moves\":null"}) {
    const auto report = ParseReport(
        absl::StrCat("{\"type\":\"run\"}\n{\"type\":\"summary\",\"games\":1,",
                     "\"complete\":true,", field, "}\n"),
        "r");
    EXPECT_FALSE(report.ok()) << field;
  }
}

TEST(MergeTest, RefusesNestingWithoutBound) {
  const std::string run = "{\"type\":\"run\"}\n{\"type\":\"finding\",\"x\":";
  const auto deep = ParseReport(run + std::string(1'000'000, '['), "r");
  EXPECT_EQ(deep.status().message().substr(0, 45),
            "r:2:1: expected a line of a report, found \"{\\");
  // Brackets in text are text.
  const auto text = ParseReport(
      run + "\"\\\"" + std::string(100, '[') + "\",\"case\":1}\n", "r");
  EXPECT_EQ(text.status().message(),
            "r:3:1: expected a summary, found the end of the file");
}

struct BadReport {
  const char* text;
  const char* message;
};

class BadReportTest : public testing::TestWithParam<BadReport> {};

TEST_P(BadReportTest, IsRefusedWithItsPlace) {
  EXPECT_EQ(ParseReport(GetParam().text, "r").status().message(),
            GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    All, BadReportTest,
    testing::Values(
        BadReport{"", "r:1:1: expected a run, found the end of the file"},
        BadReport{"nonsense\n", "r:1:1: expected a run, found \"nonsense\""},
        BadReport{"{\"type\":\"run\"}\n",
                  "r:2:1: expected a summary, found the end of the file"},
        BadReport{"{\"type\":\"run\",\"shard\":\"9/4\"}\n",
                  "r:1:1: expected a run with a shard I/N, found "
                  "\"{\\\"type\\\":\\\"run\\\",\\\"shard\\\":\\\"9/4\\\"}\""},
        BadReport{"{\"type\":\"run\"}\n{\"type\":\"finding\"}\n",
                  "r:2:1: expected a finding or the summary, found "
                  "\"{\\\"type\\\":\\\"finding\\\"}\""}));

}  // namespace
}  // namespace superko
