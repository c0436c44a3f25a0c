#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

#include "core/record/judge_writer.h"
#include "core/record/sgf_writer.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/parsed_by.h"
#include "tools/cli/stop_signals.h"
#include "tools/input/fd_source.h"
#include "tools/input/record_source.h"
#include "tools/input/text_charset.h"

namespace superko {
namespace {

constexpr char kJudge[] = "judge";
constexpr char kSgf[] = "sgf";

struct ConvertFlags {
  std::vector<std::string> paths;
  std::string to;
  std::string charset;
};

// Writes records one after the other. The number of cases stands first in judge
// text, so that is written at the end.
class Converter {
 public:
  Converter(bool is_to_judge, Output& output)
      : is_to_judge_(is_to_judge), output_(output) {}

  void Add(const Case& which) {
    const GameRecord& record = which.is_sgf ? which.sgf.record : which.record;
    is_to_judge_ ? AddJudge(which, record) : AddSgf(record);
    for (const absl::Status& error : which.errors) Complain(error.message());
  }

  void Complain(absl::string_view message) {
    std::cerr << message << "\n";
    is_good_ = false;
  }

  ExitCode Finish() {
    if (is_to_judge_) {
      AppendJudgeHeader(cases_, output_.buffer());
      output_.Write(judge_text_);
    }
    return output_.Finish(OutcomeUnlessStopped(is_good_ ? ExitCode::kAgreed
                                                        : ExitCode::kBadInput));
  }

 private:
  void AddSgf(const GameRecord& record) {
    AppendSgf(record, {}, output_.buffer());
    output_.FlushIfLarge();
  }

  // Judge text has no place for rules: they are the judge's.
  void AddJudge(const Case& which, GameRecord record) {
    record.rules = {};
    const absl::string_view obstacle = JudgeObstacle(record);
    if (!obstacle.empty()) {
      return Complain(
          absl::StrCat(NameInMessages(which.file), ":", which.line, ": game ",
                       which.number_in_file,
                       " cannot be written as judge text: ", obstacle));
    }
    AppendJudgeInput(record, judge_text_);
    ++cases_;
  }

  bool is_to_judge_;
  Output& output_;
  bool is_good_ = true;
  std::uint64_t cases_ = 0;
  std::string judge_text_;
};

ExitCode RunConvert(const ConvertFlags& flags) {
  InstallStopSignals();
  Output output;
  Converter converter(flags.to == kJudge, output);
  RecordSource source({.paths = flags.paths,
                       .charset = flags.charset,
                       .should_stop = StopRequested});
  const std::unique_ptr<CaseMaker> maker = source.NewMaker();
  Batch batch;
  while (!StopRequested() && !output.failed()) {
    batch.Clear();
    if (!source.Next(batch)) break;
    maker->AddCases(batch);
    std::size_t error = 0;
    for (std::size_t i = 0; i <= batch.count; ++i) {
      for (; error < batch.input_errors.size() &&
             batch.error_places[error].cases_before == i;
           ++error) {
        converter.Complain(batch.input_errors[error].message());
      }
      if (i < batch.count) converter.Add(batch.cases[i]);
    }
  }
  return converter.Finish();
}

constexpr char kFooter[] =
    "\nOf SGF the main lines are converted. Judge text holds nothing but plays "
    "on\n19x19, and refuses illegal ones where SGF executes them; what it "
    "cannot hold is\nan error, and the other games are written.\n"
    "\nExample: superko convert --to=sgf corpus/judge/sample.in\n"
    "Example: superko generate --games=9 | superko convert --to=sgf - > 9.sgf";

}  // namespace

void AddConvertCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<ConvertFlags>();
  CLI::App* command = app.add_subcommand(
      "convert", "Turn judge text into SGF, and SGF into judge text");
  command
      ->add_option("PATH", flags->paths,
                   "Files, folders or archives to read; `-` is stdin")
      ->required();
  command->add_option("--to", flags->to, "The format to write: judge or sgf")
      ->check(CLI::IsMember({kJudge, kSgf}))
      ->required();
  command
      ->add_option("--charset", flags->charset,
                   "The charset of SGF texts, whatever CA says")
      ->check(ParsedBy(ParseTextCharset));
  command->footer(kFooter);
  command->callback([flags, &exit_code] { exit_code = RunConvert(*flags); });
}

}  // namespace superko
