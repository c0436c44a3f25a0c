// Subject: the engine under test, by name.

#ifndef SUPERKO_TOOLS_ENGINE_PLANTED_SUBJECT_H_
#define SUPERKO_TOOLS_ENGINE_PLANTED_SUBJECT_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "tools/engine/engine_table.h"

namespace superko {

// "core", a reference, or "planted:NAME".
absl::StatusOr<NamedEngine> FindSubject(absl::string_view name);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_PLANTED_SUBJECT_H_
