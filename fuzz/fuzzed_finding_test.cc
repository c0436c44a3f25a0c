#include "fuzz/fuzzed_finding.h"

#include <gtest/gtest.h>

#include "core/base/split_mix.h"
#include "fuzz/whole_record.h"

namespace superko {
namespace {

void ExpectPossible(const GameRecord& record, const Difference& difference) {
  const auto points = static_cast<std::size_t>(record.size.points());
  ASSERT_EQ(RecordFault(record), "");
  ASSERT_EQ(difference.move + 1, record.moves.size());
  ASSERT_EQ(difference.board_before.size(), points);
  for (const Side* side : {&difference.subject, &difference.truth}) {
    const bool is_failure = difference.kind == DifferenceKind::kEngineFailure;
    ASSERT_EQ(side->board.size(), is_failure ? 0 : points);
    const bool counts = difference.kind == DifferenceKind::kStrings;
    ASSERT_EQ(side->strings.size(), counts ? points : 0);
  }
}

TEST(FuzzedFindingTest, NothingIsARunWithoutFindings) {
  const FuzzedRun run = ReadFuzzedRun({});
  EXPECT_TRUE(run.findings.empty());
  EXPECT_TRUE(run.input_errors.empty());
  EXPECT_TRUE(run.summary.complete);
}

// Any bytes are findings that a run might hand on, of every kind.
TEST(FuzzedFindingTest, FindingsArePossibleOnes) {
  SplitMix64 random(1);
  std::vector<int> kinds(kDifferenceKinds);
  int shrunk = 0;
  for (int i = 0; i < 2000; ++i) {
    std::vector<std::uint8_t> bytes(random.Below(2000));
    for (std::uint8_t& byte : bytes) {
      byte = static_cast<std::uint8_t>(random.Next() >> random.Below(8));
    }
    for (const Finding& finding : ReadFuzzedRun(bytes).findings) {
      ++kinds[static_cast<std::size_t>(finding.difference.kind)];
      ExpectPossible(finding.where.record, finding.difference);
      if (!finding.shrunk.has_value()) continue;
      ++shrunk;
      ExpectPossible(finding.shrunk->record, finding.shrunk->difference);
    }
  }
  for (const int count : kinds) EXPECT_GE(count, 50);
  EXPECT_GE(shrunk, 200);
}

}  // namespace
}  // namespace superko
