// The client and the engine, held against a program of ours that misbehaves.

#include "tools/engine/gtp/gtp_engine.h"

#include <signal.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/generate/generator.h"
#include "tools/engine/core_engine.h"
#include "tools/harness/comparer.h"
#include "tools/harness/shrink.h"
#include "tools/harness/testing/record_of.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

class GtpEngineTest : public ::testing::Test {
 protected:
  GtpEngineTest() { signal(SIGPIPE, SIG_IGN); }

  static GtpEngineOptions Options(const std::string& fault) {
    GtpEngineOptions options;
    options.name = "bad";
    options.client.process.spawn.arguments = {SUPERKO_BAD_ENGINE, fault};
    options.client.timeout = std::chrono::seconds(30);
    return options;
  }

  // For engines that really hang; others never take that long.
  static GtpEngineOptions Hasty(const std::string& fault) {
    GtpEngineOptions options = Options(fault);
    options.client.timeout = std::chrono::seconds(10);
    return options;
  }

  static EngineFactory Factory(const GtpEngineOptions& options) {
    const auto shared = std::make_shared<const GtpEngineOptions>(options);
    return [shared] { return MakeGtpEngine(shared); };
  }

  static Lineup LineupOf(const GtpEngineOptions& options) {
    return {Factory(options), MakeCoreEngine};
  }

  // The difference that the first of three cases shows, if the two after it,
  // which have no play on A1, agree.
  static std::optional<Difference> FirstOfThree(
      const GtpEngineOptions& options) {
    Comparer comparer(LineupOf(options), {});
    Witnesses witnesses;
    const auto first = comparer.Compare(
        RecordOf({5, 5}, "B 1 1, W 2 2, B 5 1, W 3 3, B 3 3"), witnesses);
    for (int i = 0; i < 2; ++i) {
      const auto next =
          comparer.Compare(RecordOf({5, 5}, "B 1 1, W 1 1, B 2 1"), witnesses);
      EXPECT_FALSE(next.has_value()) << next->subject.failure;
    }
    return first;
  }

  static void ExpectFailure(const GtpEngineOptions& options,
                            DifferenceKind kind, const std::string& words) {
    const std::optional<Difference> difference = FirstOfThree(options);
    ASSERT_TRUE(difference.has_value());
    EXPECT_EQ(DifferenceKindName(difference->kind), DifferenceKindName(kind));
    EXPECT_THAT(difference->subject.failure, HasSubstr(words));
    EXPECT_EQ(difference->move, 2u);
  }

  static void ExpectAgreement(const GtpEngineOptions& options) {
    const std::optional<Difference> difference = FirstOfThree(options);
    EXPECT_FALSE(difference.has_value())
        << DifferenceClass(*difference) << difference->subject.failure;
  }

