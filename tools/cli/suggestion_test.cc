#include "tools/cli/suggestion.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace superko {
namespace {

struct DistanceExample {
  absl::string_view a;
  absl::string_view b;
  int distance;
};

TEST(EditDistanceTest, CountsChangedLetters) {
  constexpr DistanceExample kExamples[] = {
      {"", "", 0},        {"", "abc", 3},
      {"abc", "", 3},     {"abc", "abc", 0},
      {"abc", "abd", 1},  {"abc", "ab", 1},
      {"abc", "xabc", 1}, {"games", "gaems", 1},
      {"ab", "ba", 1},    {"kitten", "sitting", 3},
  };
  for (const DistanceExample& example : kExamples) {
    EXPECT_EQ(EditDistance(example.a, example.b), example.distance)
        << example.a << " " << example.b;
  }
}

// The definition, word by word; slow.
int DistanceByDefinition(absl::string_view a, absl::string_view b) {
  if (a.empty() || b.empty()) return static_cast<int>(a.size() + b.size());
  const absl::string_view a1 = a.substr(1);
  const absl::string_view b1 = b.substr(1);
  int least = std::min({DistanceByDefinition(a1, b) + 1,
                        DistanceByDefinition(a, b1) + 1,
                        DistanceByDefinition(a1, b1) + (a[0] != b[0])});
  if (a.size() > 1 && b.size() > 1 && a[0] == b[1] && a[1] == b[0]) {
    least = std::min(least, DistanceByDefinition(a.substr(2), b.substr(2)) + 1);
  }
  return least;
}

// Every word of up to four letters of an alphabet of two.
std::vector<std::string> ShortWords() {
  std::vector<std::string> words = {""};
  for (std::size_t i = 0; words[i].size() < 4; ++i) {
    words.push_back(words[i] + "a");
    words.push_back(words[i] + "b");
  }
  return words;
}

TEST(EditDistanceTest, AgreesWithTheDefinitionOnAllShortWords) {
  const std::vector<std::string> words = ShortWords();
  for (const std::string& a : words) {
    for (const std::string& b : words) {
      EXPECT_EQ(EditDistance(a, b), DistanceByDefinition(a, b))
          << a << " " << b;
    }
  }
}

TEST(NearestWordTest, PrefersTheLeastDistanceThenTheFirst) {
  EXPECT_EQ(NearestWord("--gmaes", {"--first", "--games", "--game"}),
            "--games");
  EXPECT_EQ(NearestWord("--xame", {"--game", "--name"}), "--game");
}

TEST(NearestWordTest, CompletesABeginning) {
  EXPECT_EQ(NearestWord("--find", {"--first", "--findings-max"}),
            "--findings-max");
  EXPECT_EQ(NearestWord("--fi", {"--findings-max"}), std::nullopt);
}

TEST(NearestWordTest, NothingIsNear) {
  EXPECT_EQ(NearestWord("--colour-of-stones", {"--color", "--jobs"}),
            std::nullopt);
  EXPECT_EQ(NearestWord("x", {}), std::nullopt);
}

// Parses `arguments` with a small command line and says what is suggested.
std::string SuggestionFor(std::vector<std::string> arguments) {
  CLI::App app;
  app.require_subcommand(1);
  app.add_flag("--version");
  int games = 0;
  std::string style;
  CLI::App* random = app.add_subcommand("random");
  random->add_option("--games", games);
  random->add_option("--style", style)
      ->check(CLI::IsMember({"uniform", "legal"}));
  CLI::App* check = app.add_subcommand("check");
  check->add_option("--gains", games);
  check->add_option("PATH", style)->required();
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(arguments);
  } catch (const CLI::Error& error) {
    return SuggestFlags(app, error);
  }
  return "no error";
}

TEST(SuggestFlagsTest, NamesTheNearestFlagOfTheCommand) {
  EXPECT_EQ(SuggestionFor({"random", "--gaems", "3"}), "Did you mean --games?");
  EXPECT_EQ(SuggestionFor({"random", "--gaems=3"}), "Did you mean --games?");
  EXPECT_EQ(SuggestionFor({"random", "--game"}), "Did you mean --games?");
  EXPECT_EQ(SuggestionFor({"check", "x", "--gain=3"}), "Did you mean --gains?");
}

TEST(SuggestFlagsTest, NamesTheNearestFlagOfTheProgram) {
  EXPECT_EQ(SuggestionFor({"--versoin"}), "Did you mean --version?");
}

TEST(SuggestFlagsTest, AnotherErrorDoesNotHideAWrongFlag) {
  EXPECT_EQ(SuggestionFor({"check", "--gain=3"}), "Did you mean --gains?");
}

TEST(SuggestFlagsTest, NamesTheNearestCommand) {
  EXPECT_EQ(SuggestionFor({"radnom"}), "Did you mean random?");
  EXPECT_EQ(SuggestionFor({"chekc", "file", "--games=3"}),
            "Did you mean check?");
}

TEST(SuggestFlagsTest, NamesTheNearestListedValue) {
  EXPECT_EQ(SuggestionFor({"random", "--style=leagl"}), "Did you mean legal?");
  EXPECT_EQ(SuggestionFor({"random", "--style", "unifrom"}),
            "Did you mean uniform?");
  EXPECT_EQ(SuggestionFor({"random", "--style=other"}), "");
}

TEST(SuggestFlagsTest, SaysNothingWhereNothingIsNear) {
  EXPECT_EQ(SuggestionFor({"random", "--unknown-flag"}), "");
  EXPECT_EQ(SuggestionFor({"random", "word"}), "");
  EXPECT_EQ(SuggestionFor({"random", "--games=x"}), "");
  EXPECT_EQ(SuggestionFor({}), "");
  EXPECT_EQ(SuggestionFor({"xyzzy"}), "");
}

}  // namespace
}  // namespace superko
