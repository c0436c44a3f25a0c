#include "tools/input/record_maker.h"

#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "tools/input/testing.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

RecordMaker::Options Everything() {
  return {.rules = std::nullopt,
          .plays_max = 100,
          .reader = {.variations = SgfVariations::kAll},
          .judge = {.wants_board = true},
          .judges_all = true,
          .should_stop = [] { return false; }};
}

// A batch whose only text has these bytes, completed.
void AddBytes(RecordMaker& maker, ContentKind kind, std::string bytes,
              Batch& batch) {
  auto work = std::make_unique<TextWork>();
  TextWork::Item& item = work->items.emplace_back();
  item.text.path = "x";
  item.text.file_bytes = 1;
  item.text.kind = kind;
  item.bytes = std::move(bytes);
  batch.Clear();
  batch.work = std::move(work);
  maker.AddCases(batch);
}

void AddUnopened(RecordMaker& maker, const std::string& path, Batch& batch) {
  auto work = std::make_unique<TextWork>();
  TextWork::Item& item = work->items.emplace_back();
  item.text.path = path;
  item.text.file_bytes = path.size();
  item.text.is_unopened = true;
  batch.Clear();
  batch.work = std::move(work);
  maker.AddCases(batch);
}

TEST(RecordMakerTest, EveryLineOfATreeIsARecord) {
  RecordMaker maker(Everything());
  Batch batch;
  AddBytes(maker, ContentKind::kSgf, "(;B[aa](;W[bb])(;W[cc];B[dd])(;W[ee]))",
           batch);
  ASSERT_EQ(batch.count, 1u);
  Case& which = batch.cases[0];
  maker.Make(which);
  std::vector<std::size_t> lengths = {which.record.moves.size()};
  while (maker.MakeNext(which)) lengths.push_back(which.record.moves.size());
  EXPECT_THAT(lengths, ElementsAre(2, 3, 2));
  EXPECT_EQ(which.result.lines_unchecked, 0u);
}

// 100,000 leaves below a main line of 1,000 moves.
TEST(RecordMakerTest, ATreeThatTakesTooLongIsComparedInPart) {
  RecordMaker maker(Everything());
  std::string text = "(;SZ[52]";
  for (int i = 0; i < 1000; ++i) text += ";B[]";
  for (int i = 0; i < 30'000; ++i) text += "(;W[])";
  Batch batch;
  AddBytes(maker, ContentKind::kSgf, text + ")", batch);
  Case& which = batch.cases[0];
  maker.Make(which);
  std::uint64_t lines = 1;
  while (maker.MakeNext(which)) ++lines;
  EXPECT_EQ(which.result.lines, 30'000u);
  EXPECT_EQ(lines + which.result.lines_unchecked, 30'000u);
  EXPECT_LT(lines, 21'000u);
}

TEST(RecordMakerTest, ATreeThatIsTooLargeIsAnErrorAndTheNextGameIsRead) {
  RecordMaker maker(Everything());
  std::string text = "(;SZ[1]";
  for (int i = 0; i < 1'000'001; ++i) text += ";";
  Batch batch;
  AddBytes(maker, ContentKind::kSgf, text + ")(;B[])", batch);
  EXPECT_EQ(batch.count, 1u);
  ASSERT_EQ(batch.input_errors.size(), 1u);
  EXPECT_THAT(std::string(batch.input_errors[0].message()),
              HasSubstr("x:1:1: expected at most 1000000 moves and nodes"));
}

TEST(RecordMakerTest, SetUpThatCannotBeIsAnErrorInItsPlace) {
  RecordMaker maker(Everything());
  Batch batch;
  AddBytes(maker, ContentKind::kSgf, "(;SZ[1];B[]\n;AB[aa])", batch);
  Case& which = batch.cases[0];
  maker.Make(which);
  ASSERT_EQ(which.errors.size(), 1u);
  EXPECT_EQ(which.errors[0].message(),
            "x:2:1: expected a liberty for every string after set-up, found a "
            "string without");
}

TEST(RecordMakerTest, RefusedPlaysOfAJudgeTextChangeNothing) {
  RecordMaker maker(Everything());
  Batch batch;
  AddBytes(maker, ContentKind::kJudge, "1\n2\nB 1 1\nW 1 1\n", batch);
  Case& which = batch.cases[0];
  maker.Make(which);
  EXPECT_EQ(which.result.illegal_plays, 1u);
  EXPECT_EQ(which.result.final_board[0], Color::kBlack);
  EXPECT_FALSE(maker.MakeNext(which));
  EXPECT_EQ(which.record.moves.size(), 2u);
}

TEST(RecordMakerTest, OpensAFileAndTellsItsKind) {
  const TemporaryFolder folder;
  RecordMaker maker(Everything());
  Batch batch;
  AddUnopened(maker, folder.Write("a.sgf", "1\n0\n"), batch);
  EXPECT_EQ(batch.count, 1u);
  EXPECT_EQ(batch.files[0].kind, "judge");
  AddUnopened(maker, folder.Write("b.txt", "some text"), batch);
  EXPECT_EQ(batch.files[0].kind, "other");
  AddUnopened(maker, folder.PathOf("gone.sgf"), batch);
  EXPECT_THAT(std::string(batch.input_errors.at(0).message()),
              HasSubstr("cannot open: No such file"));
}

// It says .sgf, and is a zip all the same.
TEST(RecordMakerTest, AMisnamedArchiveIsReadToALimit) {
  const TemporaryFolder folder;
  RecordMaker maker(Everything());
  Batch batch;
  AddUnopened(maker,
              folder.Write("a.sgf", ArchiveOf({{"b.sgf", "(;B[aa])"},
                                               {"c.sgf", "(;B[bb])"}})),
              batch);
  EXPECT_EQ(batch.count, 2u);
  AddUnopened(maker,
              folder.Write("bomb.sgf",
                           ArchiveOf({{"a.sgf", std::string(17 << 20, ' ')}})),
              batch);
  EXPECT_EQ(batch.count, 0u);
  ASSERT_FALSE(batch.input_errors.empty());
  EXPECT_THAT(std::string(batch.input_errors[0].message()),
              HasSubstr("16777216 bytes, as its name is that of a text"));
}

}  // namespace
}  // namespace superko
