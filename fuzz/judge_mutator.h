// The mutator of judge text: changes cases by plays, as the mutator of game
// bytes does, and writes them in the canonical form; text that is no judge text
// is changed by bytes.
//
// Threads: pure functions of their arguments.

#ifndef SUPERKO_FUZZ_JUDGE_MUTATOR_H_
#define SUPERKO_FUZZ_JUDGE_MUTATOR_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"

#include "core/record/game_record.h"
#include "fuzz/mutation.h"

namespace superko {

// The whole cases at the front of a text, read tolerantly.
std::vector<GameRecord> JudgeCasesOf(absl::string_view text);
std::string JudgeTextOf(const std::vector<GameRecord>& cases);

// One change.
void MutateJudgeCases(std::vector<GameRecord>& cases, Chooser& chooser);

// What libFuzzer calls.
std::size_t MutateJudgeText(std::uint8_t* data, std::size_t size,
                            std::size_t size_max, unsigned seed);
// Cases of both, and one that begins as in the first and ends as in the second.
std::size_t SpliceJudgeTexts(Bytes first, Bytes second, std::uint8_t* out,
                             std::size_t out_max, unsigned seed);

}  // namespace superko

#endif  // SUPERKO_FUZZ_JUDGE_MUTATOR_H_
