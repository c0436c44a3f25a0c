// Judge text: the reference's own reader of the judge's input.
//
//   T                   the number of cases
//   n                   for each case the number of plays,
//   B 1 3               and each play: colour, row and column
//   W 1 2
//
// What counts is tokens; any white space may stand between them (blanks, tabs,
// line ends of every kind, vertical tabs, form feeds), before and after. A
// UTF-8 byte-order mark may come first. A colour is B or W. A number is one to
// ten decimal digits, without a sign; leading zeros are fine. The board is
// 19x19; n is at most 5,000,000, T has no limit.
//
// Units:   the text counts rows and columns from 1, the result from 0.
// Threads: a pure function.
// Errors:  nothing is returned if anything is wrong anywhere.
#ifndef SUPERKO_REFERENCE_JUDGE_TEXT_H_
#define SUPERKO_REFERENCE_JUDGE_TEXT_H_

#include <optional>
#include <string>
#include <vector>

#include "reference/types.h"

namespace reference {

// The side of the judge's board.
inline constexpr int kJudgeSide = 19;

struct JudgePlay {
  Stone player = Stone::kBlack;
  int row = 0;
  int column = 0;

  friend bool operator==(const JudgePlay&, const JudgePlay&) = default;
};

struct Case {
  std::vector<JudgePlay> plays;

  friend bool operator==(const Case&, const Case&) = default;
};

std::optional<std::vector<Case>> ReadJudgeText(const std::string& text);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_JUDGE_TEXT_H_
