// WholeRecord: whether a record is one that engines may be asked to play.

#ifndef SUPERKO_FUZZ_WHOLE_RECORD_H_
#define SUPERKO_FUZZ_WHOLE_RECORD_H_

#include <string>

#include "core/record/game_record.h"

namespace superko {

// Empty if every point is on the board, every player is a player, and every
// set-up has its end; else what is wrong.
std::string RecordFault(const GameRecord& record);

}  // namespace superko

#endif  // SUPERKO_FUZZ_WHOLE_RECORD_H_
