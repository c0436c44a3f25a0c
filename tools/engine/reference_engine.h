// ReferenceEngine: the engines of reference/ behind the Engine interface.
//
// Its source is the only place where core's types and the reference's meet:
// each is translated, nothing is shared.

#ifndef SUPERKO_TOOLS_ENGINE_REFERENCE_ENGINE_H_
#define SUPERKO_TOOLS_ENGINE_REFERENCE_ENGINE_H_

#include <memory>

#include "tools/engine/engine.h"

namespace superko {

inline constexpr absl::string_view kFloodFillName = "flood-fill";
inline constexpr absl::string_view kBlockScanName = "block-scan";
inline constexpr absl::string_view kLibertyMapName = "liberty-map";

// All count strings by flood fill; FindInconsistency compares that with the
// recursive count.
std::unique_ptr<Engine> MakeFloodFillEngine();
std::unique_ptr<Engine> MakeBlockScanEngine();
std::unique_ptr<Engine> MakeLibertyMapEngine();

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_REFERENCE_ENGINE_H_
