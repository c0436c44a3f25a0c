// Property: a grid that is read is written and read again as it was; the fast
//           solvers of the one-stroke puzzle count and list the paths of the
//           brute force; a path that is found on a larger grid is one.
// Input:    rows of 0 and 1, at most 2 KB.

#include <string>
#include <vector>

#include "absl/strings/match.h"

#include "core/base/check.h"
#include "core/stroke/dot_grid_text.h"
#include "core/stroke/path_count.h"
#include "core/stroke/path_search.h"
#include "fuzz/mutation.h"
#include "tools/engine/reference_stroke.h"
#include "tools/harness/stroke_check.h"

namespace superko {
namespace {

constexpr std::size_t kTextBytesMax = 2048;
constexpr int kBruteForceDotsMax = 16;
constexpr std::uint64_t kWorkMax = 50'000;

void CheckSmall(const DotGrid& grid) {
  static const auto& solvers = *new StrokeSolvers(AllStrokeSolvers());
  const auto difference = CompareStrokeSolvers(grid, solvers).difference;
  if (!difference.has_value()) return;
  const ShrunkStrokeGrid shrunk =
      ShrinkStrokeGrid(grid, *difference, solvers, 2000);
  SUPERKO_CHECK(false) << shrunk.difference.text << "\n"
                       << DotGridText(shrunk.grid);
}

void CheckLarge(const DotGrid& grid) {
  const auto count = CountPaths(grid, {.states_max = 2000});
  if (grid.dots() > kSearchDotsMax) return;
  const FoundPath found = FindPath(grid, kWorkMax);
  if (found.end == SearchEnd::kGaveUp) return;
  const bool has_path = found.end == SearchEnd::kStopped;
  SUPERKO_CHECK(!count.ok() || (*count > 0) == has_path) << DotGridText(grid);
  if (!has_path) return;
  const std::string fault = DescribeStrokeFault(grid, found.path);
  SUPERKO_CHECK(fault.empty()) << fault << "\n" << DotGridText(grid);
}

void CheckStroke(absl::string_view text) {
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const auto board = ParseDotGrid(text, "f", BoardLetters(color));
    SUPERKO_CHECK(board.ok() ||
                  absl::StartsWith(board.status().message(), "f:"));
  }
  const auto grid = ParseDotGrid(text, "f", kDigitLetters);
  if (!grid.ok()) return;
  const auto again = ParseDotGrid(DotGridText(*grid), "f", kDigitLetters);
  SUPERKO_CHECK(again.ok() && *again == *grid) << DotGridText(*grid);
  if (grid->dots() <= kBruteForceDotsMax) {
    CheckSmall(*grid);
  } else {
    CheckLarge(*grid);
  }
}

// One dot more or less, or one row or column more or less.
DotGrid Changed(const DotGrid& grid, Chooser& chooser) {
  int rows = grid.rows();
  int columns = grid.columns();
  if (chooser.Percent(10)) rows += chooser.Percent(50) ? 1 : -1;
  if (chooser.Percent(10)) columns += chooser.Percent(50) ? 1 : -1;
  DotGrid changed(std::min(std::max(rows, 1), 12),
                  std::min(std::max(columns, 1), 12));
  const auto drawn = [](int side) { return static_cast<std::size_t>(side); };
  const int row = static_cast<int>(chooser.Below(drawn(changed.rows())));
  const int column = static_cast<int>(chooser.Below(drawn(changed.columns())));
  for (int r = 0; r < changed.rows(); ++r) {
    for (int c = 0; c < changed.columns(); ++c) {
      changed.SetDot(r, c, grid.HasDot(r, c) != (r == row && c == column));
    }
  }
  return changed;
}

}  // namespace
}  // namespace superko

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data,
                                               std::size_t size,
                                               std::size_t size_max,
                                               unsigned seed) {
  superko::Chooser chooser(seed);
  const auto grid = superko::ParseDotGrid(superko::TextOf({data, size}), "f",
                                          superko::kDigitLetters);
  if (!grid.ok() || chooser.Percent(20)) {
    return superko::MutateBytes(data, size, size_max, chooser);
  }
  superko::DotGrid changed = *grid;
  for (std::size_t i = 1 + chooser.Below(4); i > 0; --i) {
    changed = superko::Changed(changed, chooser);
  }
  return superko::PutBytes(superko::BytesOf(superko::DotGridText(changed)),
                           data, size_max);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size <= superko::kTextBytesMax) {
    superko::CheckStroke(superko::TextOf({data, size}));
  }
  return 0;
}
