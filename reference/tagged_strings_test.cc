#include "reference/tagged_strings.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "reference/board_art.h"

namespace reference {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Stone kBlack = Stone::kBlack;
constexpr Stone kWhite = Stone::kWhite;

TEST(TaggedStringsTest, AStoneIsAString) {
  TaggedStrings strings(3, 3);
  strings.Place(4, kBlack);
  EXPECT_THAT(strings.StonesOf(strings.TagOf(4)), ElementsAre(4));
  EXPECT_THAT(strings.LibertiesOf(strings.TagOf(4)), ElementsAre(1, 3, 5, 7));
}

TEST(TaggedStringsTest, MergesOnContact) {
  TaggedStrings strings(2, 3);
  strings.Place(0, kBlack);
  strings.Place(2, kBlack);
  EXPECT_EQ(strings.Tags().size(), 2u);
  strings.Place(1, kBlack);
  EXPECT_EQ(strings.Tags().size(), 1u);
  const TaggedStrings::Tag tag = strings.TagOf(0);
  EXPECT_EQ(strings.TagOf(1), tag);
  EXPECT_EQ(strings.TagOf(2), tag);
  EXPECT_THAT(strings.StonesOf(tag), ElementsAre(0, 1, 2));
  EXPECT_THAT(strings.LibertiesOf(tag), ElementsAre(3, 4, 5));
}

TEST(TaggedStringsTest, TakesLibertiesFromBothColours) {
  TaggedStrings strings(1, 3);
  strings.Place(0, kBlack);
  strings.Place(1, kWhite);
  EXPECT_EQ(strings.Tags().size(), 2u);
  EXPECT_THAT(strings.LibertiesOf(strings.TagOf(0)), IsEmpty());
  EXPECT_THAT(strings.LibertiesOf(strings.TagOf(1)), ElementsAre(2));
}

TEST(TaggedStringsTest, GivesLibertiesBackOnRemoval) {
  TaggedStrings strings(2, 2);
  strings.Place(0, kBlack);
  strings.Place(2, kBlack);
  strings.Place(1, kWhite);
  strings.Place(3, kWhite);
  strings.Remove(strings.TagOf(0));
  EXPECT_EQ(ToArt(strings.board(), 2), ".W\n.W\n");
  EXPECT_EQ(strings.Tags().size(), 1u);
  EXPECT_THAT(strings.LibertiesOf(strings.TagOf(1)), ElementsAre(0, 2));
}

TEST(TaggedStringsTest, RowsAreNotJoinedAtTheirEnds) {
  TaggedStrings strings(2, 3);
  strings.Place(2, kBlack);
  strings.Place(3, kBlack);
  EXPECT_THAT(strings.LibertiesOf(strings.TagOf(2)), ElementsAre(1, 5));
  EXPECT_THAT(strings.LibertiesOf(strings.TagOf(3)), ElementsAre(0, 4));
}

}  // namespace
}  // namespace reference
