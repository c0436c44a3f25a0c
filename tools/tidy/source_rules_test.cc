#include "tools/tidy/source_rules.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::string Lines(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += "\n";
  return text;
}

TEST(FindLongLinesTest, CountsCharactersAndNotBytes) {
  std::string umlauts;
  for (int i = 0; i < 80; ++i) umlauts += "\xc3\xa4";
  EXPECT_THAT(FindLongLines({"a.cc", umlauts + "\n" + std::string(80, 'x')}),
              IsEmpty());
}

TEST(FindLongLinesTest, FindsALongLine) {
  EXPECT_THAT(FindLongLines({"a.cc", "\n" + std::string(81, 'x') + "\n"}),
              ElementsAre("a.cc:2: has 81 columns, at most 80 are allowed"));
}

TEST(FindLongFileTest, AllowsMoreForSourcesThanForHeaders) {
  EXPECT_THAT(FindLongFile({"a.h", Lines(250)}), IsEmpty());
  EXPECT_THAT(FindLongFile({"a.cc", Lines(450)}), IsEmpty());
}

TEST(FindLongFileTest, FindsALongFile) {
  EXPECT_THAT(FindLongFile({"a.h", Lines(251)}),
              ElementsAre("a.h:251: the file has 251 lines, at most 250 are "
                          "allowed"));
  EXPECT_THAT(FindLongFile({"a.cc", Lines(451)}), SizeIs(1));
}

constexpr char kGoodHeader[] =
    "// Contract.\n\n#ifndef SUPERKO_CORE_A_B_H_\n#define SUPERKO_CORE_A_B_H_\n"
    "\n#endif  // SUPERKO_CORE_A_B_H_\n";

TEST(FindHeaderFaultsTest, TheGuardIsThePath) {
  EXPECT_THAT(FindHeaderFaults({"core/a/b.h", kGoodHeader}), IsEmpty());
  EXPECT_THAT(FindHeaderFaults({"core/a.cc", ""}), IsEmpty());
}

TEST(FindHeaderFaultsTest, FindsAWrongGuard) {
  EXPECT_THAT(FindHeaderFaults({"core/a/c.h", kGoodHeader}),
              ElementsAre("core/a/c.h:1: the guard must be "
                          "SUPERKO_CORE_A_C_H_"));
  EXPECT_THAT(FindHeaderFaults({"core/a.h", "// Contract.\n#pragma once\n"}),
              SizeIs(1));
}

TEST(FindHeaderFaultsTest, FindsAHeaderWithoutAContract) {
  const std::string text = std::string(kGoodHeader).substr(14);
  EXPECT_THAT(FindHeaderFaults({"core/a/b.h", "\n" + text}),
              ElementsAre("core/a/b.h:1: a header opens with a comment: its "
                          "contract"));
}

TEST(FindWrongNameTest, FindsOtherCases) {
  EXPECT_THAT(FindWrongName({"core/a_b2.cc", ""}), IsEmpty());
  for (const char* path :
       {"core/aB.cc", "core/a-b.cc", "core/A.h", "core/_a.h", "core/2.h"}) {
    EXPECT_THAT(FindWrongName({path, ""}), SizeIs(1)) << path;
  }
}

// Removes the tildes that keep this file from breaking the rule itself.
std::string Plain(absl::string_view text) {
  return absl::StrReplaceAll(text, {{"~", ""}});
}

TEST(FindBannedWordsTest, FindsLeftoversAndBannedCalls) {
  EXPECT_THAT(FindBannedWords({"a.cc", Plain("fine\n// TO~DO\n")}),
              ElementsAre(Plain("a.cc:2: says TO~DO")));
  for (const char* line :
       {"// FIX~ME: x", "int i = std::~rand();", "using namespace ~std;"}) {
    EXPECT_THAT(FindBannedWords({"a.cc", Plain(line)}), SizeIs(1)) << line;
  }
}

TEST(FindWrongBlanksTest, FindsEachKind) {
  EXPECT_THAT(FindWrongBlanks({"a.cc", "a b\n\n c\n"}), IsEmpty());
  EXPECT_THAT(FindWrongBlanks({"a.cc", "\ta\n"}),
              ElementsAre("a.cc:1: has a tab"));
  EXPECT_THAT(FindWrongBlanks({"a.cc", "a\r\n"}),
              ElementsAre("a.cc:1: has a CR"));
  EXPECT_THAT(FindWrongBlanks({"a.cc", "a \n"}),
              ElementsAre("a.cc:1: ends with a blank"));
  EXPECT_THAT(FindWrongBlanks({"a.cc", "a"}),
              ElementsAre("a.cc:1: the last line does not end"));
}

// The names are made up of pieces, for this file is held to the rule too.
const std::string kNamed = std::string("core/") + "board/board.h";

TEST(FindNamesOfMissingFilesTest, AllowsWhatExists) {
  const SourceFile file = {
      "a.cc", "#include \"" + kNamed + "\"\n// See " + kNamed + ".\n"};
  EXPECT_THAT(FindNamesOfMissingFiles(file, {kNamed}), IsEmpty());
}

TEST(FindNamesOfMissingFilesTest, FindsWhatDoesNot) {
  EXPECT_THAT(
      FindNamesOfMissingFiles({"a.cc", "\n// See " + kNamed + ".\n"}, {}),
      ElementsAre("a.cc:2: there is no " + kNamed));
}

TEST(FindNamesOfMissingFilesTest, LeavesPatternsAndOtherPathsAlone) {
  EXPECT_THAT(
      FindNamesOfMissingFiles(
          {"a.cc", "// core/*.cc absl/a.h src/tidy.zig corpus/judge/x.in\n"},
          {}),
      IsEmpty());
}

}  // namespace
}  // namespace superko
