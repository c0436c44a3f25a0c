#include "tools/input/one_record.h"

#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

TEST(OneRecordTest, ReadsTheOneAsked) {
  const TemporaryFolder folder;
  const std::string path =
      folder.Write("a.in", "2\n1\nB 1 1\n2\nB 2 3\nW 4 5\n");
  const auto record = ReadOneRecord(path, 2);
  ASSERT_TRUE(record.ok()) << record.status();
  ASSERT_EQ(record->moves.size(), 2);
  EXPECT_EQ(record->moves[1], PlayMove(Color::kWhite, {3, 4}));
  EXPECT_EQ(ReadOneRecord(path, 3).status().message(),
            path + ": has no record 3");
}

TEST(OneRecordTest, HandsOnAnErrorOfTheFile) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("a.in", "1\n1\nB 0 1\n");
  EXPECT_EQ(ReadOneRecord(path, 1).status().message(),
            path + ":3:3: expected a row, 1 to 19, found \"0\"");
}

}  // namespace
}  // namespace superko
