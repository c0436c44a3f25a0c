// SaidAnswer: what a program's output says of one case, play by play.
//
// Output names no plays: it is laid beside the right answer, and up to where
// they part each play was answered rightly. The line there says what the
// program thinks of the play that the right line is about; a refusal too many
// goes to the last legal play before the end, since which it was nobody knows.
//
// Threads: pure functions.
// Errors:  DATA_LOSS says that the line there is no answer at all.

#ifndef SUPERKO_TOOLS_CONTEST_SAID_ANSWER_H_
#define SUPERKO_TOOLS_CONTEST_SAID_ANSWER_H_

#include <cstddef>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "tools/contest/right_answer.h"
#include "tools/engine/engine.h"

namespace superko {

struct SaidAnswer {
  std::vector<MoveAnswer> moves;
  // After the last move; empty if a verdict before it is wrong.
  std::vector<Color> board;
};

// `lines` begin with the case and may go on behind it; whether that is an
// answer too is up to the caller, who knows how long the right one is.
absl::StatusOr<SaidAnswer> ReadSaidAnswer(
    const RightAnswer& right, BoardSize size,
    absl::Span<const absl::string_view> lines);

// Lines of the right answer.
std::size_t AnswerLength(const RightAnswer& right, BoardSize size);

// The lines of an answer without the blanks at their ends, and without empty
// lines at its end.
std::vector<absl::string_view> AnswerLines(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_SAID_ANSWER_H_
