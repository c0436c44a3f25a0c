#include "core/generate/draft.h"

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace superko {
namespace {

using testing::ElementsAre;

constexpr Color kBlack = Color::kBlack;
constexpr Color kWhite = Color::kWhite;

class DraftTest : public testing::Test {
 protected:
  void Start(const Plan& plan) {
    plan_ = plan;
    draft_.Start(plan_, SplitMix64(1), record_);
  }

  Plan plan_;
  GameRecord record_;
  Draft draft_;
};

TEST_F(DraftTest, ARefusedPlayStaysInTheRecord) {
  Start({.size = BoardSize(2, 2), .moves = 3});
  draft_.Play({0, 0});
  draft_.Play({0, 0});
  EXPECT_THAT(record_.moves,
              ElementsAre(PlayMove(kBlack, {0, 0}), PlayMove(kWhite, {0, 0})));
  EXPECT_EQ(draft_.refusals(), 1);
  EXPECT_EQ(draft_.turn(), kBlack);
  EXPECT_EQ(draft_.room(), 1);
}

TEST_F(DraftTest, TheSamePlayerMayTryAgainAfterARefusal) {
  Start({.size = BoardSize(2, 2),
         .moves = 3,
         .after_refusal = AfterRefusal::kSamePlayer});
  draft_.Play({0, 0});
  draft_.Play({0, 0});
  EXPECT_EQ(draft_.turn(), kWhite);
}

TEST_F(DraftTest, TryPlayAddsLegalPlaysOnly) {
  Start({.size = BoardSize(2, 2), .moves = 3});
  EXPECT_TRUE(draft_.TryPlay({0, 0}));
  EXPECT_FALSE(draft_.TryPlay({0, 0}));
  EXPECT_THAT(record_.moves, ElementsAre(PlayMove(kBlack, {0, 0})));
}

TEST_F(DraftTest, TheBoardFollowsTheRecord) {
  Start({.size = BoardSize(1, 3), .moves = 9});
  draft_.Play({0, 0});
  draft_.Play({0, 1});
  EXPECT_FALSE(draft_.IsEmpty({0, 1}));
  // White's stone took Black's.
  EXPECT_TRUE(draft_.IsEmpty({0, 0}));
  EXPECT_THAT(draft_.retakes(), ElementsAre(Point{0, 2}, Point{0, 0}));
}

TEST_F(DraftTest, ASetUpIsOneRunOfMoves) {
  Start({.size = BoardSize(2, 2), .moves = 3});
  EXPECT_TRUE(draft_.TrySetUp({{{1, 1}, kWhite}}, kWhite));
  ASSERT_EQ(record_.moves.size(), 2u);
  EXPECT_EQ(record_.moves[0].kind, MoveKind::kSetStone);
  EXPECT_EQ(record_.moves[0].point, (Point{1, 1}));
  EXPECT_EQ(record_.moves[0].color, kWhite);
  EXPECT_EQ(record_.moves[1].kind, MoveKind::kEndSetUp);
  EXPECT_EQ(record_.moves[1].color, kWhite);
  EXPECT_EQ(draft_.turn(), kWhite);
}

TEST_F(DraftTest, ASetUpMustFitTheRoomAndLeaveLiberties) {
  Start({.size = BoardSize(1, 2), .moves = 3});
  const std::vector<Placement> full = {{{0, 0}, kWhite}, {{0, 1}, kWhite}};
  EXPECT_FALSE(draft_.TrySetUp(full, kBlack));
  const std::vector<Placement> long_list(3, {{0, 0}, kBlack});
  EXPECT_FALSE(draft_.TrySetUp(long_list, kBlack));
  EXPECT_TRUE(record_.moves.empty());
}

TEST_F(DraftTest, JudgeInputHasNeitherPassesNorSetUpsNorWishes) {
  Start({.moves = 3, .judge_strict = true});
  draft_.Pass();
  EXPECT_EQ(record_.moves[0].kind, MoveKind::kPlay);
  EXPECT_FALSE(draft_.TrySetUp({{{1, 1}, kWhite}}, kBlack));
  draft_.SetTurn(kBlack);
  EXPECT_EQ(draft_.turn(), kWhite);
}

}  // namespace
}  // namespace superko
