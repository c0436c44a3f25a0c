// AnswerCompare: two answers to the same judge input, and where they part.
//
// Blanks at the ends of lines and lines at the end of the text do not count.
//
// Errors: a status for an INPUT that cannot be read.

#ifndef SUPERKO_TOOLS_CONTEST_ANSWER_COMPARE_H_
#define SUPERKO_TOOLS_CONTEST_ANSWER_COMPARE_H_

#include <cstddef>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/record/judge_reader.h"
#include "tools/contest/right_answer.h"

namespace superko {

struct AnswerDifference {
  std::size_t line = 0;  // From 1; in both texts, up to here they are equal.
  std::string expected;  // "the end" behind the last line.
  std::string found;
  // The words are all the same, the lines are not.
  bool is_presentation = false;
};

// "line 3: expected "miss 1", found "miss 2"".
std::string DifferenceWords(const AnswerDifference& difference);

std::optional<AnswerDifference> CompareAnswers(absl::string_view answer,
                                               absl::string_view output);

// What a line of the right answer is about, found case by case.
struct AnswerPlace {
  std::size_t case_number = 0;  // From 1.
  std::string text;             // "case 3, play 12 (B 4 5)".
};

class AnswerLineFinder {
 public:
  // REQUIRES: `line` counts from 1.
  explicit AnswerLineFinder(std::size_t line) : left_(line) {}

  // Takes the next case; true once the line is in it.
  bool Pass(const GameRecord& record);
  const AnswerPlace& place() const { return place_; }

 private:
  std::size_t left_;  // Lines to go, the wanted one included.
  AnswerPlace place_;
  RightAnswer right_;
};

// What line number `line`, from 1, of the right answer to the cases of `reader`
// is about: "case 3, play 12 (B 4 5)", "case 3, row 7 of the board", or "behind
// the last case".
absl::StatusOr<std::string> PlaceOfAnswerLine(JudgeReader& reader,
                                              std::size_t line);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_ANSWER_COMPARE_H_
