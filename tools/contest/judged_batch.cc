#include "tools/contest/judged_batch.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "absl/strings/str_cat.h"

#include "core/record/judge_writer.h"
#include "tools/contest/answer_compare.h"
#include "tools/contest/right_answer.h"

namespace superko {
namespace {

// What `output` says of case `index`, whose answer begins where those before it
// have ended.
absl::StatusOr<SaidAnswer> SaidOf(const BatchRecords& records,
                                  std::size_t index, absl::string_view output) {
  RightAnswer right;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < index; ++i) {
    right.Play(*records[i]);
    begin += AnswerLength(right, records[i]->size);
  }
  right.Play(*records[index]);
  const std::vector<absl::string_view> lines = AnswerLines(output);
  return ReadSaidAnswer(
      right, records[index]->size,
      absl::MakeConstSpan(lines).subspan(std::min(begin, lines.size())));
}

void Blame(const AnswerDifference& difference, const BatchRecords& records,
           absl::string_view output, JudgedBatch& judged) {
  AnswerLineFinder finder(difference.line);
  const auto found = std::find_if(
      records.begin(), records.end(),
      [&](const GameRecord* record) { return finder.Pass(*record); });
  const bool is_behind = found == records.end();
  judged.wrong_case = is_behind
                          ? records.size() - 1
                          : static_cast<std::size_t>(found - records.begin());
  judged.verdict = difference.is_presentation ? JudgeVerdict::kPresentation
                                              : JudgeVerdict::kWrongAnswer;
  judged.reason = absl::StrCat(
      "line ", difference.line, " (",
      is_behind ? "behind the last case" : finder.place().text, "): expected ",
      difference.expected, ", found ", difference.found);
  const bool is_no_answer = is_behind || difference.is_presentation;
  judged.said = is_no_answer ? absl::DataLossError(judged.reason)
                             : SaidOf(records, judged.wrong_case, output);
}

}  // namespace

std::string BatchInput(const BatchRecords& records) {
  std::string input;
  AppendJudgeHeader(records.size(), input);
  for (const GameRecord* record : records) AppendJudgeInput(*record, input);
  return input;
}

std::string BatchAnswer(const BatchRecords& records) {
  std::string answer;
  RightAnswer right;
  for (const GameRecord* record : records) {
    right.Play(*record);
    right.AppendText(answer);
  }
  return answer;
}

JudgedBatch JudgeBatch(const ProgramOptions& options,
                       const BatchRecords& records) {
  JudgedBatch judged;
  const auto run = RunProgram(options, BatchInput(records));
  if (!run.ok()) {
    judged.verdict = JudgeVerdict::kRunError;
    judged.reason = std::string(run.status().message());
    judged.said = JudgeVerdictStatus(judged.verdict, judged.reason);
    return judged;
  }
  judged.verdict = run->verdict;
  judged.reason = run->reason;
  judged.cpu_seconds = run->cpu_seconds;
  judged.memory_peak_bytes = run->memory_peak_bytes;
  if (run->verdict != JudgeVerdict::kAccepted) {
    judged.said = JudgeVerdictStatus(run->verdict, run->reason);
    return judged;
  }
  const auto difference = CompareAnswers(BatchAnswer(records), run->output);
  if (difference.has_value()) Blame(*difference, records, run->output, judged);
  return judged;
}

std::vector<std::size_t> CutDown(
    std::size_t count, std::size_t likely,
    const std::function<bool(const std::vector<std::size_t>&)>& holds) {
  if (count > 1 && holds({likely})) return {likely};
  std::vector<std::size_t> kept(count);
  std::iota(kept.begin(), kept.end(), std::size_t{0});
  for (std::size_t size = std::bit_floor(count); size > 0; size /= 2) {
    for (std::size_t end = kept.size(); end > 0;) {
      const std::size_t begin = end - std::min(size, end);
      std::vector<std::size_t> fewer = kept;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(begin),
                  fewer.begin() + static_cast<std::ptrdiff_t>(end));
      if (!fewer.empty() && holds(fewer)) kept = std::move(fewer);
      end = begin;
    }
  }
  return kept;
}

}  // namespace superko
