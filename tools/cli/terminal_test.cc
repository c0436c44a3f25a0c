#include "tools/cli/terminal.h"

#include <vector>

#include <gtest/gtest.h>

namespace superko {
namespace {

struct Example {
  ColorChoice choice;
  bool is_terminal;
  const char* no_color;
  const char* term;
  bool wants_color;
};

TEST(TerminalTest, ColorsWhereItIsWelcome) {
  constexpr Example kExamples[] = {
      {ColorChoice::kAuto, true, "", "xterm-256color", true},
      {ColorChoice::kAuto, false, "", "xterm", false},
      {ColorChoice::kAuto, true, "1", "xterm", false},
      {ColorChoice::kAuto, true, "0", "xterm", false},
      {ColorChoice::kAuto, true, "", "dumb", false},
      {ColorChoice::kAuto, true, "", "", false},
      {ColorChoice::kAlways, false, "1", "dumb", true},
      {ColorChoice::kNever, true, "", "xterm", false},
  };
  for (const Example& example : kExamples) {
    EXPECT_EQ(WantsColor(example.choice, {.is_terminal = example.is_terminal,
                                          .no_color = example.no_color,
                                          .term = example.term}),
              example.wants_color)
        << static_cast<int>(example.choice) << example.is_terminal
        << " NO_COLOR=" << example.no_color << " TERM=" << example.term;
  }
}

TEST(TerminalTest, TheFlagTakesThreeWords) {
  for (const auto& [word, expected] :
       std::vector<std::pair<std::string, ColorChoice>>{
           {"--color=auto", ColorChoice::kAuto},
           {"--color=always", ColorChoice::kAlways},
           {"--color=never", ColorChoice::kNever}}) {
    CLI::App app;
    ColorChoice choice = ColorChoice::kAuto;
    AddColorFlag(app, choice);
    app.parse(std::vector<std::string>{word});
    EXPECT_EQ(choice, expected) << word;
  }
}

TEST(TerminalTest, TheFlagRefusesOtherWords) {
  CLI::App app;
  ColorChoice choice = ColorChoice::kAuto;
  AddColorFlag(app, choice);
  EXPECT_THROW(app.parse(std::vector<std::string>{"--color=yes"}),
               CLI::ValidationError);
}

}  // namespace
}  // namespace superko
