// StrokeSolvers: the solvers of the one-stroke puzzle, as whoever compares them
// knows them: as functions, not by name.

#ifndef SUPERKO_TOOLS_ENGINE_STROKE_SOLVERS_H_
#define SUPERKO_TOOLS_ENGINE_STROKE_SOLVERS_H_

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "absl/numeric/int128.h"
#include "absl/status/statusor.h"

#include "core/stroke/dot_grid.h"

namespace superko {

struct StrokeSolvers {
  using Count = std::function<absl::StatusOr<absl::uint128>(const DotGrid&)>;
  // The first paths in order, at most so many.
  using List = std::function<absl::StatusOr<std::vector<StrokePath>>(
      const DotGrid&, std::size_t paths_max)>;
  // What is wrong with a path; empty if nothing is.
  using Check = std::function<std::string(const DotGrid&, const StrokePath&)>;

  Count count;
  List list;
  Count true_count;
  List true_list;
  Check check;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_STROKE_SOLVERS_H_
