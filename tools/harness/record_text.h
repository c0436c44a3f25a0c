// RecordText: a record in one line, for messages and to tell records apart.

#ifndef SUPERKO_TOOLS_HARNESS_RECORD_TEXT_H_
#define SUPERKO_TOOLS_HARNESS_RECORD_TEXT_H_

#include <string>

#include "core/record/game_record.h"

namespace superko {

// "B 1 2, W pass, set B 2 1, set . 1 1, set end W": rows and columns from 1.
std::string MovesText(const GameRecord& record);

// "2x3 suicide=forbidden,repetition=positional, B first: B 1 2, W pass".
// Different records have different texts.
std::string RecordText(const GameRecord& record);

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_RECORD_TEXT_H_
