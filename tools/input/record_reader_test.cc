#include "tools/input/record_reader.h"

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "tools/input/memory_source.h"

namespace superko {
namespace {

std::unique_ptr<RecordReader> ReaderOf(ContentKind kind, std::string text,
                                       RecordReaderOptions options = {}) {
  return MakeRecordReader(kind,
                          std::make_unique<PeekedSource>(
                              std::make_unique<MemorySource>(std::move(text))),
                          "x", options);
}

TEST(RecordReaderTest, ReadsJudgeRecordsWithTheirLines) {
  const auto reader = ReaderOf(ContentKind::kJudge, "2\n1\nB 1 1\n0\n");
  Case which;
  EXPECT_TRUE(*reader->Next(which));
  EXPECT_EQ(which.record.moves.size(), 1u);
  EXPECT_EQ(which.line, 2u);
  EXPECT_FALSE(which.is_sgf);
  EXPECT_TRUE(*reader->Next(which));
  EXPECT_EQ(which.record.moves.size(), 0u);
  EXPECT_EQ(which.line, 4u);
  EXPECT_FALSE(*reader->Next(which));
}

TEST(RecordReaderTest, NamesTheFileInErrors) {
  const auto reader = ReaderOf(ContentKind::kJudge, "1\n1\nX 1 1\n");
  Case which;
  EXPECT_EQ(reader->Next(which).status().message(),
            "x:3:1: expected B or W, found \"X\"");
}

TEST(RecordReaderTest, ReadsTheMainLineOrEveryLineOfSgf) {
  constexpr char kTree[] = "(;B[aa](;W[bb])(;W[cc]))";
  Case which;
  EXPECT_TRUE(*ReaderOf(ContentKind::kSgf, kTree)->Next(which));
  EXPECT_TRUE(which.is_sgf);
  EXPECT_EQ(which.sgf.record.moves.size(), 2u);
  const auto all =
      ReaderOf(ContentKind::kSgf, kTree, {.variations = SgfVariations::kAll});
  EXPECT_TRUE(*all->Next(which));
  EXPECT_EQ(which.sgf.record.moves.size(), 3u);
}

TEST(RecordReaderTest, KeepsTheNotesBehindTheLastGame) {
  const auto reader = ReaderOf(ContentKind::kSgf, "(;B[aa]) more text");
  Case which;
  EXPECT_TRUE(*reader->Next(which));
  EXPECT_FALSE(*reader->Next(which));
  ASSERT_NE(reader->notes_at_end(), nullptr);
  EXPECT_EQ(reader->notes_at_end()->count(SgfNoteKind::kTextOutsideGame), 1u);
}

// In Johab the second byte of a character may be ']'; iconv knows that.
TEST(RecordReaderTest, TurnsACharsetThatOnlyIconvKnowsIntoUtf8) {
  const std::string text = "(;CA[JOHAB]C[\x89\x5d];B[aa])";
  Case which;
  EXPECT_TRUE(*ReaderOf(ContentKind::kSgf, text)->Next(which));
  EXPECT_EQ(which.sgf.record.moves.size(), 1u);
  EXPECT_EQ(which.sgf.notes.count(SgfNoteKind::kTextInsideGame), 0u);
}

TEST(RecordReaderTest, TheUsersCharsetBeatsTheTexts) {
  const std::string text = "(;CA[UTF-8]C[\x83\x5d];B[aa])";
  Case which;
  EXPECT_TRUE(*ReaderOf(ContentKind::kSgf, text, {.charset = "Shift_JIS"})
                   ->Next(which));
  EXPECT_EQ(which.sgf.record.moves.size(), 1u);
}

TEST(RecordReaderTest, KnowsWhatItCanRead) {
  EXPECT_TRUE(CanReadRecords(ContentKind::kJudge));
  EXPECT_TRUE(CanReadRecords(ContentKind::kSgf));
  EXPECT_FALSE(CanReadRecords(ContentKind::kArchive));
  EXPECT_FALSE(CanReadRecords(ContentKind::kOther));
}

}  // namespace
}  // namespace superko
