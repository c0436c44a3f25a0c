#include "tools/engine/engine_table.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"

namespace superko {
namespace {

std::string Names(absl::Span<const NamedEngine> engines) {
  return absl::StrJoin(engines, ", ",
                       [](std::string* out, const NamedEngine& engine) {
                         absl::StrAppend(out, engine.name);
                       });
}

absl::StatusOr<NamedEngine> Find(absl::Span<const NamedEngine> engines,
                                 absl::string_view name) {
  for (const NamedEngine& engine : engines) {
    if (engine.name == name) return engine;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("expected ", Names(engines), ", found \"", name, "\""));
}

}  // namespace

absl::Span<const NamedEngine> ReferenceEngines() {
  static const auto& engines = *new std::vector<NamedEngine>{
      {std::string(kFloodFillName), MakeFloodFillEngine},
      {std::string(kLibertyMapName), MakeLibertyMapEngine},
      {std::string(kBlockScanName), MakeBlockScanEngine}};
  return engines;
}

absl::StatusOr<NamedEngine> FindEngine(absl::string_view name) {
  std::vector<NamedEngine> engines = {
      {std::string(kCoreEngineName), MakeCoreEngine}};
  const auto references = ReferenceEngines();
  engines.insert(engines.end(), references.begin(), references.end());
  return Find(engines, name);
}

absl::StatusOr<std::vector<NamedEngine>> ParseReferences(
    absl::string_view text) {
  const auto references = ReferenceEngines();
  if (text == "all") {
    return std::vector<NamedEngine>(references.begin(), references.end());
  }
  std::vector<NamedEngine> chosen;
  for (const absl::string_view name : absl::StrSplit(text, ',')) {
    const absl::StatusOr<NamedEngine> engine = Find(references, name);
    if (!engine.ok()) return engine.status();
    chosen.push_back(*engine);
  }
  return chosen;
}

}  // namespace superko
