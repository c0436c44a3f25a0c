#include "tools/sgf/game_judge.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

#include "core/record/coordinates.h"
#include "tools/sgf/testing.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using OnIllegal = GameJudge::OnIllegal;

// White takes a ko; whose turn it is then varies.
constexpr char kKo[] = "(;SZ[4:3]AB[ba][ab][bc][cb]AW[ca][db][cc];W[bb]";

// "2 B cb repetition of 0, cycle 2", with " in 1.2" behind it in a variation.
std::vector<std::string> Lines(const std::vector<PlayRemark>& remarks) {
  std::vector<std::string> lines;
  for (const PlayRemark& remark : remarks) {
    lines.push_back(absl::StrCat(
        remark.move, " ", std::string(1, ColorLetter(remark.color)), " ",
        SgfPointText(remark.point), " ", VerdictName(remark.verdict),
        remark.cycle == 0 ? ""
                          : absl::StrCat(" of ", remark.repeated_move,
                                         ", cycle ", remark.cycle),
        remark.variation.empty() ? "" : " in " + remark.variation));
  }
  return lines;
}

class GameJudgeTest : public ::testing::Test {
 protected:
  const GameResult& Judge(absl::string_view text, absl::string_view rules,
                          OnIllegal on_illegal = OnIllegal::kExecute) {
    game_ = GameOf(text, rules);
    judge_ = std::make_unique<GameJudge>(
        GameJudge::Options{.on_illegal = on_illegal, .wants_board = true});
    result_.Clear();
    judge_->Judge(game_, result_);
    return result_;
  }
  std::vector<std::string> Illegal() const { return Lines(result_.illegal); }
  std::string Board() const {
    std::string board;
    for (const Color color : result_.final_board) board += ColorLetter(color);
    return board;
  }

  SgfGame game_;
  std::unique_ptr<GameJudge> judge_;
  GameResult result_;
};

TEST_F(GameJudgeTest, ALegalGameIsPlainAndCounted) {
  Judge("(;SZ[3:1]AB[aa];W[ba];B[];W[ca])", "japanese");
  EXPECT_THAT(Illegal(), IsEmpty());
  EXPECT_TRUE(judge_->is_plain());
  EXPECT_EQ(result_.moves, 3u);
  EXPECT_EQ(result_.passes, 1u);
  EXPECT_EQ(result_.setup_stones, 1u);
  EXPECT_EQ(result_.captured_stones, 1u);
  EXPECT_EQ(result_.witnesses.legal, 2u);
  EXPECT_EQ(Board(), ".WW");
}

// Every retake after the first is one too, as the first was executed.
TEST_F(GameJudgeTest, ARetakeIsExecutedAndEntersTheHistory) {
  for (const char* const rules : {"japanese", "chinese", "aga"}) {
    Judge(absl::StrCat(kKo, ";B[cb];W[bb];B[cb])"), rules);
    EXPECT_THAT(Illegal(), ElementsAre("2 B cb repetition of 0, cycle 2",
                                       "3 W bb repetition of 1, cycle 2",
                                       "4 B cb repetition of 2, cycle 2"))
        << rules;
    EXPECT_EQ(Board(), ".BW.B.BW.BW.") << rules;
    EXPECT_EQ(result_.captured_stones, 4u) << rules;
  }
}

TEST_F(GameJudgeTest, AnAllowedRepetitionIsRemarked) {
  Judge(absl::StrCat(kKo, ";B[];W[];B[cb])"), "japanese");
  EXPECT_THAT(Illegal(), IsEmpty());
  EXPECT_THAT(Lines(result_.allowed_repetitions),
              ElementsAre("4 B cb legal of 0, cycle 4"));
  EXPECT_EQ(result_.repetitions, 1u);
}

TEST_F(GameJudgeTest, TheSameIsIllegalUnderSuperko) {
  Judge(absl::StrCat(kKo, ";B[];W[];B[cb])"), "aga");
  EXPECT_THAT(Illegal(), ElementsAre("4 B cb repetition of 0, cycle 4"));
}

// The start has Black to move, and after the suicide White is.
TEST_F(GameJudgeTest, AnotherSituationIsAnAllowedRepetition) {
  constexpr char kSuicide[] = "(;SZ[5:1]AW[ba][da];B[ca];W[aa])";
  Judge(kSuicide, "new-zealand");
  EXPECT_THAT(Illegal(), IsEmpty());
  EXPECT_THAT(Lines(result_.allowed_repetitions),
              ElementsAre("1 B ca legal of 0, cycle 1"));
  EXPECT_EQ(result_.captured_stones, 1u);
  Judge(kSuicide, "tromp-taylor");
  EXPECT_THAT(Illegal(), ElementsAre("1 B ca repetition of 0, cycle 1"));
}

TEST_F(GameJudgeTest, AnOccupiedPointIsReplaced) {
  Judge("(;SZ[4:1]AW[aa][ba][ca];B[ba];B[ba];W[aa])", "japanese");
  EXPECT_THAT(Illegal(), ElementsAre("1 B ba occupied", "2 B ba occupied"));
  EXPECT_EQ(Board(), "W.W.");
  EXPECT_EQ(result_.captured_stones, 2u);
}

