#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/input/fd_source.h"
#include "tools/input/whole_file.h"
#include "tools/report/merge.h"

namespace superko {
namespace {

absl::StatusOr<ParsedReport> ReadReport(const std::string& file) {
  const auto text = ReadWholeFile(file);
  if (!text.ok()) return text.status();
  return ParseReport(*text, NameInMessages(file));
}

absl::StatusOr<ParsedReport> MergeFiles(const std::vector<std::string>& files) {
  std::vector<ParsedReport> reports;
  for (const std::string& file : files) {
    absl::StatusOr<ParsedReport> report = ReadReport(file);
    if (!report.ok()) return report.status();
    reports.push_back(*std::move(report));
  }
  return MergeReports(std::move(reports));
}

// As the unsharded run would have ended.
ExitCode Outcome(const nlohmann::ordered_json& summary) {
  const std::uint64_t none = 0;
  if (summary.value("input_errors", none) > 0) return ExitCode::kBadInput;
  return summary.value("findings", none) > 0 ? ExitCode::kFindings
                                             : ExitCode::kAgreed;
}

ExitCode RunMerge(const std::vector<std::string>& files) {
  const absl::StatusOr<ParsedReport> merged = MergeFiles(files);
  if (!merged.ok()) {
    std::fprintf(stderr, "%s\n",
                 std::string(merged.status().message()).c_str());
    return ExitCode::kBadInput;
  }
  Output output;
  output.Write(ReportText(*merged));
  return output.Finish(Outcome(merged->summary));
}

}  // namespace

void AddMergeCommand(CLI::App& app, ExitCode& exit_code) {
  auto files = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand(
      "merge", "Add up the JSON Lines reports of a run's shards");
  command->add_option("FILE", *files, "Reports, one of each shard")->required();
  command->footer(
      "\nWrites the report of the whole run to stdout, and ends as that would\n"
      "have. Refuses a shard twice, a missing one, and other settings.\n"
      "\nExample: superko random --shard=1/2 --report=jsonl:1.jsonl\n"
      "         superko random --shard=2/2 --report=jsonl:2.jsonl\n"
      "         superko merge 1.jsonl 2.jsonl");
  command->callback([files, &exit_code] { exit_code = RunMerge(*files); });
}

}  // namespace superko
