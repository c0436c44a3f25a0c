#include "tools/input/record_reader.h"

#include <memory>

#include <gtest/gtest.h>

namespace superko {
namespace {

std::unique_ptr<RecordReader> ReaderOf(absl::string_view judge_text) {
  return MakeRecordReader(ContentKind::kJudge,
                          std::make_unique<StringSource>(judge_text), "x.in");
}

TEST(RecordReaderTest, ReadsJudgeRecordsWithTheirLines) {
  const auto reader = ReaderOf("2\n1\nB 1 1\n0\n");
  GameRecord record;
  EXPECT_TRUE(*reader->Next(record));
  EXPECT_EQ(record.moves.size(), 1u);
  EXPECT_EQ(reader->line(), 2u);
  EXPECT_TRUE(*reader->Next(record));
  EXPECT_EQ(record.moves.size(), 0u);
  EXPECT_EQ(reader->line(), 4u);
  EXPECT_FALSE(*reader->Next(record));
}

TEST(RecordReaderTest, NamesTheFileInErrors) {
  const auto reader = ReaderOf("1\n1\nX 1 1\n");
  GameRecord record;
  EXPECT_EQ(reader->Next(record).status().message(),
            "x.in:3:1: expected B or W, found \"X\"");
}

TEST(RecordReaderTest, KnowsWhatItCanRead) {
  EXPECT_TRUE(CanReadRecords(ContentKind::kJudge));
  EXPECT_FALSE(CanReadRecords(ContentKind::kOther));
}

}  // namespace
}  // namespace superko
