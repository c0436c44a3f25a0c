#include "core/record/sgf_note.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(SgfNotesTest, AllAreCountedAndTheFirstAreListed) {
  SgfNotes notes;
  for (std::uint32_t i = 0; i < 2500; ++i) {
    notes.Add(SgfNoteKind::kForcedMove, {.line = i, .column = 1});
  }
  notes.Add(SgfNoteKind::kCutOff, {});
  EXPECT_EQ(notes.listed().size(), SgfNotes::kListedMax);
  EXPECT_EQ(notes.count(SgfNoteKind::kForcedMove), 2500u);
  EXPECT_EQ(notes.count(SgfNoteKind::kCutOff), 1u);
  EXPECT_EQ(notes.total(), 2501u);
  notes.Clear();
  EXPECT_EQ(notes.total(), 0u);
  EXPECT_TRUE(notes.listed().empty());
}

TEST(SgfNotesTest, EveryKindHasANameAndAText) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < kSgfNoteKinds; ++i) {
    const auto kind = static_cast<SgfNoteKind>(i);
    names.insert(std::string(SgfNoteName(kind)));
    EXPECT_FALSE(SgfNoteText(kind).empty());
  }
  EXPECT_EQ(names.size(), kSgfNoteKinds);
}

}  // namespace
}  // namespace superko
