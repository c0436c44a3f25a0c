#include <cstdio>
#include <memory>
#include <string>

#include "core/record/judge_reader.h"
#include "tools/cli/command.h"
#include "tools/cli/stop_signals.h"
#include "tools/input/fd_source.h"

namespace superko {
namespace {

struct ValidateFlags {
  std::string file = std::string(kStdinPath);
  bool strict = false;
  std::string exit_codes = "superko";
};

absl::Status Validate(const ValidateFlags& flags) {
  const absl::StatusOr<std::unique_ptr<FdSource>> source =
      FdSource::Open(flags.file, StopRequested);
  if (!source.ok()) return source.status();
  JudgeReader reader(**source, NameInMessages(flags.file),
                     {.strict = flags.strict});
  GameRecord record;
  for (;;) {
    const absl::StatusOr<bool> more = reader.Next(record);
    if (!more.ok()) return more.status();
    if (!*more) return absl::OkStatus();
  }
}

ExitCode RunValidate(const ValidateFlags& flags) {
  InstallStopSignals();
  const absl::Status status = Validate(flags);
  const bool is_kattis = flags.exit_codes == "kattis";
  if (status.ok()) {
    return is_kattis ? static_cast<ExitCode>(42) : ExitCode::kAgreed;
  }
  std::fprintf(stderr, "%s\n", std::string(status.message()).c_str());
  return OutcomeUnlessStopped(is_kattis ? static_cast<ExitCode>(43)
                                        : ExitCode::kBadInput);
}

}  // namespace

void AddValidateCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<ValidateFlags>();
  CLI::App* command = app.add_subcommand(
      "validate", "Is this judge input exactly as the problem says?");
  command->add_option("FILE", flags->file, "Judge input; `-` is stdin")
      ->capture_default_str();
  command->add_flag("--strict", flags->strict,
                    "Accept only what the judge problem promises, to the byte");
  command
      ->add_option("--exit-codes", flags->exit_codes,
                   "superko: 0 and 2; kattis: 42 and 43")
      ->check(CLI::IsMember({"superko", "kattis"}))
      ->capture_default_str();
  command->footer("\nExample: superko validate --strict < game.in");
  command->callback([flags, &exit_code] { exit_code = RunValidate(*flags); });
}

}  // namespace superko
