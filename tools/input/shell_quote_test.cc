#include "tools/input/shell_quote.h"

#include <string>

#include <gtest/gtest.h>

#include "tools/testing/run_command.h"

namespace superko {
namespace {

TEST(ShellQuoteTest, LeavesPlainArguments) {
  for (const char* plain : {"games.in", "--rules=aga", "a/b-c_d+e,f:g@h%1"}) {
    EXPECT_EQ(ShellQuoted(plain), plain);
  }
}

TEST(ShellQuoteTest, QuotesWhatAShellWouldChange) {
  EXPECT_EQ(ShellQuoted(""), "''");
  EXPECT_EQ(ShellQuoted("a b"), "'a b'");
  EXPECT_EQ(ShellQuoted("$HOME"), "'$HOME'");
  EXPECT_EQ(ShellQuoted("it's"), "'it'\\''s'");
}

TEST(ShellQuoteTest, PathsDoNotLookLikeFlags) {
  EXPECT_EQ(ShellQuotedPath("-x.in"), "./-x.in");
  EXPECT_EQ(ShellQuotedPath("-x y"), "'./-x y'");
  EXPECT_EQ(ShellQuotedPath("-"), "-");
  EXPECT_EQ(ShellQuotedPath("a/-x"), "a/-x");
}

TEST(ShellQuoteTest, QuotesEachWordOfACommand) {
  EXPECT_EQ(ShellQuotedWords({}), "");
  EXPECT_EQ(ShellQuotedWords({"./my bot", "gtp", ""}), " './my bot' gtp ''");
}

// The truth here is a real shell.
TEST(ShellQuoteTest, AShellGivesEveryByteBack) {
  std::string every_byte;
  for (int byte = 1; byte < 256; ++byte) {
    every_byte += static_cast<char>(byte);
  }
  for (const std::string& argument :
       {every_byte, std::string("''"), std::string("\\"), std::string("~")}) {
    const CommandResult result = RunCommand(
        {.arguments = {"/bin/sh", "-c", "printf %s " + ShellQuoted(argument)}});
    EXPECT_EQ(result.output, argument);
  }
}

}  // namespace
}  // namespace superko
