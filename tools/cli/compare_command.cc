#include <cstdio>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"

#include "tools/cli/answer_compare.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/stop_signals.h"
#include "tools/input/fd_source.h"
#include "tools/input/whole_file.h"

namespace superko {
namespace {

// INPUT ANSWER OUTPUT, as superko's users type it.
struct CompareFlags {
  std::string input;
  std::string second;
  std::string third;
  std::string exit_codes = "superko";
};

// How the three conventions say it.
struct Codes {
  int same;
  int presentation;
  int wrong;
};

Codes CodesOf(const std::string& convention) {
  if (convention == "testlib") return {0, 2, 1};
  if (convention == "kattis") return {42, 43, 43};
  return {0, 1, 1};
}

absl::StatusOr<std::string> Place(const std::string& input, std::size_t line) {
  auto source = FdSource::Open(input, StopRequested);
  if (!source.ok()) return source.status();
  JudgeReader reader(**source, NameInMessages(input), {});
  return PlaceOfAnswerLine(reader, line);
}

ExitCode Fail(const absl::Status& status) {
  std::fprintf(stderr, "%s\n", std::string(status.message()).c_str());
  return ExitCode::kBadInput;
}

ExitCode RunCompare(const CompareFlags& flags) {
  const bool is_testlib = flags.exit_codes == "testlib";
  const bool is_kattis = flags.exit_codes == "kattis";
  const std::string answer_file = is_testlib ? flags.third : flags.second;
  const std::string output_file =
      is_kattis ? "-" : (is_testlib ? flags.second : flags.third);
  const auto answer = ReadWholeFile(answer_file);
  if (!answer.ok()) return Fail(answer.status());
  const auto output = ReadWholeFile(output_file);
  if (!output.ok()) return Fail(output.status());
  const Codes codes = CodesOf(flags.exit_codes);
  Output out;
  const auto difference = CompareAnswers(*answer, *output);
  if (!difference.has_value()) {
    out.Write("same\n");
    return out.Finish(static_cast<ExitCode>(codes.same));
  }
  const auto place = Place(flags.input, difference->line);
  if (!place.ok()) return Fail(place.status());
  out.Write(absl::StrCat(
      difference->is_presentation ? "presentation" : "wrong answer", ": line ",
      difference->line, " (", *place, "): expected ", difference->expected,
      ", found ", difference->found, "\n"));
  return out.Finish(static_cast<ExitCode>(
      difference->is_presentation ? codes.presentation : codes.wrong));
}

constexpr char kFooter[] =
    "\nExit status 0: same, 1: different, 2: a file cannot be read. With\n"
    "--exit-codes=testlib the arguments are INPUT OUTPUT ANSWER and the "
    "status\n"
    "0, 1 (wrong answer) or 2 (presentation); with --exit-codes=kattis they "
    "are\n"
    "INPUT ANSWER DIR, the output is stdin, and the status 42 or 43.\n"
    "\nExample: superko compare sample.in sample.out "
    "my.out";

}  // namespace

void AddCompareCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<CompareFlags>();
  CLI::App* command = app.add_subcommand(
      "compare", "Where do two answers to judge input part?");
  command->add_option("INPUT", flags->input, "The judge input")->required();
  command->add_option("ANSWER", flags->second, "The right answer")->required();
  command->add_option("OUTPUT", flags->third, "What a program has printed")
      ->required();
  command
      ->add_option("--exit-codes", flags->exit_codes,
                   "Convention: superko, testlib or kattis")
      ->check(CLI::IsMember({"superko", "testlib", "kattis"}))
      ->capture_default_str();
  command->footer(kFooter);
  command->callback([flags, &exit_code] { exit_code = RunCompare(*flags); });
}

}  // namespace superko
