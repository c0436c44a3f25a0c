// For tests of reports: a run with one finding of each sort.

#ifndef SUPERKO_TOOLS_REPORT_TESTING_H_
#define SUPERKO_TOOLS_REPORT_TESTING_H_

#include <vector>

#include "tools/harness/run.h"
#include "tools/harness/source.h"
#include "tools/report/report.h"

namespace superko {

inline RunInfo SampleInfo() {
  return {.command = "random",
          .engines = {"core", "flood-fill"},
          .settings = {{"seed", "1"}, {"games", "2"}}};
}

// On 1x3, Black's second play: legal says core, a repetition says the truth.
inline Finding VerdictFinding() {
  const Color e = Color::kEmpty;
  const Color b = Color::kBlack;
  const Color w = Color::kWhite;
  Finding finding;
  finding.where.number = 17;
  finding.where.record = {
      .size = BoardSize(1, 3),
      .rules = {},
      .first_player = b,
      .moves = {PlayMove(b, {0, 1}), PassMove(w), PlayMove(b, {0, 2})}};
  finding.difference.kind = DifferenceKind::kVerdict;
  finding.difference.move = 2;
  finding.difference.board_before = {e, b, e};
  finding.difference.subject.engine = "core";
  finding.difference.subject.has_answer = true;
  finding.difference.truth.has_answer = true;
  finding.difference.subject.board = {e, b, b};
  finding.difference.truth.engine = "flood-fill";
  finding.difference.truth.answer = {.verdict = Verdict::kRepetition};
  finding.difference.truth.board = {e, b, e};
  finding.command = "superko random --first=17 --games=1 --seed=1";
  return finding;
}

// Read from a file; core counts one liberty too many.
inline Finding StringsFinding() {
  Finding finding = VerdictFinding();
  finding.where.file = "games/a.in";
  finding.where.number_in_file = 3;
  finding.where.line = 40;
  finding.where.record.moves.resize(1);
  finding.difference.kind = DifferenceKind::kStrings;
  finding.difference.move = 0;
  finding.difference.board_before.assign(3, Color::kEmpty);
  finding.difference.subject.board = finding.difference.truth.board;
  finding.difference.truth.answer = {};
  finding.difference.subject.strings = {{0, 0}, {1, 3}, {0, 0}};
  finding.difference.truth.strings = {{0, 0}, {1, 2}, {0, 0}};
  finding.command = "superko check games/a.in --first=3 --games=1";
  return finding;
}

inline Finding FailureFinding() {
  Finding finding = VerdictFinding();
  finding.difference.kind = DifferenceKind::kEngineFailure;
  finding.difference.subject = {};
  finding.difference.subject.engine = "core";
  finding.difference.subject.failure = "it died: signal 11 & <core>";
  finding.difference.truth = {};
  finding.difference.truth.engine = "flood-fill";
  return finding;
}

inline PlayRemark RepetitionRemark() {
  return {.verdict = Verdict::kRepetition,
          .is_forced = false,
          .color = Color::kWhite,
          .point = {.row = 1, .column = 2},
          .move = 9,
          .repeated_move = 3,
          .cycle = 6,
          .place = {.line = 3, .column = 14},
          .variation = "2.1"};
}

// A game of an SGF file with that illegal play and a note.
inline Case JudgedCase() {
  Case which;
  which.number = 17;
  which.file = "games/a.sgf";
  which.number_in_file = 2;
  which.line = 2;
  which.is_sgf = true;
  which.record.size = BoardSize(1, 3);
  which.sgf.result_text = "B+1";
  which.sgf.notes.Add(SgfNoteKind::kCutOff, {.line = 9, .column = 1});
  GameResult& result = which.result;
  result.is_judged = true;
  result.witnesses.moves = 9;
  result.illegal_plays = 1;
  result.illegal = {RepetitionRemark()};
  result.lines = 2;
  result.moves = 9;
  result.passes = 1;
  result.setup_stones = 2;
  result.captured_stones = 3;
  result.final_board = {Color::kBlack, Color::kEmpty, Color::kWhite};
  return which;
}

// As above, cut down to one move on 1x1.
inline Finding ShrunkFinding() {
  Finding finding = VerdictFinding();
  Shrunk& shrunk = finding.shrunk.emplace();
  shrunk.record = {.size = BoardSize(1, 1),
                   .rules = {},
                   .first_player = Color::kBlack,
                   .moves = {PlayMove(Color::kBlack, {0, 0})}};
  shrunk.difference = finding.difference;
  shrunk.difference.move = 0;
  shrunk.difference.board_before = {Color::kEmpty};
  shrunk.difference.subject.has_answer = true;
  shrunk.difference.truth.has_answer = true;
  shrunk.difference.subject.board = {Color::kBlack};
  shrunk.difference.truth.board = {Color::kEmpty};
  shrunk.probes = 1234;
  return finding;
}

inline RunSummary SampleSummary() {
  RunSummary summary;
  summary.findings = 2;
  summary.witnesses.games = 12345;
  summary.witnesses.moves = 1234567;
  summary.witnesses.legal = 1000000;
  summary.witnesses.occupied = 200000;
  summary.witnesses.suicide = 4000;
  summary.witnesses.repetition = 30;
  summary.witnesses.suicide_allowed = 12;
  summary.witnesses.passes = 30525;
  summary.witnesses.set_ups = 9;
  summary.witnesses.captured_stones = 5000;
  summary.witnesses.captures_of_50 = 2;
  summary.witnesses.largest_capture = 211;
  summary.witnesses.repetitions_by_cycle = {0, 1, 20, 0, 5, 0, 3, 0, 1};
  return summary;
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_TESTING_H_
