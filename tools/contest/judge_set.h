// JudgeSet: test files for the judge problem, of rising difficulty.
//
// First games made by hand, rule by rule; then small random games, giant
// captures, long cycles; then games against weak hashes; at last as many and as
// long games of every style as the problem allows.
//
// Threads: a pure function of the seed.
// Memory:  about 10 MB.

#ifndef SUPERKO_TOOLS_CONTEST_JUDGE_SET_H_
#define SUPERKO_TOOLS_CONTEST_JUDGE_SET_H_

#include <cstdint>
#include <string>
#include <vector>

#include "core/record/game_record.h"

namespace superko {

struct JudgeTest {
  std::string name;  // "17_triple_ko".
  std::string what;  // One line about it.
  std::vector<GameRecord> records;
};

// All of them, the easiest first.
std::vector<JudgeTest> MakeJudgeSet(std::uint64_t seed);

// The input, strict to the byte, and the right answer by core.
std::string JudgeTestInput(const JudgeTest& test);
std::string JudgeTestAnswer(const JudgeTest& test);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_JUDGE_SET_H_
