#include "tools/engine/gtp/gtp_text.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using Found = GtpReplyScanner::Found;

// Everything found, one text each: "=1 D4", "?2 no", "stray: ...".
std::vector<std::string> FindAll(GtpReplyScanner& scanner) {
  std::vector<std::string> all;
  GtpReply reply;
  for (;;) {
    const Found found = scanner.Next(reply);
    if (found == Found::kNothing) return all;
    if (found == Found::kStrayLine) {
      all.push_back("stray: " + reply.text);
      continue;
    }
    all.push_back(absl::StrCat(
        reply.is_error ? "?" : "=",
        reply.id.has_value() ? absl::StrCat(*reply.id) : "none", " ",
        reply.text, reply.lacks_empty_line ? " (unended)" : ""));
  }
}

std::vector<std::string> Scan(absl::string_view bytes) {
  GtpReplyScanner scanner;
  scanner.Append(bytes);
  return FindAll(scanner);
}

TEST(GtpReplyScannerTest, FindsReplies) {
  EXPECT_THAT(Scan("=1 D4\n\n?2 illegal move\n\n=3\n\n"),
              ElementsAre("=1 D4", "?2 illegal move", "=3 "));
}

TEST(GtpReplyScannerTest, AnIdMayBeMissing) {
  EXPECT_THAT(Scan("= D4\n\n=\n\n? no\n\n"),
              ElementsAre("=none D4", "=none ", "?none no"));
}

TEST(GtpReplyScannerTest, ANumberIsNoIdAfterABlank) {
  EXPECT_THAT(Scan("= 7\n\n=5 7\n\n"), ElementsAre("=none 7", "=5 7"));
}

TEST(GtpReplyScannerTest, KeepsLinesOfOneReplyTogether) {
  EXPECT_THAT(Scan("=4\n A B\n1 . .\n\n"), ElementsAre("=4 A B\n1 . ."));
}

TEST(GtpReplyScannerTest, IgnoresCarriageReturns) {
  EXPECT_THAT(Scan("=1 a\r\nb\r\n\r\n?2 no\r\n\r\n"),
              ElementsAre("=1 a\nb", "?2 no"));
  EXPECT_THAT(Scan("=\r1 a\r\r\nb\r\n\r\r\n\r?2 no\n\n"),
              ElementsAre("=1 a\nb", "?2 no"));
}

TEST(GtpReplyScannerTest, ToleratesEmptyLinesBetweenReplies) {
  EXPECT_THAT(Scan("\n\n=1\n\n\n\n\r\n=2\n\n"), ElementsAre("=1 ", "=2 "));
}

TEST(GtpReplyScannerTest, FindsStrayLines) {
  EXPECT_THAT(
      Scan("Loading...\n=1\n\nthinking\n? no\n\n"),
      ElementsAre("stray: Loading...", "=1 ", "stray: thinking", "?none no"));
}

TEST(GtpReplyScannerTest, SeesWhereAnEmptyLineIsMissing) {
  EXPECT_THAT(Scan("=1 a\n=2 b\n?3 c\n\n=4\n\n"),
              ElementsAre("=1 a (unended)", "=2 b (unended)", "?3 c", "=4 "));
}

TEST(GtpReplyScannerTest, ALineOfEqualSignsIsText) {
  EXPECT_THAT(Scan("=1 a\n=====\n=7 b\n\n"), ElementsAre("=1 a\n=====\n=7 b"));
}

// However the bytes are split, the same is found.
TEST(GtpReplyScannerTest, DoesNotCareHowBytesAreSplit) {
  const std::string bytes =
      "log\r\n=1 a\r\nb\r\n\r\n\n?2 no\n\n=3 x\n=4 y\n\n= z\n\nrest";
  const std::vector<std::string> whole = Scan(bytes);
  EXPECT_EQ(whole.size(), 6u);
  for (std::size_t piece = 1; piece < bytes.size(); ++piece) {
    GtpReplyScanner scanner;
    std::vector<std::string> all;
    for (std::size_t begin = 0; begin < bytes.size(); begin += piece) {
      scanner.Append(bytes.substr(begin, piece));
      for (const std::string& one : FindAll(scanner)) all.push_back(one);
    }
    EXPECT_EQ(all, whole) << "pieces of " << piece;
    EXPECT_EQ(scanner.rest(), "rest");
  }
}

TEST(GtpReplyScannerTest, AnUnfinishedReplyIsNone) {
  GtpReplyScanner scanner;
  scanner.Append("=1 a\n");
  EXPECT_THAT(FindAll(scanner), ElementsAre());
  EXPECT_EQ(scanner.rest(), "=1 a\n");
  scanner.Append("\n");
  EXPECT_THAT(FindAll(scanner), ElementsAre("=1 a"));
}

TEST(ParseGtpReplyTest, ARowOfManyDigitsIsNoId) {
  const std::optional<GtpReply> reply = ParseGtpReply("=12345678901 x");
  EXPECT_FALSE(reply->id.has_value());
  EXPECT_EQ(reply->text, "12345678901 x");
}

TEST(ParseGtpReplyTest, RefusesOtherText) {
  EXPECT_FALSE(ParseGtpReply("").has_value());
  EXPECT_FALSE(ParseGtpReply("D4").has_value());
}

TEST(GtpReplyExcerptTest, IsOneShortLine) {
  EXPECT_EQ(GtpReplyExcerpt({.is_error = true, .text = "a\nb"}), "? a | b");
  EXPECT_EQ(GtpReplyExcerpt({.text = std::string(500, 'x')}).size(), 83u);
}

}  // namespace
}  // namespace superko
