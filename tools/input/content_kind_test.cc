#include "tools/input/content_kind.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

struct Example {
  absl::string_view head;
  ContentKind found;  // Inside a folder.
  ContentKind named;  // As an argument.
};

constexpr ContentKind kJudge = ContentKind::kJudge;
constexpr ContentKind kSgf = ContentKind::kSgf;
constexpr ContentKind kOther = ContentKind::kOther;

constexpr Example kExamples[] = {
    {"1\n2\nB 1 1\nW 1 2\n", kJudge, kJudge},
    {"1 2 B 1 1 W 1 2", kJudge, kJudge},
    {"\xef\xbb\xbf 1\r\n2\r\nB 1 1\r\n", kJudge, kJudge},
    {"0", kJudge, kJudge},
    {"1\n0\n", kJudge, kJudge},
    {"2\n0\n1\nB 1 1\n", kJudge, kJudge},
    {"18446744073709551615\n1\nW", kJudge, kJudge},
    // Broken, but not to be lost in a folder.
    {"1\n1\nX 1 1\n", kJudge, kJudge},
    {"1\n1\nb 1 1\n", kJudge, kJudge},
    // So broken that only somebody who names it means it.
    {"", kOther, kJudge},
    {"\n\n", kOther, kJudge},
    {"-1\n", kOther, kJudge},
    {"1\nx\n", kOther, kJudge},
    {"1\n1\n1\n1\n", kOther, kJudge},
    {"111111111111111111111 1 B", kOther, kJudge},
    // Numbers that begin other files.
    {"3 4 5\n6 7 8\n", kOther, kJudge},
    {"2023 was a good year", kOther, kJudge},
    {"1,2,3\n", kOther, kJudge},
    {"miss 2\nmiss 1\n", kOther, kOther},
    {".WB................\n", kOther, kOther},
    {"# Judge input\n", kOther, kOther},
    {"\x7f"
     "ELF",
     kOther, kOther},
    {"(;GM[1]FF[4])", kSgf, kSgf},
    {"\xef\xbb\xbf\n(\n ;FF[4]", kSgf, kSgf},
    {"()", kOther, kOther},
    {"(", kOther, kOther},
};

TEST(ContentKindTest, TellsFilesInFoldersFromTheirFirstBytes) {
  for (const Example& example : kExamples) {
    EXPECT_EQ(KindOfContent(example.head), example.found) << example.head;
  }
}

TEST(ContentKindTest, ReadsDoubtfulFilesThatAreNamed) {
  for (const Example& example : kExamples) {
    EXPECT_EQ(KindOfNamedContent(example.head), example.named) << example.head;
  }
}

}  // namespace
}  // namespace superko
