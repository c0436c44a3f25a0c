// OneRecord: a single record out of a file, for commands about one game.

#ifndef SUPERKO_TOOLS_INPUT_ONE_RECORD_H_
#define SUPERKO_TOOLS_INPUT_ONE_RECORD_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"

#include "core/record/game_record.h"

namespace superko {

// Reads record `number`, from 1, of the file at `path` ("-" is stdin), whatever
// format it has.
absl::StatusOr<GameRecord> ReadOneRecord(const std::string& path,
                                         std::uint64_t number);

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_ONE_RECORD_H_
