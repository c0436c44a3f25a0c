#include "core/record/unicode_source.h"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

using namespace std::string_literals;  // NOLINT: for NUL bytes in literals

// What is served, with pieces of all sizes in and out.
std::string Served(absl::string_view text) {
  std::string first;
  for (const std::size_t in : {1u, 2u, 3u, 100000u}) {
    for (const std::size_t out : {1u, 3u, 4096u}) {
      StringSource bytes(text, in);
      UnicodeSource source(bytes);
      std::string buffer(out, '\0');
      std::string served;
      while (const std::size_t got = *source.Read(absl::MakeSpan(buffer))) {
        served.append(buffer, 0, got);
      }
      if (first.empty()) first = served;
      EXPECT_EQ(served, first) << in << " in, " << out << " out";
    }
  }
  return first;
}

std::string Utf16(std::u16string_view text, bool is_big_endian) {
  std::string bytes;
  for (const char16_t unit : text) {
    const char high = static_cast<char>(unit >> 8);
    const char low = static_cast<char>(unit & 0xff);
    bytes += is_big_endian ? high : low;
    bytes += is_big_endian ? low : high;
  }
  return bytes;
}

TEST(UnicodeSourceTest, OtherTextStaysAsItIs) {
  for (const std::string& text :
       {""s, "("s, "(;"s, "(;GM[1])"s, "\xef\xbb\xbf(;)"s, "\xb6\xd4(;)"s,
        "\0\0\0\0\0\0"s, "(;\0\0"s}) {
    EXPECT_EQ(Served(text), text);
  }
}

TEST(UnicodeSourceTest, Utf16OfBothOrdersBecomesUtf8) {
  constexpr std::u16string_view kText = u"(;C[a\u00e9\u5929\U0001f600])";
  constexpr const char* kUtf8 = "(;C[a\xc3\xa9\xe5\xa4\xa9\xf0\x9f\x98\x80])";
  for (const bool is_big_endian : {false, true}) {
    const std::string marked =
        Utf16(std::u16string(u"\ufeff").append(kText), is_big_endian);
    EXPECT_EQ(Served(marked), kUtf8);
    EXPECT_EQ(Served(Utf16(kText, is_big_endian)), kUtf8);
  }
}

TEST(UnicodeSourceTest, BrokenUtf16IsReplaced) {
  constexpr const char* kReplacement = "\xef\xbf\xbd";
  const auto served = [](std::u16string_view text) {
    return Served(Utf16(text, /*is_big_endian=*/false));
  };
  EXPECT_EQ(served(u"ab\xd800 c"), absl::StrCat("ab", kReplacement, " c"));
  EXPECT_EQ(served(u"ab\xdc00 c"), absl::StrCat("ab", kReplacement, " c"));
  EXPECT_EQ(served(u"ab\xd800\xd801"),
            absl::StrCat("ab", kReplacement, kReplacement));
  EXPECT_EQ(Served("a\0b\0c"s), absl::StrCat("ab", kReplacement));
}

TEST(UnicodeSourceTest, LongTextPassesWhole) {
  std::u16string text;
  for (int i = 0; i < 50000; ++i) text += u"\u5929x";
  EXPECT_EQ(Served(Utf16(u"\ufeff" + text, /*is_big_endian=*/true)).size(),
            50000u * 4);
}

}  // namespace
}  // namespace superko
