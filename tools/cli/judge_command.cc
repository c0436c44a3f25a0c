#include <cstdio>
#include <memory>
#include <string>

#include "core/record/judge_reader.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/stop_signals.h"
#include "tools/contest/right_answer.h"
#include "tools/input/fd_source.h"

namespace superko {
namespace {

struct JudgeFlags {
  std::string file = std::string(kStdinPath);
  bool strict = false;
};

// OK at the end of the input, and where nobody reads the output any more.
absl::Status AnswerAll(JudgeReader& reader, Output& output) {
  RightAnswer right;
  GameRecord record;
  for (;;) {
    const absl::StatusOr<bool> more = reader.Next(record);
    if (!more.ok()) return more.status();
    if (!*more) return absl::OkStatus();
    right.Play(record);
    right.AppendText(output.buffer());
    if (!output.FlushIfLarge() || StopRequested()) return absl::OkStatus();
  }
}

absl::Status JudgeFile(const JudgeFlags& flags, Output& output) {
  const absl::StatusOr<std::unique_ptr<FdSource>> source =
      FdSource::Open(flags.file, StopRequested);
  if (!source.ok()) return source.status();
  JudgeReader reader(**source, NameInMessages(flags.file),
                     {.strict = flags.strict});
  return AnswerAll(reader, output);
}

ExitCode RunJudge(const JudgeFlags& flags) {
  InstallStopSignals();
  Output output;
  const absl::Status status = JudgeFile(flags, output);
  // The answers before an error come before its message.
  output.Flush();
  const bool is_bad_input = !status.ok() && !absl::IsCancelled(status);
  if (is_bad_input) {
    std::fprintf(stderr, "%s\n", std::string(status.message()).c_str());
  }
  return output.Finish(OutcomeUnlessStopped(is_bad_input ? ExitCode::kBadInput
                                                         : ExitCode::kAgreed));
}

constexpr char kFooter[] =
    "\nFor each case: `miss 1` (occupied), `miss 2` (suicide) or `miss 3`\n"
    "(repetition) for each refused play, then the final board. Answers are\n"
    "written in pieces of 64 KB and at the end. After an error in the input "
    "the\n"
    "cases before it have been answered, and the exit status is 2.\n"
    "\nExample: superko judge corpus/judge/sample.in";

}  // namespace

void AddJudgeCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<JudgeFlags>();
  CLI::App* command = app.add_subcommand(
      "judge", "Answer judge input: refused plays and final boards");
  command->add_option("FILE", flags->file, "Judge input; `-` is stdin")
      ->capture_default_str();
  command->add_flag("--strict", flags->strict,
                    "Accept only what the judge problem promises, to the byte");
  command->footer(kFooter);
  command->callback([flags, &exit_code] { exit_code = RunJudge(*flags); });
}

}  // namespace superko
