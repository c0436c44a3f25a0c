// Judge answers: what the judge expects as the output for its input, found by
// the flood fill.
//
// For each case a line "miss 1" (occupied), "miss 2" (suicide) or "miss 3"
// (repetition) for every refused play, then the 19 rows of the final board in
// the letters B, W and '.'.
//
// Threads: pure functions.
// Errors:  no answer if the input cannot be read.
#ifndef SUPERKO_REFERENCE_JUDGE_ANSWER_H_
#define SUPERKO_REFERENCE_JUDGE_ANSWER_H_

#include <optional>
#include <string>
#include <vector>

#include "reference/judge_text.h"

namespace reference {

std::string AnswerCases(const std::vector<Case>& cases);

// ReadJudgeText(), then AnswerCases().
std::optional<std::string> AnswerJudgeText(const std::string& text);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_JUDGE_ANSWER_H_
