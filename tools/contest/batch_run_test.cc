#include "tools/contest/batch_run.h"

#include <signal.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "tools/contest/program_engine.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/random_source.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

class Listener : public RunListener {
 public:
  void OnFinding(const Finding& finding) override {
    findings.push_back(finding);
  }
  void OnInputError(const absl::Status& /*error*/) override {}
  void OnProgress(const RunSummary& /*so_far*/) override {}

  std::vector<Finding> findings;
};

class BatchRunTest : public ::testing::Test {
 protected:
  BatchRunTest() { signal(SIGPIPE, SIG_IGN); }

  RunSummary Run(const std::string& fault) {
    const ProgramOptions program = {
        .arguments = {SUPERKO_BAD_JUDGE, fault},
        .limits = {.time = fault == "spin" ? std::chrono::milliseconds(300)
                                           : std::chrono::minutes(1),
                   .output_bytes = 4 << 20}};
    const auto shared = std::make_shared<const ProgramOptions>(program);
    BatchRunOptions options;
    options.program = program;
    options.cases_max = 25;
    options.run.lineup = {
        [shared] { return MakeProgramEngine("program", shared); },
        MakeFloodFillEngine, MakeCoreEngine};
    options.run.jobs = jobs_;
    options.run.stop_after = stop_after_;
    options.command = [](const Case& first, std::size_t count) {
      return absl::StrCat("batch of ", count, " from ", first.number);
    };
    RandomSource source({.generate = {.seed = 1,
                                      .moves = 300,
                                      .style = Style::kCramped,
                                      .judge_strict = true},
                         .games = 60});
    tally_ = {};
    listener_ = {};
    return RunBatches(source, options, listener_, tally_);
  }

  int jobs_ = 2;
  std::uint64_t stop_after_ = 0;
  Listener listener_;
  BatchTally tally_;
};

TEST_F(BatchRunTest, AcceptsAGoodProgram) {
  const RunSummary summary = Run("none");
  EXPECT_EQ(summary.findings, 0u);
  EXPECT_EQ(summary.witnesses.games, 60u);
  EXPECT_EQ(summary.witnesses.moves, 60u * 300);
  EXPECT_GT(summary.witnesses.suicide, 0u);
  EXPECT_TRUE(summary.complete);
  EXPECT_THAT(tally_.by_verdict, ElementsAre(Pair("accepted", 3)));
}

TEST_F(BatchRunTest, TellsEveryVerdict) {
  const std::pair<const char*, const char*> cases[] = {
      {"suicide-is-occupied", "wrong answer"},
      {"wrong-board", "wrong answer"},
      {"talks-on", "wrong answer"},
      {"words", "wrong answer"},
      {"deaf", "wrong answer"},
      {"exit-early", "wrong answer"},
      {"presentation", "presentation error"},
      {"spin", "time limit exceeded"},
      {"memory", "memory limit exceeded"},
      {"flood", "output limit exceeded"},
      {"crash", "run error"},
      {"exit-status", "run error"},
  };
  stop_after_ = 1;
  jobs_ = 1;
  for (const auto& [fault, verdict] : cases) {
    const RunSummary summary = Run(fault);
    EXPECT_THAT(summary.findings_by_class, ElementsAre(Pair(verdict, 1)))
        << fault;
    ASSERT_EQ(listener_.findings.size(), 1u) << fault;
    EXPECT_EQ(listener_.findings[0].judged->verdict, verdict);
    EXPECT_THAT(listener_.findings[0].judged->remarks[1],
                HasSubstr("which shows it alone"))
        << fault;
    EXPECT_FALSE(summary.complete);
  }
}

TEST_F(BatchRunTest, NamesTheLineTheCaseAndThePlay) {
  Run("suicide-is-occupied");
  const Finding& finding = listener_.findings.at(0);
  EXPECT_THAT(finding.judged->remarks[0],
              ::testing::ContainsRegex(
                  "^batch 1 \\(cases 1 to 25\\): line [0-9]+ \\(case "
                  "[0-9]+, play [0-9]+ \\([BW] [0-9]+ [0-9]+\\)\\): expected "
                  "\"miss 2\", found \"miss 1\"$"));
  EXPECT_EQ(finding.difference.kind, DifferenceKind::kVerdict);
  EXPECT_EQ(finding.where.record.moves.size(), finding.difference.move + 1);
  EXPECT_EQ(finding.command, absl::StrCat("superko random --first=",
                                          finding.where.number, " --games=1"));
}

// A program that remembers the case before fails on no case alone.
TEST_F(BatchRunTest, KeepsTheCasesThatAreNeeded) {
  Run("remembers");
  const Finding& finding = listener_.findings.at(0);
  EXPECT_EQ(finding.judged->verdict, "wrong answer");
  EXPECT_THAT(finding.judged->remarks[1],
              HasSubstr("no case shows it alone, 2 in a row do: cases "));
  EXPECT_EQ(finding.command, "batch of 25 from 1");
  EXPECT_NE(finding.difference.kind, DifferenceKind::kUnsupported);
}

TEST_F(BatchRunTest, SaysTheSameForAnyNumberOfJobs) {
  const auto remarks = [&](int jobs) {
    jobs_ = jobs;
    Run("wrong-board");
    std::string text;
    for (const Finding& finding : listener_.findings) {
      absl::StrAppend(&text, finding.where.number, finding.judged->remarks[0]);
    }
    return text;
  };
  EXPECT_EQ(remarks(1), remarks(3));
}

}  // namespace
}  // namespace superko
