#include "tools/report/page/filled.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(FilledTest, ReplacesEachPlace) {
  EXPECT_EQ(Filled("<b>{{a}}</b>{{b}}{{a}}", {{"a", "1"}, {"b", "2"}}),
            "<b>1</b>21");
}

// A file may be called "{{b}}".
TEST(FilledTest, DoesNotLookAtValuesAgain) {
  EXPECT_EQ(Filled("{{a}} {{b}}", {{"a", "{{b}}"}, {"b", "2"}}), "{{b}} 2");
}

}  // namespace
}  // namespace superko
