#include "tools/engine/reference_judge.h"

#include "reference/judge_answer.h"
#include "reference/judge_text.h"

namespace superko {
namespace {

GameRecord FromReference(const reference::Case& plays) {
  GameRecord record;
  for (const reference::JudgePlay& play : plays.plays) {
    const Color player =
        play.player == reference::Stone::kBlack ? Color::kBlack : Color::kWhite;
    record.moves.push_back(
        PlayMove(player, {.row = static_cast<std::uint8_t>(play.row),
                          .column = static_cast<std::uint8_t>(play.column)}));
  }
  if (!record.moves.empty()) record.first_player = record.moves[0].color;
  return record;
}

}  // namespace

std::optional<std::vector<GameRecord>> ReadJudgeByReference(
    const std::string& text) {
  const auto cases = reference::ReadJudgeText(text);
  if (!cases.has_value()) return std::nullopt;
  std::vector<GameRecord> records;
  for (const reference::Case& plays : *cases) {
    records.push_back(FromReference(plays));
  }
  return records;
}

std::optional<std::string> AnswerJudgeByReference(const std::string& text) {
  return reference::AnswerJudgeText(text);
}

}  // namespace superko
