#include "tools/cli/duration.h"

#include <string>

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(DurationTest, ReadsUnitsAndSums) {
  EXPECT_EQ(*ParseDuration("500ms"), absl::Milliseconds(500));
  EXPECT_EQ(*ParseDuration("60s"), absl::Seconds(60));
  EXPECT_EQ(*ParseDuration("10m"), absl::Minutes(10));
  EXPECT_EQ(*ParseDuration("1h30m"), absl::Minutes(90));
  EXPECT_EQ(*ParseDuration("1.5h"), absl::Minutes(90));
}

TEST(DurationTest, RefusesWhatIsNoTimeLimit) {
  for (const char* text :
       {"", "10", "0", "0s", "-1s", "inf", "-inf", "10 m", "10min", "m"}) {
    const auto duration = ParseDuration(text);
    EXPECT_FALSE(duration.ok()) << text;
    EXPECT_EQ(duration.status().message(),
              std::string("expected a time such as 90s, 10m or 1h30m, found ") +
                  (*text == '\0' ? "\"\"" : "\"" + std::string(text) + "\""));
  }
}

TEST(DurationTest, TheValidatorSaysWhatIsWrong) {
  const CLI::Validator validator = DurationValidator();
  std::string good = "10m";
  EXPECT_EQ(validator(good), "");
  EXPECT_EQ(good, "10m");
  std::string bad = "soon";
  EXPECT_EQ(validator(bad),
            "expected a time such as 90s, 10m or 1h30m, found \"soon\"");
}

}  // namespace
}  // namespace superko