  static Shrunk ShrinkFirst(const GtpEngineOptions& options,
                            const GameRecord& record) {
    Comparer comparer(LineupOf(options), {});
    Witnesses witnesses;
    const auto difference = comparer.Compare(record, witnesses);
    EXPECT_TRUE(difference.has_value());
    return Shrink(LineupOf(options), record, *difference,
                  {.probes_max = 2'000});
  }
};

TEST_F(GtpEngineTest, AgreesOverManyRecords) {
  Comparer comparer(LineupOf(Options("none")), {});
  Generator generator({.seed = 5});
  GameRecord record;
  Witnesses witnesses;
  for (std::uint64_t i = 1; i <= 100; ++i) {
    generator.Generate(i, record);
    record.rules = {};
    const auto difference = comparer.Compare(record, witnesses);
    if (!difference.has_value()) continue;
    EXPECT_EQ(difference->kind, DifferenceKind::kUnsupported)
        << difference->subject.failure;
  }
  EXPECT_GT(witnesses.games, 40u);
  EXPECT_GT(witnesses.repetition, 100u);
  EXPECT_GT(witnesses.suicide, 100u);
}

TEST_F(GtpEngineTest, ReadsWhateverTheProtocolAllows) {
  for (const char* const fault : {"none", "split", "crlf", "empty-lines"}) {
    SCOPED_TRACE(fault);
    ExpectAgreement(Options(fault));
  }
}

TEST_F(GtpEngineTest, ReadsEveryKindOfBoard) {
  GtpEngineOptions options = Options("showboard");
  options.board = GtpBoardSource::kShowboard;
  options.board_every = 1;
  ExpectAgreement(options);
  options = Options("showboard-on-error");
  options.board = GtpBoardSource::kShowboardOnError;
  options.client.keeps_error = true;
  options.board_every = 1;
  ExpectAgreement(options);
  options = Options("no-board");
  options.board = GtpBoardSource::kNone;
  ExpectAgreement(options);
}

// The boards that nobody waits for any more are not those of the next case.
TEST_F(GtpEngineTest, BoardsOnErrorDoNotOutliveTheirCase) {
  GtpEngineOptions options = Options("showboard-on-error");
  options.board = GtpBoardSource::kShowboardOnError;
  options.client.keeps_error = true;
  options.setup_commands = {"superko-rules free"};
  options.board_every = 1;
  Comparer comparer(LineupOf(options), {});
  Witnesses witnesses;
  GameRecord suicide = RecordOf(
      {5, 5}, "B 1 2, B 2 1, W 1 1, B 5 5, W 4 4, B 4 5, W 3 3, B 3 5");
  for (int i = 0; i < 3; ++i) {
    const auto difference = comparer.Compare(suicide, witnesses);
    ASSERT_TRUE(difference.has_value());
    EXPECT_EQ(DifferenceClass(*difference), "accepts-suicide");
    const auto next =
        comparer.Compare(RecordOf({5, 5}, "B 2 2, W 2 3"), witnesses);
    EXPECT_FALSE(next.has_value()) << DifferenceClass(*next);
  }
}

TEST_F(GtpEngineTest, DoesWithoutIdsIfItIsTold) {
  ExpectAgreement([] {
    GtpEngineOptions options = Options("no-ids");
    options.client.sends_ids = false;
    return options;
  }());
}

TEST_F(GtpEngineTest, TellsASignal) {
  ExpectFailure(Options("crash"), DifferenceKind::kCrash,
                "signal 11 (Segmentation fault)");
}

TEST_F(GtpEngineTest, TellsAnExitAndTheLastWords) {
  ExpectFailure(Options("exit"), DifferenceKind::kCrash,
                "exit status 3; stderr: first words | last words");
}

TEST_F(GtpEngineTest, TellsAHang) {
  ExpectFailure(Hasty("hang"), DifferenceKind::kHang,
                "no answer within 10000 ms");
}

TEST_F(GtpEngineTest, TellsAHangThatIgnoresSigterm) {
  ExpectFailure(Hasty("stubborn"), DifferenceKind::kHang, "no answer");
}

TEST_F(GtpEngineTest, TellsTextOnStdout) {
  ExpectFailure(Options("log"), DifferenceKind::kProtocol,
                "outside of a reply: thinking about A1");
  ExpectFailure(Options("log-split"), DifferenceKind::kProtocol,
                "outside of a reply: thinking | about A1");
}

TEST_F(GtpEngineTest, PassesOverTextOnStdoutIfItIsTold) {
  GtpEngineOptions options = Options("log");
  options.client.ignores_stray_lines = true;
  ExpectAgreement(options);
}

TEST_F(GtpEngineTest, TellsAFloodOfText) {
  ExpectFailure(Options("flood"), DifferenceKind::kProtocol, "without end");
  ExpectFailure(Options("flood-lines"), DifferenceKind::kProtocol,
                "text on stdout without end");
}

TEST_F(GtpEngineTest, TellsAWrongId) {
  ExpectFailure(Options("wrong-id"), DifferenceKind::kProtocol,
                "wrong id: expected ");
}

TEST_F(GtpEngineTest, TellsAMissingEmptyLine) {
  ExpectFailure(Options("one-newline"), DifferenceKind::kProtocol,
                "no empty line at the end of a reply");
}

// What is given up after a few tries costs no time for the other cases.
TEST_F(GtpEngineTest, GivesUpAnEngineThatNeverStarts) {
  Comparer comparer(LineupOf(Options("dies")), {});
  Witnesses witnesses;
  std::string last;
  for (int i = 0; i < 10; ++i) {
    const auto difference =
        comparer.Compare(RecordOf({5, 5}, "B 1 1"), witnesses);
    ASSERT_TRUE(difference.has_value());
    EXPECT_EQ(difference->kind, DifferenceKind::kCrash);
    if (i == 0) {
      EXPECT_THAT(difference->subject.failure,
                  HasSubstr("exit status 7; stderr: cannot find my network"));
    }
    last = difference->subject.failure;
  }
  EXPECT_THAT(last, HasSubstr("not started again"));
}

TEST_F(GtpEngineTest, FindsTheFirstWrongBoardThoughItAsksRarely) {
  Comparer comparer(LineupOf(Options("wrong-board")), {});
  Witnesses witnesses;
  const auto difference = comparer.Compare(
      RecordOf({5, 5}, "B 1 1, W 2 2, B 5 1, W 3 3, B 4 4"), witnesses);
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(DifferenceClass(*difference), "wrong-board");
  EXPECT_EQ(difference->move, 2u);
  EXPECT_EQ(witnesses.games, 1u);
}

TEST_F(GtpEngineTest, TestsUndo) {
  GtpEngineOptions options = Options("none");
  options.tests_undo = true;
  ExpectAgreement(options);
  for (const char* const fault : {"deaf-undo", "no-undo"}) {
    options = Options(fault);
    options.tests_undo = true;
    Comparer comparer(LineupOf(options), {});
    Witnesses witnesses;
    const auto difference =
        comparer.Compare(RecordOf({5, 5}, "B 1 1, W 2 2"), witnesses);
    ASSERT_TRUE(difference.has_value()) << fault;
    EXPECT_EQ(DifferenceKindName(difference->kind), "undo");
    EXPECT_THAT(difference->subject.failure, HasSubstr("undo: the "));
  }
}

TEST_F(GtpEngineTest, AsksIsLegal) {
  GtpEngineOptions options = Options("none");
  options.verdict = GtpVerdictSource::kIsLegal;
  ExpectAgreement(options);
}

TEST_F(GtpEngineTest, SendsSetupCommands) {
  GtpEngineOptions options = Options("none");
  options.setup_commands = {"superko-rules free"};
  Comparer comparer(LineupOf(options), {});
  Witnesses witnesses;
  GameRecord record = RecordOf({1, 2}, "B 1 1, B 1 2");
  auto difference = comparer.Compare(record, witnesses);
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(DifferenceClass(*difference), "accepts-suicide");
  record.rules = *ParseRuleSet("free");
  EXPECT_TRUE(comparer.Compare(record, witnesses) == std::nullopt);
  options.setup_commands = {"no_such_command"};
  difference = Comparer(LineupOf(options), {}).Compare(record, witnesses);
  ASSERT_TRUE(difference.has_value());
  EXPECT_EQ(difference->kind, DifferenceKind::kEngineFailure);
}

TEST_F(GtpEngineTest, PassesOverWhatTheEngineIsNotMadeFor) {
  Witnesses witnesses;
  GtpEngineOptions options = Options("none");
  const auto reason = [&](const GameRecord& record) -> std::string {
    const auto difference =
        Comparer(LineupOf(options), {}).Compare(record, witnesses);
    if (!difference.has_value()) return "none";
    return difference->kind == DifferenceKind::kUnsupported
               ? difference->subject.failure
               : "a difference";
  };
  EXPECT_EQ(reason(RecordOf({26, 3}, "B 1 1")), "board too large");
  EXPECT_EQ(reason(RecordOf({3, 3}, "set B 1 1, set end W")), "set-up");
  options.side_min = 4;
  EXPECT_EQ(reason(RecordOf({3, 5}, "B 1 1")), "board too small");
  options.takes_rectangles = false;
  EXPECT_EQ(reason(RecordOf({4, 5}, "B 1 1")), "rectangle");
  options.takes_passes = false;
  EXPECT_EQ(reason(RecordOf({5, 5}, "B pass")), "pass");
  options.moves_max = 1;
  EXPECT_EQ(reason(RecordOf({5, 5}, "B 1 1, W 1 2")), "too many moves");
  options = Options("wants-turns");
  EXPECT_EQ(reason(RecordOf({5, 5}, "B 1 1, B 1 2")), "a difference");
  options.wants_turns = true;
  EXPECT_EQ(reason(RecordOf({5, 5}, "B 1 1, B 1 2")), "moves out of turn");
  EXPECT_EQ(reason(RecordOf({5, 5}, "W 1 1")), "moves out of turn");
  EXPECT_EQ(reason(RecordOf({5, 5}, "B 1 1, W 1 1, W 1 2, B pass, W 1 3")),
            "none");
  EXPECT_EQ(witnesses.games, 2u);
  options.rules = *ParseRuleSet("aga");
  EXPECT_EQ(reason(RecordOf({5, 5}, "B 1 1")), "other rules");
}

// The engine refuses a size that we think it takes.
TEST_F(GtpEngineTest, PassesOverARefusedSize) {
  GtpEngineOptions options = Options("no-rectangles");
  const auto difference = [&](const GameRecord& record) {
    Witnesses witnesses;
    return Comparer(LineupOf(options), {}).Compare(record, witnesses);
  };
  const auto refused = difference(RecordOf({4, 5}, "B 1 1"));
  ASSERT_TRUE(refused.has_value());
  EXPECT_EQ(refused->kind, DifferenceKind::kUnsupported);
  EXPECT_THAT(refused->subject.failure, HasSubstr("size 4x5: ? "));
}

TEST_F(GtpEngineTest, ShrinksWithTheEngineAsTheJudge) {
  const GameRecord record = RecordOf(
      {5, 5}, "B 3 3, W 2 2, B 4 4, W pass, B 5 1, W 3 1, B 1 1, W 5 5");
  const Shrunk crash = ShrinkFirst(Options("crash"), record);
  EXPECT_EQ(crash.record.moves.size(), 1u);
  EXPECT_EQ(crash.record.size, BoardSize(1, 1));
  const Shrunk board = ShrinkFirst(Options("wrong-board"), record);
  EXPECT_EQ(board.record.moves.size(), 2u);
  GtpEngineOptions options = Options("deaf-undo");
  options.tests_undo = true;
  EXPECT_EQ(ShrinkFirst(options, record).record.moves.size(), 1u);
}

TEST_F(GtpEngineTest, AsksForFacts) {
  const auto facts = AskGtpEngine(Options("none").client);
  ASSERT_TRUE(facts.ok()) << facts.status();
  EXPECT_EQ(facts->name, "superko");
  EXPECT_TRUE(facts->Knows("undo"));
  EXPECT_EQ(BestBoardSource(*facts), GtpBoardSource::kListStones);
  EXPECT_EQ(BestBoardSource(*AskGtpEngine(Options("showboard").client)),
            GtpBoardSource::kShowboard);
  EXPECT_EQ(BestBoardSource(*AskGtpEngine(Options("no-board").client)),
            GtpBoardSource::kNone);
}

TEST_F(GtpEngineTest, SaysWhyThereAreNoFacts) {
  const auto why = [](const GtpEngineOptions& options) {
    return std::string(AskGtpEngine(options.client).status().message());
  };
  EXPECT_THAT(why(Options("dies")), HasSubstr("cannot find my network"));
  EXPECT_THAT(why(Hasty("mute")), HasSubstr("asked for name: no answer"));
  EXPECT_THAT(why(Options("banner")), HasSubstr("Welcome!"));
  GtpEngineOptions options = Options("none");
  options.client.process.spawn.arguments = {"no-such-engine"};
  EXPECT_THAT(why(options), HasSubstr("cannot start no-such-engine"));
}

}  // namespace
}  // namespace superko
