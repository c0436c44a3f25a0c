// RulesCorpus: reads the hand-made games of corpus/rules, for tests.
//
// A file holds games with the answer to every play and boards in between. The
// grammar is in corpus/README.md; in short:
//
//   # a comment
//   size 3x6
//   rules judge              a name or the parts
//   first W                  optional; Black if left out
//   B 1 2 legal              row and column from 1; captured=N, removed=N
//   W pass
//   set B 2 1                '.' clears
//   set end W                who is to move
//   board                    then one line a row
//   .B....
//
// Threads: pure functions, apart from reading the files.
// Errors:  a status that names file and line.

#ifndef SUPERKO_CORE_TESTING_RULES_CORPUS_H_
#define SUPERKO_CORE_TESTING_RULES_CORPUS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "core/rules/rule_set.h"

namespace superko {

// A move with the answer to it, or a look at the board.
struct RulesStep {
  int line = 0;
  std::optional<Move> move;
  PlayResult result;  // Of a move of kind kPlay.
  std::string board;  // If there is no move: one line a row, '.', 'B', 'W'.
};

struct RulesGame {
  std::string where;  // "ko_simple.txt:7", the line of its size.
  BoardSize size = kJudgeSize;
  RuleSet rules;
  Color first_player = Color::kBlack;
  std::vector<RulesStep> steps;
};

// `file` is for messages only.
absl::StatusOr<std::vector<RulesGame>> ParseRulesGames(absl::string_view file,
                                                       absl::string_view text);

// The games of every .txt file of the folder, files in the order of names.
absl::StatusOr<std::vector<RulesGame>> ReadRulesCorpus(
    const std::string& folder);

}  // namespace superko

#endif  // SUPERKO_CORE_TESTING_RULES_CORPUS_H_
