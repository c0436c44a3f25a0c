#include "tools/tidy/tree_rules.h"

#include <set>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace superko {
namespace {

// By hand, so that each entry is a decision.
constexpr TestedElsewhere kTestedElsewhere[] = {
    // Parts of one pure function: what they draw shows in its records.
    {"core/generate/*_source.cc", "core/generate/generator_test.cc"},
    {"core/generate/board_sizes.cc", "core/generate/generator_test.cc"},
    {"core/generate/plan.cc", "core/generate/generator_test.cc"},
    // A list for tests to run over.
    {"reference/every_engine.cc", "reference/engine_game_test.cc"},
    // Names and a comparison of what the comparer finds.
    {"tools/harness/difference.cc", "tools/harness/comparer_test.cc"},
    // Parts of one conversation, held with an engine that misbehaves.
    {"tools/engine/gtp/gtp_client.cc", "tools/engine/gtp/gtp_engine_test.cc"},
    {"tools/engine/gtp/gtp_facts.cc", "tools/engine/gtp/gtp_engine_test.cc"},
    {"tools/engine/gtp/gtp_records.cc", "tools/engine/gtp/gtp_engine_test.cc"},
    {"tools/testing/bad_judge.cc", "tools/contest/program_run_test.cc"},
    {"tools/testing/weak_judge.cc", "tools/contest/hash_breaker_test.cc"},
    {"tools/contest/batch_reader.cc", "tools/contest/batch_run_test.cc"},
    {"tools/testing/bad_engine.cc", "tools/engine/gtp/gtp_engine_test.cc"},
    // The program is run as a whole.
    {"tools/cli/*_command.cc", "tools/cli/cli_test.cc"},
    {"tools/cli/main.cc", "tools/cli/cli_test.cc"},
    {"tools/cli/random_stroke.cc", "tools/cli/stroke_command_test.cc"},
    {"tools/cli/announcer.cc", "tools/cli/check_program_test.cc"},
    {"tools/cli/gtp_subject.cc", "tools/cli/engine_program_test.cc"},
    {"tools/cli/record_flags.cc", "tools/cli/run_program_test.cc"},
    {"tools/cli/run_flags.cc", "tools/cli/run_program_test.cc"},
};

bool NeedsTest(absl::string_view path) {
  const bool is_ours = absl::StartsWith(path, "core/") ||
                       absl::StartsWith(path, "reference/") ||
                       absl::StartsWith(path, "tools/");
  return is_ours && absl::EndsWith(path, ".cc") &&
         (!IsForTests(path) || absl::StartsWith(path, "tools/testing/")) &&
         !absl::EndsWith(path, "_test.cc");
}

std::string TestBeside(absl::string_view source) {
  return absl::StrCat(absl::StripSuffix(source, ".cc"), "_test.cc");
}

bool Matches(absl::string_view pattern, absl::string_view path) {
  const std::size_t star = pattern.find('*');
  if (star == absl::string_view::npos) return pattern == path;
  const absl::string_view before = pattern.substr(0, star);
  const absl::string_view after = pattern.substr(star + 1);
  if (path.size() < before.size() + after.size()) return false;
  return absl::ConsumePrefix(&path, before) &&
         absl::ConsumeSuffix(&path, after) && !absl::StrContains(path, '/');
}

}  // namespace

absl::Span<const TestedElsewhere> SourcesTestedElsewhere() {
  return kTestedElsewhere;
}

Breaches FindUntestedSources(const std::vector<std::string>& paths,
                             absl::Span<const TestedElsewhere> elsewhere) {
  const std::set<std::string> all(paths.begin(), paths.end());
  std::set<std::string> untested;
  for (const std::string& path : paths) {
    const bool is_tested = all.count(TestBeside(path)) > 0;
    if (NeedsTest(path) && !is_tested) untested.insert(path);
  }
  Breaches breaches;
  for (const TestedElsewhere& entry : elsewhere) {
    const std::size_t excused =
        std::erase_if(untested, [&entry](const std::string& path) {
          return Matches(entry.sources, path);
        });
    if (excused > 0 && all.count(std::string(entry.test)) > 0) continue;
    breaches.push_back(absl::StrCat(
        entry.sources, ": the entry in tools/tidy/tree_rules.cc is not true"));
  }
  for (const std::string& path : untested) {
    breaches.push_back(absl::StrCat(path, ":1: has no ", TestBeside(path),
                                    " and no entry in ",
                                    "tools/tidy/tree_rules.cc"));
  }
  return breaches;
}

Breaches FindFoldersWithoutReadme(const std::vector<std::string>& paths) {
  const std::set<std::string> all(paths.begin(), paths.end());
  std::set<std::string> folders;
  for (const std::string& path : paths) {
    folders.insert(path.substr(0, path.find('/')));
  }
  Breaches breaches;
  for (const std::string& folder : folders) {
    if (all.count(folder + "/README.md") > 0) continue;
    breaches.push_back(absl::StrCat(folder, ": has no README.md"));
  }
  return breaches;
}

}  // namespace superko
