#include "reference/outcome_text.h"

#include <ostream>

namespace reference {
namespace {

const char* AnswerText(Answer answer) {
  switch (answer) {
    case Answer::kLegal:
      return "legal";
    case Answer::kOccupied:
      return "occupied";
    case Answer::kSuicide:
      return "suicide";
    case Answer::kRepetition:
      return "repetition";
  }
  return "unknown";
}

}  // namespace

std::string OutcomeText(const Outcome& outcome) {
  std::string text = AnswerText(outcome.answer);
  if (outcome.captured != 0) {
    text += ", captured " + std::to_string(outcome.captured);
  }
  if (outcome.own_removed != 0) {
    text += ", own removed " + std::to_string(outcome.own_removed);
  }
  return text;
}

void PrintTo(const Outcome& outcome, std::ostream* out) {
  *out << OutcomeText(outcome);
}

}  // namespace reference
