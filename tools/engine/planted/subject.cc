#include "tools/engine/planted/subject.h"

#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

#include "tools/engine/planted/failing_engines.h"
#include "tools/engine/planted/planted_bugs.h"

namespace superko {

absl::StatusOr<NamedEngine> FindSubject(absl::string_view name) {
  absl::string_view bug_name = name;
  if (!absl::ConsumePrefix(&bug_name, "planted:")) return FindEngine(name);
  if (const PlantedBug* bug = FindPlantedBug(bug_name)) {
    return NamedEngine{.name = std::string(name), .make = bug->make};
  }
  if (auto failing = FindFailingEngine(bug_name)) return *failing;
  return absl::NotFoundError(
      absl::StrCat("expected a planted bug of superko selftest or ",
                   FailingEngineNames(), ", found \"", bug_name, "\""));
}

}  // namespace superko
