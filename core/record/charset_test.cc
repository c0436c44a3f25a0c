#include "core/record/charset.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(CharsetTest, NamesAreFoundWhateverTheirSpelling) {
  for (const char* name : {"GB18030", "gb18030", "GBK", "GB2312", "gb_2312-80",
                           "EUC-CN", " cp936 "}) {
    EXPECT_EQ(CharsetByName(name), Charset::kGb18030) << name;
  }
  for (const char* name : {"UTF-8", "utf8", "Utf_8"}) {
    EXPECT_EQ(CharsetByName(name), Charset::kUtf8) << name;
  }
  for (const char* name : {"Shift_JIS", "SJIS", "x-sjis", "Windows-31J"}) {
    EXPECT_EQ(CharsetByName(name), Charset::kShiftJis) << name;
  }
  for (const char* name : {"ISO-8859-1", "ISO8859_1", "Latin1", "Windows-1252",
                           "US-ASCII", "EUC-KR", "EUC-JP", "KOI8-R"}) {
    EXPECT_EQ(CharsetByName(name), Charset::kAsciiSafe) << name;
  }
  EXPECT_EQ(CharsetByName("Big5-HKSCS"), Charset::kBig5);
  EXPECT_EQ(CharsetByName("iso-2022-jp"), Charset::kIso2022Jp);
}

TEST(CharsetTest, OtherNamesAreUnknown) {
  for (const char* name : {"", "UTF-7", "EBCDIC", "UTF-16", "x"}) {
    EXPECT_EQ(CharsetByName(name), Charset::kUnknown) << name;
  }
}

TEST(CharsetTest, MarksMayBeTheSecondByteOfACharacter) {
  for (const Charset charset :
       {Charset::kGb18030, Charset::kBig5, Charset::kShiftJis}) {
    EXPECT_TRUE(IsBytePair(charset, '\x95', ']'));
    EXPECT_TRUE(IsBytePair(charset, '\x95', '\\'));
    EXPECT_FALSE(IsBytePair(charset, '\x95', '0'));
    EXPECT_FALSE(IsBytePair(charset, 'a', ']'));
  }
  for (const Charset charset : {Charset::kUnknown, Charset::kAsciiSafe,
                                Charset::kUtf8, Charset::kIso2022Jp}) {
    EXPECT_FALSE(IsBytePair(charset, '\x95', ']'));
  }
}

// A half-width kana is a character of one byte.
TEST(CharsetTest, ShiftJisHasSingleBytesAbove127) {
  EXPECT_FALSE(IsBytePair(Charset::kShiftJis, '\xb1', ']'));
  EXPECT_TRUE(IsBytePair(Charset::kGb18030, '\xb1', ']'));
}

bool IsUtf8(const char* text) {
  Utf8Check check;
  for (; *text != '\0'; ++text) check.Add(*text);
  return check.IsUtf8();
}

TEST(Utf8CheckTest, TellsUtf8FromOtherText) {
  EXPECT_TRUE(IsUtf8("caf\xc3\xa9"));
  EXPECT_TRUE(IsUtf8("\xe5\xa4\xa9\xe5\x85\x83 a"));
  EXPECT_TRUE(IsUtf8("\xf0\x9f\x98\x80"));
  EXPECT_FALSE(IsUtf8("plain"));
  EXPECT_FALSE(IsUtf8("caf\xe9"));
  EXPECT_FALSE(IsUtf8("caf\xe9 au lait"));
  EXPECT_FALSE(IsUtf8("\xe5\xa4"));
  EXPECT_FALSE(IsUtf8("\xa9"));
  EXPECT_FALSE(IsUtf8("\xc0\x80"));
  EXPECT_FALSE(IsUtf8("\xff\x80"));
}

}  // namespace
}  // namespace superko
