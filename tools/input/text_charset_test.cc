#include "tools/input/text_charset.h"

#include <string>

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(TextCharsetTest, ANameIsKnownToCoreOrToIconv) {
  EXPECT_EQ(ParseTextCharset("gbk")->options.charset, Charset::kGb18030);
  EXPECT_EQ(ParseTextCharset("gbk")->converted_from, "");
  EXPECT_EQ(ParseTextCharset("JOHAB")->converted_from, "JOHAB");
  EXPECT_EQ(ParseTextCharset("JOHAB")->options.charset, Charset::kUtf8);
  EXPECT_EQ(ParseTextCharset("klingon").status().message(),
            "expected a charset such as UTF-8, GB18030 or Shift_JIS, found "
            "\"klingon\"");
}

TEST(TextCharsetTest, PlainTextNeedsNone) {
  const TextCharset charset = FindTextCharset("(;CA[JOHAB];B[aa])");
  EXPECT_FALSE(charset.options.charset.has_value());
  EXPECT_EQ(charset.converted_from, "");
}

TEST(TextCharsetTest, WhatTheTextSaysIsLeftToCoreIfCoreKnowsIt) {
  const TextCharset charset = FindTextCharset("(;CA[GBK]C[\xc4\xe3])");
  EXPECT_FALSE(charset.options.charset.has_value());
  EXPECT_EQ(charset.options.charset_guess, Charset::kUnknown);
}

TEST(TextCharsetTest, WhatOnlyIconvKnowsIsConverted) {
  EXPECT_EQ(FindTextCharset("(;CA[JOHAB]C[\x88\x61])").converted_from, "JOHAB");
  EXPECT_EQ(FindTextCharset("(;CA[JOHAB]C[a])").converted_from, "");
  const std::string utf32("\xff\xfe\0\0(\0\0\0", 8);
  EXPECT_EQ(FindTextCharset(utf32).converted_from, "UTF-32");
}

TEST(TextCharsetTest, Utf8IsTakenAsUtf8) {
  const TextCharset charset = FindTextCharset("(;C[你好])");
  EXPECT_FALSE(charset.options.charset.has_value());
  EXPECT_EQ(charset.options.charset_guess, Charset::kUnknown);
}

// Sentences about a game, in each of the charsets.
TEST(TextCharsetTest, OtherTextIsGuessedWhereItMatters) {
  const struct {
    const char* text;
    Charset charset;
  } kTexts[] = {
      // "black's move is the only good one, and white's answer is natural"
      {"(;C[\xba\xda\xc6\xe5\xb5\xc4\xd5\xe2\xb8\xf6\xd7\xc5\xb7\xa8\xca\xc7"
       "\xce\xa8\xd2\xbb\xb5\xc4\xba\xc3\xca\xd6\xa3\xac\xb0\xd7\xc6\xe5\xb5"
       "\xc4\xd3\xa6\xb6\xd4\xd2\xb2\xca\xc7\xd7\xd4\xc8\xbb\xb5\xc4\xa1\xa3"
       "\x81\x5d])",
       Charset::kGb18030},
      {"(;C[\x8d\x95\x94\xd4\x82\xcc\x82\xb1\x82\xcc\x8e\xe8\x82\xcd\x97\x42"
       "\x88\xea\x82\xcc\x8d\x44\x8e\xe8\x82\xc5\x82\xa0\x82\xe9\x81\x42\x83"
       "\x5d])",
       Charset::kShiftJis},
  };
  for (const auto& [text, charset] : kTexts) {
    const TextCharset found = FindTextCharset(text);
    EXPECT_FALSE(found.options.charset.has_value());
    EXPECT_EQ(found.options.charset_guess, charset) << text;
  }
}

// Every byte that looks like ']' ends its value, whatever the charset.
TEST(TextCharsetTest, TextWithoutADoubtIsNotGuessed) {
  const TextCharset charset =
      FindTextCharset("(;PB[\xba\xda\xc6\xe5]C[\xb5\xc4\xd5\xe2])");
  EXPECT_EQ(charset.options.charset_guess, Charset::kUnknown);
}

TEST(TextCharsetTest, ACharacterCutAtTheEndIsUtf8) {
  EXPECT_EQ(FindTextCharset("(;C[你\xe4\xbd").options.charset_guess,
            Charset::kUnknown);
}

TEST(TextCharsetTest, Utf16IsLeftToCore) {
  const std::string utf16("\xff\xfe(\0;\0\x60\x4f", 8);
  EXPECT_EQ(FindTextCharset(utf16).converted_from, "");
  EXPECT_EQ(FindTextCharset(utf16).options.charset_guess, Charset::kUnknown);
}

TEST(TextCharsetTest, HasNoIdeaOfNothing) {
  EXPECT_EQ(FindTextCharset("").converted_from, "");
}

}  // namespace
}  // namespace superko
