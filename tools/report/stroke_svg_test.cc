#include "tools/report/stroke_svg.h"

#include <cstddef>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include "absl/strings/string_view.h"

#include "core/stroke/dot_grid_text.h"

namespace superko {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::size_t Count(absl::string_view text, absl::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != absl::string_view::npos;
       at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

const DotGrid& Grid() {
  static const auto& grid =
      *new DotGrid(*ParseDotGrid("110\n010\n", "art", kDigitLetters));
  return grid;
}

TEST(StrokeSvgTest, DrawsGridDotsAndLine) {
  const StrokePath path = {{.row = 0, .column = 0},
                           {.row = 0, .column = 1},
                           {.row = 1, .column = 1}};
  const std::string svg = StrokeSvg(Grid(), path);
  EXPECT_THAT(svg, StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                              "viewBox=\"-1 -1 98 66\""));
  EXPECT_THAT(svg, HasSubstr("<title>2x3 points, 3 dots, one line through "
                             "all</title>"));
  EXPECT_THAT(svg, HasSubstr("M0 0H96M0 32H96M0 64H96M0 0V64M32 0V64M64 0V64"
                             "M96 0V64"));
  EXPECT_EQ(Count(svg, "r=\"8\"/>"), 3u);
  EXPECT_THAT(svg, HasSubstr("<polyline class=\"line\" points=\"16,16 48,16 "
                             "48,48\"/>"));
  EXPECT_THAT(svg, EndsWith("</svg>\n"));
}

TEST(StrokeSvgTest, WithoutAPathThereIsNoLine) {
  const std::string svg = StrokeSvg(Grid(), {});
  EXPECT_THAT(svg, HasSubstr("no line"));
  EXPECT_THAT(svg, Not(HasSubstr("polyline")));
  EXPECT_EQ(Count(svg, "<circle"), 3u);
}

TEST(StrokeSvgTest, HasColorsForLightAndDark) {
  const std::string svg = StrokeSvg(Grid(), {});
  EXPECT_THAT(svg, HasSubstr("prefers-color-scheme: dark"));
  EXPECT_EQ(Count(svg, ".line {"), 2u);
}

}  // namespace
}  // namespace superko
