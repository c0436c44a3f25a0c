#include "tools/harness/source.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

// A batch lives on with the memory of the cases before: nothing else may.
TEST(BatchTest, ACaseThatIsAddedKnowsNothingOfTheOneBefore) {
  Batch batch;
  Case& first = batch.Add();
  first.file = "a.sgf";
  first.entry = "b";
  first.is_sgf = true;
  first.record.moves.assign(3, PassMove(Color::kBlack));
  first.result.is_judged = true;
  first.result.illegal_plays = 1;
  first.errors.push_back(absl::InternalError("x"));
  batch.Clear();
  const Case& second = batch.Add();
  EXPECT_EQ(second.file, "");
  EXPECT_EQ(second.entry, "");
  EXPECT_FALSE(second.is_sgf);
  EXPECT_TRUE(second.record.moves.empty());
  EXPECT_FALSE(second.result.is_judged);
  EXPECT_EQ(second.result.illegal_plays, 0u);
  EXPECT_TRUE(second.errors.empty());
}

TEST(BatchTest, AnErrorHasItsPlaceAmongTheCases) {
  Batch batch;
  batch.AddError(absl::InternalError("x"), "a");
  batch.Add();
  batch.AddError(absl::InternalError("y"), "b");
  ASSERT_EQ(batch.error_places.size(), 2u);
  EXPECT_EQ(batch.error_places[0].cases_before, 0u);
  EXPECT_EQ(batch.error_places[1].cases_before, 1u);
  EXPECT_EQ(batch.error_places[1].file, "b");
}

TEST(BatchTest, NotesThatAreNoneAreNotKept) {
  Batch batch;
  SgfNotes notes;
  batch.AddNotes("a", nullptr);
  batch.AddNotes("a", &notes);
  EXPECT_TRUE(batch.file_notes.empty());
  notes.Add(SgfNoteKind::kCutOff, {});
  batch.AddNotes("a", &notes);
  EXPECT_EQ(batch.file_notes.size(), 1u);
}

}  // namespace
}  // namespace superko
