#include <cstdio>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"

#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/stop_signals.h"
#include "tools/contest/answer_compare.h"
#include "tools/contest/right_answer.h"
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
  int no_output;   // The OUTPUT cannot be read.
  int bad_answer;  // INPUT or ANSWER cannot be read, or are wrong.
};

Codes CodesOf(const std::string& convention) {
  if (convention == "testlib") return {0, 2, 1, 2, 3};
  // Whatever is neither 42 nor 43 is an error of the judge.
  if (convention == "kattis") return {42, 43, 43, 3, 3};
  return {0, 1, 1, 2, 2};
}

absl::StatusOr<std::unique_ptr<FdSource>> OpenInput(const std::string& input) {
  return FdSource::Open(input, StopRequested);
}

absl::StatusOr<std::string> Place(const std::string& input, std::size_t line) {
  auto source = OpenInput(input);
  if (!source.ok()) return source.status();
  JudgeReader reader(**source, NameInMessages(input), {});
  return PlaceOfAnswerLine(reader, line);
}

// What core answers to the input.
absl::StatusOr<std::string> AnswerTo(const std::string& input) {
  auto source = OpenInput(input);
  if (!source.ok()) return source.status();
  JudgeReader reader(**source, NameInMessages(input), {});
  RightAnswer right;
  std::string answer;
  for (GameRecord record;;) {
    const absl::StatusOr<bool> more = reader.Next(record);
    if (!more.ok()) return more.status();
    if (!*more) return answer;
    right.Play(record);
    right.AppendText(answer);
  }
}

absl::StatusOr<std::string> ReadAnswer(const std::string& input,
                                       const std::string& file) {
  absl::StatusOr<std::string> answer = ReadWholeFile(file);
  if (!answer.ok()) return answer.status();
  const absl::StatusOr<std::string> right = AnswerTo(input);
  if (!right.ok()) return right.status();
  const auto difference = CompareAnswers(*right, *answer);
  if (!difference.has_value()) return answer;
  const auto place = Place(input, difference->line);
  if (!place.ok()) return place.status();
  return absl::InvalidArgumentError(
      absl::StrCat(NameInMessages(file), ":", difference->line, ":1: expected ",
                   difference->expected, " (", *place, "), found ",
                   difference->found, ": the answer is wrong"));
}

ExitCode Fail(const absl::Status& status, int code) {
  std::fprintf(stderr, "%s\n", std::string(status.message()).c_str());
  return static_cast<ExitCode>(code);
}

ExitCode RunCompare(const CompareFlags& flags) {
  const bool is_testlib = flags.exit_codes == "testlib";
  const bool is_kattis = flags.exit_codes == "kattis";
  const std::string answer_file = is_testlib ? flags.third : flags.second;
  const std::string output_file =
      is_kattis ? "-" : (is_testlib ? flags.second : flags.third);
  const Codes codes = CodesOf(flags.exit_codes);
  const auto answer = ReadAnswer(flags.input, answer_file);
  if (!answer.ok()) return Fail(answer.status(), codes.bad_answer);
  const auto output = ReadWholeFile(output_file);
  if (!output.ok()) return Fail(output.status(), codes.no_output);
  Output out;
  const auto difference = CompareAnswers(*answer, *output);
  if (!difference.has_value()) {
    out.Write("same\n");
    return out.Finish(static_cast<ExitCode>(codes.same));
  }
  const auto place = Place(flags.input, difference->line);
  if (!place.ok()) return Fail(place.status(), codes.bad_answer);
  out.Write(absl::StrCat(
      difference->is_presentation ? "presentation" : "wrong answer", ": line ",
      difference->line, " (", *place, "): expected ", difference->expected,
      ", found ", difference->found, "\n"));
  return out.Finish(static_cast<ExitCode>(
      difference->is_presentation ? codes.presentation : codes.wrong));
}

constexpr char kFooter[] =
    "\nExit status 0: same, 1: different, 2: a file cannot be read, or ANSWER "
    "is\n"
    "not the right one. With --exit-codes=testlib the arguments are INPUT "
    "OUTPUT\n"
    "ANSWER and the status 0, 1 (wrong answer), 2 (presentation, no OUTPUT) or "
    "3\n"
    "(INPUT or ANSWER are bad). With --exit-codes=kattis they are INPUT "
    "ANSWER\n"
    "DIR, the output is stdin, and the status 42, 43 or 3.\n"
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
