#include "tools/tidy/include_edges.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

struct Edge {
  absl::string_view from;
  absl::string_view to;  // With its quotes.
};

Breaches BreachesOf(const Edge& edge) {
  return FindForbiddenIncludes(
      {std::string(edge.from), absl::StrCat("\n#include ", edge.to, "\n")});
}

TEST(IncludeEdgesTest, AllowsWhatTheDesignAllows) {
  constexpr Edge kEdges[] = {
      {"core/rules/a.cc", "\"core/board/b.h\""},
      {"core/rules/a.cc", "\"core/rules/b.h\""},
      {"core/rules/a.cc", "\"absl/strings/str_cat.h\""},
      {"core/rules/a.cc", "<vector>"},
      {"core/board/a_test.cc", "\"core/testing/b.h\""},
      {"core/board/a_test.cc", "<gtest/gtest.h>"},
      {"core/board/a_test.cc", "<fstream>"},
      {"core/testing/a.cc", "\"core/rules/b.h\""},
      {"core/testing/a.cc", "<filesystem>"},
      {"reference/a.cc", "\"reference/b.h\""},
      {"reference/a.cc", "<string_view>"},
      {"reference/a_test.cc", "<gtest/gtest.h>"},
      {"tools/engine/reference_a.cc", "\"reference/b.h\""},
      {"tools/engine/reference_a.cc", "\"core/board/b.h\""},
      {"tools/harness/a.cc", "\"tools/engine/engine.h\""},
      {"tools/harness/a.cc", "\"oneapi/tbb/task_arena.h\""},
      {"tools/harness/a_test.cc", "\"tools/engine/core_engine.h\""},
      {"tools/input/a.cc", "<sys/stat.h>"},
      {"tools/input/a.cc", "<unistd.h>"},
      {"tools/input/a_test.cc", "\"tools/testing/b.h\""},
      {"tools/cli/a.cc", "\"tools/engine/reference_engine.h\""},
      {"tools/cli/a.cc", "\"CLI/CLI.hpp\""},
      {"bench/a.cc", "<benchmark/benchmark.h>"},
      {"bench/a.cc", "\"core/testing/crafted_game.h\""},
      {"fuzz/a.cc", "\"tools/engine/core_engine.h\""},
      {"fuzz/a.cc", "\"tools/input/testing.h\""},
  };
  for (const Edge& edge : kEdges) {
    EXPECT_THAT(BreachesOf(edge), IsEmpty());
  }
}

TEST(IncludeEdgesTest, FindsWhatTheDesignForbids) {
  constexpr Edge kEdges[] = {
      {"core/board/a.cc", "\"core/rules/b.h\""},
      {"core/board/a.cc", "\"reference/b.h\""},
      {"core/board/a.cc", "\"tools/engine/engine.h\""},
      {"core/board/a_test.cc", "\"reference/b.h\""},
      {"core/board/a_test.cc", "\"tools/testing/b.h\""},
      {"core/board/a.cc", "\"core/testing/b.h\""},
      {"core/board/a.cc", "<thread>"},
      {"core/board/a.cc", "<fstream>"},
      {"core/board/a.cc", "<unistd.h>"},
      {"core/board/a.cc", "<gtest/gtest.h>"},
      {"core/board/a.cc", "\"oneapi/tbb/task_arena.h\""},
      {"reference/a.cc", "\"core/board/b.h\""},
      {"reference/a.cc", "\"absl/strings/str_cat.h\""},
      {"reference/a.cc", "<absl/strings/str_cat.h>"},
      {"reference/a_test.cc", "\"core/board/b.h\""},
      {"tools/engine/core_engine.cc", "\"reference/b.h\""},
      {"tools/harness/a.cc", "\"reference/b.h\""},
      {"tools/harness/a.cc", "\"tools/engine/core_engine.h\""},
      {"tools/harness/a.cc", "\"tools/cli/b.h\""},
      {"tools/harness/a.cc", "\"tools/harness/testing.h\""},
      {"tools/harness/a.cc", "\"nlohmann/json.hpp\""},
      {"tools/input/a.cc", "\"tools/report/b.h\""},
      {"tools/cli/a.cc", "\"reference/b.h\""},
      {"tools/cli/a.cc", "\"tools/cli/b.cc\""},
      {"bench/a.cc", "\"reference/b.h\""},
      {"bench/a.cc", "\"core/testing/b.h\""},
      {"fuzz/a.cc", "\"reference/b.h\""},
      {"fuzz/a.cc", "\"tools/harness/testing.h\""},
      {"elsewhere/a.cc", "<vector>"},
  };
  for (const Edge& edge : kEdges) {
    EXPECT_THAT(BreachesOf(edge), SizeIs(1)) << edge.from << " " << edge.to;
  }
}

TEST(IncludeEdgesTest, SaysWhereAndWhat) {
  EXPECT_THAT(
      BreachesOf({"core/board/a.cc", "\"tools/engine/engine.h\""}),
      ElementsAre("core/board/a.cc:2: may not include tools/engine/engine.h"));
}

}  // namespace
}  // namespace superko
