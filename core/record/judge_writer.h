// Judge text, written: the input of cases, and the answers to them.
//
// Canonical: single spaces, '\n' ends each line. What is written here,
// JudgeReader reads back as it was. Everything is appended to `out`.

#ifndef SUPERKO_CORE_RECORD_JUDGE_WRITER_H_
#define SUPERKO_CORE_RECORD_JUDGE_WRITER_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/game_record.h"
#include "core/rules/verdict.h"

namespace superko {

// Why judge text cannot hold `record`, as the end of "cannot be written as
// judge text: ..."; empty if it can. The strict form has its own limits. The
// player to move at the start is not kept; judge rules do not ask for it.
absl::string_view JudgeObstacle(const GameRecord& record);
absl::string_view StrictJudgeObstacle(const GameRecord& record);

// The first line: the number of cases.
void AppendJudgeHeader(std::uint64_t cases, std::string& out);

// One case: the number of plays, and the plays.
// REQUIRES: JudgeObstacle(record).empty().
void AppendJudgeInput(const GameRecord& record, std::string& out);

// "miss 1" and so on; nothing for a legal play.
void AppendMiss(Verdict verdict, std::string& out);

// A row of "B", "W" and "." a line. REQUIRES: colors.size() == size.points().
void AppendBoardRows(absl::Span<const Color> colors, BoardSize size,
                     std::string& out);

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_JUDGE_WRITER_H_
