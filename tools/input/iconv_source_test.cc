#include "tools/input/iconv_source.h"

#include <memory>
#include <string>

#include <gtest/gtest.h>

namespace superko {
namespace {

std::string Converted(absl::string_view text, const std::string& charset,
                      std::size_t piece_max = absl::string_view::npos) {
  IconvSource source(std::make_unique<StringSource>(text, piece_max), charset);
  std::string out;
  char buffer[7];
  for (;;) {
    const absl::StatusOr<std::size_t> bytes = source.Read(buffer);
    EXPECT_TRUE(bytes.ok());
    if (*bytes == 0) return out;
    out.append(buffer, *bytes);
  }
}

TEST(IconvSourceTest, TurnsTextIntoUtf8) {
  EXPECT_EQ(Converted("\xc4\xe3\xba\xc3", "GBK"), "你好");
  EXPECT_EQ(Converted("caf\xe9", "ISO-8859-1"), "café");
}

TEST(IconvSourceTest, CharactersMayBeCutAnywhere) {
  const std::string text = "a\xc4\xe3z\xba\xc3";
  for (std::size_t piece = 1; piece < 5; ++piece) {
    EXPECT_EQ(Converted(text, "GBK", piece), "a你z好") << piece;
  }
}

TEST(IconvSourceTest, WhatIsNoCharacterIsReplaced) {
  EXPECT_EQ(Converted("a\xff"
                      "b",
                      "UTF-8"),
            "a\xef\xbf\xbd"
            "b");
  EXPECT_EQ(Converted("a\xc4", "GBK"), "a\xef\xbf\xbd");
}

TEST(IconvSourceTest, LongTextsAreConvertedWhole) {
  EXPECT_EQ(Converted(std::string(100'000, '\xe9'), "ISO-8859-1").size(),
            200'000u);
}

TEST(IconvSourceTest, KnowsWhatItKnows) {
  EXPECT_TRUE(IconvKnows("JOHAB"));
  EXPECT_FALSE(IconvKnows("no such charset"));
  EXPECT_FALSE(IconvKnows(""));
  EXPECT_FALSE(IconvKnows("UTF-8//IGNORE"));
}

}  // namespace
}  // namespace superko
