#include "core/record/token_scanner.h"

#include <string>

#include <gtest/gtest.h>

#include "core/record/byte_source.h"

namespace superko {
namespace {

TEST(TokenScannerTest, TokensReachToTheNextBlank) {
  for (const std::size_t piece_max : {1u, 100u}) {
    StringSource source(" ab\tc\r\n\n d", piece_max);
    TokenScanner scanner(source);
    EXPECT_EQ(scanner.PeekToken(), "");
    std::string tokens;
    for (scanner.SkipBlanks(); !scanner.PeekToken().empty();
         scanner.SkipBlanks()) {
      const absl::string_view token = scanner.PeekToken();
      tokens += std::string(token) + "@" + std::to_string(scanner.line()) +
                ":" + std::to_string(scanner.column()) + " ";
      scanner.Skip(token.size());
    }
    EXPECT_EQ(tokens, "ab@1:2 c@1:5 d@3:2 ");
    EXPECT_EQ(scanner.PeekByte(), "");
  }
}

TEST(TokenScannerTest, OnlyFourBytesAreBlank) {
  for (int byte = 0; byte < 256; ++byte) {
    const char letter = static_cast<char>(byte);
    EXPECT_EQ(TokenScanner::IsBlank(letter), letter == ' ' || letter == '\t' ||
                                                 letter == '\r' ||
                                                 letter == '\n')
        << byte;
  }
}

TEST(TokenScannerTest, LongTokensAreCut) {
  const std::string text(1000, 'x');
  StringSource source(text);
  TokenScanner scanner(source);
  EXPECT_EQ(scanner.PeekToken().size(), TokenScanner::kTokenBytesMax);
}

TEST(TokenScannerTest, TrySkipSkipsThatByteAlone) {
  StringSource source("a\nb");
  TokenScanner scanner(source);
  EXPECT_FALSE(scanner.TrySkip('\n'));
  EXPECT_TRUE(scanner.TrySkip('a'));
  EXPECT_TRUE(scanner.TrySkip('\n'));
  EXPECT_EQ(scanner.line(), 2);
  EXPECT_TRUE(scanner.TrySkip('b'));
  EXPECT_FALSE(scanner.TrySkip('b'));
}

TEST(TokenScannerTest, ByteOrderMarkTakesThreeColumns) {
  StringSource source(
      "\xef\xbb\xbf"
      "1");
  TokenScanner scanner(source);
  scanner.SkipByteOrderMark();
  EXPECT_EQ(scanner.column(), 4);
  scanner.SkipByteOrderMark();
  EXPECT_EQ(scanner.PeekToken(), "1");
}

}  // namespace
}  // namespace superko
