#include "tools/report/markup_text.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

constexpr char kBad[] = "\xef\xbf\xbd";

TEST(MarkupTextTest, EscapesWhatIsMarkup) {
  EXPECT_EQ(MarkupText("a < b && \"c\" > d"),
            "a &lt; b &amp;&amp; \"c\" &gt; d");
  EXPECT_EQ(MarkupAttribute("<\"it's\">"), "&lt;&quot;it&#39;s&quot;&gt;");
}

// XML reads a bare line end in an attribute as a blank, and a bare CR in text
// as a line end.
TEST(MarkupTextTest, KeepsLineEndsAndTabs) {
  EXPECT_EQ(MarkupText("a\r\n\tb"), "a&#13;\n\tb");
  EXPECT_EQ(MarkupAttribute("a\r\n\tb"), "a&#13;&#10;&#9;b");
}

TEST(MarkupTextTest, KeepsCharactersOfEveryLength) {
  const std::string text = "a\x7f\xc2\x80\xe5\x9b\xb2\xf0\x9f\x80\x84";
  EXPECT_EQ(MarkupText(text), text);
}

struct BadBytes {
  const char* what;
  std::string bytes;
  int replacements;
};

TEST(MarkupTextTest, ReplacesWhatXmlCannotHold) {
  const BadBytes cases[] = {
      {"control character", "\x1b", 1},
      {"zero", std::string(1, '\0'), 1},
      {"lone continuation", "\x80", 1},
      {"cut off", "\xe5\x9b", 2},
      {"cut off by another character", "\xe5\x9bz", 2},
      {"overlong slash", "\xc0\xaf", 2},
      {"overlong of three bytes", "\xe0\x80\xaf", 3},
      {"surrogate", "\xed\xa0\x80", 3},
      {"not a character", "\xef\xbf\xbf", 3},
      {"beyond Unicode", "\xf4\x90\x80\x80", 4},
      {"never in UTF-8", "\xff", 1},
      {"never in UTF-8, before what could follow", "\xfb\xae\xae\xae", 4},
      {"five bytes", "\xf8\x88\x80\x80\x80", 5},
  };
  for (const BadBytes& one : cases) {
    std::string expected = "<";
    for (int i = 0; i < one.replacements; ++i) expected += kBad;
    if (one.bytes.back() == 'z') expected += 'z';
    EXPECT_EQ(MarkupText("<" + one.bytes), "&lt;" + expected.substr(1))
        << one.what;
  }
}

}  // namespace
}  // namespace superko
