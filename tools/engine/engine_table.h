// The engines that superko has, by name.

#ifndef SUPERKO_TOOLS_ENGINE_ENGINE_TABLE_H_
#define SUPERKO_TOOLS_ENGINE_ENGINE_TABLE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "tools/engine/engine.h"

namespace superko {

// The independent references, fastest first.
absl::Span<const NamedEngine> ReferenceEngines();

// Core and the references.
absl::StatusOr<NamedEngine> FindEngine(absl::string_view name);

// Reads names of references with commas between them, or "all".
absl::StatusOr<std::vector<NamedEngine>> ParseReferences(
    absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_ENGINE_TABLE_H_
