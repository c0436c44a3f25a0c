// The marks of hand_over.h must not hide a race: one is planted inside the
// parallel filter, and ThreadSanitizer has to end the process over it.

#include <gtest/gtest.h>

#include "tools/harness/hand_over.h"
#include "tools/harness/random_source.h"
#include "tools/harness/run.h"
#include "tools/harness/testing.h"

namespace superko {
namespace {

#ifdef SUPERKO_HAS_TSAN

// Asked by ThreadSanitizer at the start: a race ends the process.
extern "C" const char* __tsan_default_options() { return "halt_on_error=1"; }

int shared_by_workers = 0;

TEST(RunRaceDeathTest, ARaceBetweenWorkersIsReported) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const EngineFactory racing =
      MakeSpoilt({.answer = [](Move, MoveAnswer&, absl::Span<Color>) {
        ++shared_by_workers;
      }});
  EXPECT_DEATH(
      {
        RandomSource source({.generate = {}, .first = 1, .games = 2000});
        RememberingListener listener;
        RunCases(source, {.lineup = {racing}, .jobs = 4}, listener);
      },
      "data race");
}

#else

TEST(RunRaceDeathTest, NeedsThreadSanitizer) {
  GTEST_SKIP() << "built without ThreadSanitizer";
}

#endif

}  // namespace
}  // namespace superko
