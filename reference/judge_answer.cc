#include "reference/judge_answer.h"

#include <cstddef>

#include "reference/flood_fill.h"

namespace reference {
namespace {

// Positional repetition, no suicide.
constexpr Rules kJudgeRules = {SuicideRule::kForbidden,
                               RepetitionRule::kPositional};

std::string AnswerText(Answer answer) {
  switch (answer) {
    case Answer::kLegal:
      return "";
    case Answer::kOccupied:
      return "miss 1\n";
    case Answer::kSuicide:
      return "miss 2\n";
    case Answer::kRepetition:
      return "miss 3\n";
  }
  return "";
}

std::string BoardText(const std::vector<Stone>& board) {
  std::string text;
  for (std::size_t point = 0; point < board.size(); ++point) {
    text += static_cast<char>(board[point]);
    if (point % kJudgeSide == kJudgeSide - 1) text += '\n';
  }
  return text;
}

std::string AnswerCase(const Case& played, FloodFill& engine) {
  std::string text;
  engine.Start(kJudgeSide, kJudgeSide, kJudgeRules, Stone::kBlack);
  for (const JudgePlay& play : played.plays) {
    text += AnswerText(engine.Play(play.player, play.row, play.column).answer);
  }
  return text + BoardText(engine.board());
}

}  // namespace

std::string AnswerCases(const std::vector<Case>& cases) {
  std::string text;
  FloodFill engine;
  for (const Case& played : cases) text += AnswerCase(played, engine);
  return text;
}

std::optional<std::string> AnswerJudgeText(const std::string& text) {
  const std::optional<std::vector<Case>> cases = ReadJudgeText(text);
  if (!cases) return std::nullopt;
  return AnswerCases(*cases);
}

}  // namespace reference
