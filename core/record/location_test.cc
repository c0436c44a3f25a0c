#include "core/record/location.h"

#include <string>

#include <gtest/gtest.h>

namespace superko {
namespace {

const Location kAt = {.file = "game.in", .line = 3, .column = 14};

TEST(LocationTest, ErrorNamesPlaceExpectationAndFinding) {
  const absl::Status status = ParseError(kAt, "B or W", "x");
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(status.message(), "game.in:3:14: expected B or W, found \"x\"");
}

TEST(LocationTest, EndOfInputIsSaidInWords) {
  EXPECT_EQ(ParseErrorAtEnd(kAt, "B or W").message(),
            "game.in:3:14: expected B or W, found the end of the file");
}

TEST(LocationTest, EmptyTextIsNothing) {
  EXPECT_EQ(ParseError(kAt, "a size", "").message(),
            "game.in:3:14: expected a size, found nothing");
}

TEST(LocationTest, BytesThatDoNotPrintAreEscaped) {
  EXPECT_EQ(QuotedExcerpt(absl::string_view("a\0\r\n\t\"\xff", 7)),
            "\"a\\x00\\r\\n\\t\\\"\\xff\"");
}

TEST(LocationTest, LongTextIsCut) {
  EXPECT_EQ(QuotedExcerpt(std::string(40, 'x')),
            "\"" + std::string(40, 'x') + "\"");
  EXPECT_EQ(QuotedExcerpt(std::string(41, 'x')),
            "\"" + std::string(40, 'x') + "...\"");
}

}  // namespace
}  // namespace superko
