#include "tools/isolation/isolated_engine.h"

#include <csignal>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/random_source.h"
#include "tools/harness/run.h"
#include "tools/harness/testing.h"

namespace superko {
namespace {

using testing::AllOf;
using testing::HasSubstr;

constexpr std::uint64_t kGames = 60;

IsolationOptions WorkerOf(const std::string& failure, int timeout_ms) {
  return {.worker = {SUPERKO_PROGRAM, "serve-engine", "planted:" + failure},
          .timeout = std::chrono::milliseconds(timeout_ms)};
}

struct Heard {
  RunSummary summary;
  RememberingListener listener;
};

Heard RunAgainstCore(const NamedEngine& subject) {
  RandomSource source({.generate = {.seed = 3, .style = Style::kLegal},
                       .first = 1,
                       .games = kGames});
  Heard heard;
  heard.summary = RunCases(
      source, {.lineup = {subject.make, MakeFloodFillEngine}, .jobs = 2},
      heard.listener);
  return heard;
}

class IsolatedEngineTest : public testing::Test {
 protected:
  IsolatedEngineTest() { std::signal(SIGPIPE, SIG_IGN); }
};

// Every game with a capture of two ends its worker; the others are played.
void ExpectFindingsThatSay(const Heard& heard, const std::string& words) {
  EXPECT_TRUE(heard.summary.complete);
  EXPECT_EQ(heard.summary.witnesses.games, kGames);
  EXPECT_GT(heard.summary.findings, 10u);
  for (const Finding& finding : heard.listener.findings) {
    EXPECT_EQ(finding.difference.kind, DifferenceKind::kCrash);
    EXPECT_THAT(finding.difference.subject.failure, HasSubstr(words));
  }
}

TEST_F(IsolatedEngineTest, ACrashIsAFindingAndTheRunGoesOn) {
  const Heard heard =
      RunAgainstCore(Isolate("subject", WorkerOf("crash", 60'000)));
  ExpectFindingsThatSay(heard, "its process ended with ");
}

TEST_F(IsolatedEngineTest, AFailedCheckIsQuoted) {
  const Heard heard =
      RunAgainstCore(Isolate("subject", WorkerOf("failed-check", 60'000)));
  ExpectFindingsThatSay(heard, "check failed: false on purpose");
}

TEST_F(IsolatedEngineTest, AnExitIsAFinding) {
  const Heard heard =
      RunAgainstCore(Isolate("subject", WorkerOf("exit", 60'000)));
  ExpectFindingsThatSay(heard, "exit status 7");
}

// The time is one that a worker which does not hang never takes.
TEST_F(IsolatedEngineTest, AHangIsAFindingOfItsOwn) {
  const NamedEngine engine = Isolate("subject", WorkerOf("hang", 10'000));
  RememberingListener listener;
  GameRecord record = {.size = BoardSize(1, 5), .moves = {}};
  for (std::uint8_t column = 1; column <= 2; ++column) {
    record.moves.push_back(PlayMove(Color::kWhite, {0, column}));
  }
  record.moves.push_back(PlayMove(Color::kBlack, {0, 3}));
  record.moves.push_back(PlayMove(Color::kBlack, {0, 0}));
  ListSource source({record, {.size = BoardSize(2, 2), .moves = {}}});
  const RunSummary summary = RunCases(
      source, {.lineup = {engine.make, MakeFloodFillEngine}}, listener);
  EXPECT_EQ(summary.witnesses.games, 2u);
  ASSERT_EQ(listener.findings.size(), 1u);
  EXPECT_EQ(listener.findings[0].difference.kind, DifferenceKind::kHang);
  EXPECT_EQ(listener.findings[0].difference.move, 3u);
  EXPECT_EQ(listener.findings[0].difference.subject.failure,
            "no answer within 10000 ms");
}

// Nothing captures two, so the worker is core and must agree in everything,
// strings and state at the end of the game too.
TEST_F(IsolatedEngineTest, AWorkerThatLivesAnswersLikeItsEngine) {
  RandomSource source({.generate = {.seed = 5, .size = BoardSize(1, 3)},
                       .first = 1,
                       .games = 200});
  RememberingListener listener;
  const NamedEngine engine = Isolate("subject", WorkerOf("crash", 60'000));
  const RunSummary summary = RunCases(
      source,
      {.lineup = {engine.make, MakeFloodFillEngine}, .deep = true, .jobs = 2},
      listener);
  EXPECT_GT(summary.witnesses.captured_stones, 0u);
  for (const Finding& finding : listener.findings) {
    EXPECT_EQ(finding.difference.kind, DifferenceKind::kCrash);
  }
  EXPECT_LT(summary.findings, 200u);
}

TEST_F(IsolatedEngineTest, AWorkerThatCannotStartIsAFailure) {
  const NamedEngine engine =
      Isolate("subject", {.worker = {"/no/such/program"}});
  EXPECT_FALSE(engine.make()->Start({}).ok());
}

}  // namespace
}  // namespace superko