TEST_F(GameJudgeTest, SuicideIsExecuted) {
  Judge("(;SZ[5:1]AW[ba][da];B[ca];W[ca])", "japanese");
  EXPECT_THAT(Illegal(), ElementsAre("1 B ca suicide"));
  EXPECT_EQ(Board(), ".WWW.");
  EXPECT_EQ(result_.captured_stones, 1u);
}

TEST_F(GameJudgeTest, KoForcesAPlayThatIsNoFinding) {
  Judge(absl::StrCat(kKo, ";B[cb]KO[];W[dc])"), "japanese");
  EXPECT_THAT(Illegal(), IsEmpty());
  EXPECT_EQ(result_.illegal_plays, 0u);
  EXPECT_THAT(Lines(result_.forced),
              ElementsAre("2 B cb repetition of 0, cycle 2"));
  EXPECT_EQ(result_.witnesses.repetition, 1u);
}

TEST_F(GameJudgeTest, StopsAtTheFirstIfAskedTo) {
  Judge(absl::StrCat(kKo, ";B[cb];W[bb])"), "japanese", OnIllegal::kStop);
  EXPECT_THAT(Illegal(), ElementsAre("2 B cb repetition of 0, cycle 2"));
  EXPECT_EQ(Board(), ".BW.BW.W.BW.");
  GameRecord record;
  judge_->MakeRecord(judge_->line_ends()[0], record);
  EXPECT_EQ(record.moves.back(), PlayMove(Color::kBlack, {1, 2}));
}

TEST_F(GameJudgeTest, ARefusedPlayChangesNothingIfAskedTo) {
  Judge(absl::StrCat(kKo, ";B[cb];W[aa])"), "japanese", OnIllegal::kRefuse);
  EXPECT_THAT(Illegal(), ElementsAre("2 B cb repetition of 0, cycle 2"));
  EXPECT_EQ(Board(), "W.W.BW.W.BW.");
}

TEST_F(GameJudgeTest, EveryLineIsJudgedFromItsBranch) {
  Judge("(;SZ[5:1]AW[ba][da](;B[ca](;W[aa])(;W[ca];B[ea]))(;W[ca];B[da]))",
        "japanese");
  EXPECT_THAT(Illegal(),
              ElementsAre("1 B ca suicide in 1", "3 B ea suicide in 1.2",
                          "2 B da occupied in 2"));
  EXPECT_EQ(result_.lines, 3u);
  EXPECT_EQ(Board(), "WW.W.");  // Of the first line.
  EXPECT_EQ(result_.moves, 2u);
  EXPECT_EQ(result_.witnesses.moves, 6u);
}

TEST_F(GameJudgeTest, SetUpWithoutALibertyEndsItsLine) {
  Judge("(;SZ[3:1];B[aa](;AW[ba]AB[ca];B[ba])(;W[ba]))", "japanese");
  ASSERT_EQ(judge_->faults().size(), 1u);
  EXPECT_EQ(judge_->faults()[0].place.column, 17u);
  EXPECT_EQ(result_.lines, 2u);
  GameRecord record;
  judge_->MakeRecord(judge_->line_ends()[0], record);
  EXPECT_THAT(record.moves, ElementsAre(PlayMove(Color::kBlack, {0, 0})));
  judge_->MakeRecord(judge_->line_ends()[1], record);
  EXPECT_EQ(record.moves.size(), 2u);
}

TEST_F(GameJudgeTest, EnginesAreAskedForARefusalAndSetUp) {
  Judge("(;SZ[5:1]AW[ba][da];B[ca])", "japanese");
  GameRecord record;
  judge_->MakeRecord(judge_->line_ends()[0], record);
  const std::vector<Move> tail(record.moves.end() - 3, record.moves.end());
  EXPECT_THAT(tail, ElementsAre(PlayMove(Color::kBlack, {0, 2}),
                                Move{.kind = MoveKind::kSetStone,
                                     .color = Color::kEmpty,
                                     .point = {0, 2}},
                                Move{.kind = MoveKind::kEndSetUp,
                                     .color = Color::kWhite,
                                     .point = {}}));
}

TEST_F(GameJudgeTest, ALongPathIsCutShort) {
  std::string text = "(;SZ[3:1]";
  for (int i = 0; i < 1000; ++i) text += "(;B[]";
  text += ";B[aa];B[aa]" + std::string(1001, ')');
  Judge(text, "japanese");
  ASSERT_EQ(result_.illegal.size(), 1u);
  EXPECT_LT(result_.illegal[0].variation.size(), 220u);
  EXPECT_TRUE(absl::EndsWith(result_.illegal[0].variation, "..."));
}

TEST_F(GameJudgeTest, ALineThatIsTooLongIsCut) {
  std::string text = "(;SZ[3:1]";
  for (int i = 0; i < 200'001; ++i) text += ";B[]";
  Judge(text + ")", "japanese");
  ASSERT_EQ(judge_->faults().size(), 1u);
  EXPECT_EQ(result_.moves, GameJudge::kLineMovesMax);
}

}  // namespace
}  // namespace superko
