// The reference's own reader of judge text, and its answers, in core's types.

#ifndef SUPERKO_TOOLS_ENGINE_REFERENCE_JUDGE_H_
#define SUPERKO_TOOLS_ENGINE_REFERENCE_JUDGE_H_

#include <optional>
#include <string>
#include <vector>

#include "core/record/game_record.h"

namespace superko {

// Nothing if anything is wrong anywhere in the text.
std::optional<std::vector<GameRecord>> ReadJudgeByReference(
    const std::string& text);

// What the judge expects as output; nothing if the text cannot be read.
std::optional<std::string> AnswerJudgeByReference(const std::string& text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_REFERENCE_JUDGE_H_
