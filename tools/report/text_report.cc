#include "tools/report/text_report.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

#include "tools/report/board_text.h"

namespace superko {
namespace {

std::string WhereText(const Case& which) {
  if (which.file.empty()) return absl::StrCat("case ", which.number);
  return absl::StrCat(which.file, ":", which.line, ": case ",
                      which.number_in_file);
}

std::string SideLine(const Side& side) {
  const std::string answer =
      side.failure.empty() ? AnswerText(side.answer) : side.failure;
  return absl::StrFormat("  %-12s %s\n", side.engine, answer);
}

std::vector<Point> DifferingPoints(BoardSize size, const Side& a,
                                   const Side& b) {
  std::vector<Point> points;
  const std::size_t count = std::min(a.board.size(), b.board.size());
  for (std::size_t i = 0; i < count; ++i) {
    if (a.board[i] != b.board[i]) {
      points.push_back(size.PointAt(static_cast<int>(i)));
    }
  }
  return points;
}

std::string BoardsAfter(BoardSize size, const Difference& difference) {
  const std::vector<Point> points =
      DifferingPoints(size, difference.subject, difference.truth);
  if (points.empty()) return "";
  std::string text;
  for (const Side* side : {&difference.subject, &difference.truth}) {
    absl::StrAppend(&text, "  board after it, says ", side->engine, ":\n",
                    DrawBoard(size, side->board, points, "    "));
  }
  return text;
}

// The first point whose string is counted differently.
std::string StringsText(BoardSize size, const Difference& difference) {
  const std::vector<StringCount>& ours = difference.subject.strings;
  const std::vector<StringCount>& theirs = difference.truth.strings;
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    if (ours[i] == theirs[i]) continue;
    const Point point = size.PointAt(static_cast<int>(i));
    return absl::StrFormat(
        "  string on %d %d: %s counts %d stones and %d liberties, %s %d and "
        "%d\n",
        point.row + 1, point.column + 1, difference.subject.engine,
        ours[i].stones, ours[i].liberties, difference.truth.engine,
        theirs[i].stones, theirs[i].liberties);
  }
  return "";
}

// "case 17, move 3, B 1 3: verdict".
std::string HeadText(const Finding& finding) {
  const GameRecord& record = finding.where.record;
  const std::size_t move = finding.difference.move;
  return absl::StrCat(
      WhereText(finding.where), ", move ", move + 1,
      move < record.moves.size() ? ", " + MoveText(record.moves[move]) : "",
      ": ", DifferenceKindName(finding.difference.kind));
}

// Both answers, what they are about, and the boards.
std::string DifferenceText(const GameRecord& record,
                           const Difference& difference) {
  std::vector<Point> marked;
  if (difference.move < record.moves.size() &&
      record.moves[difference.move].kind == MoveKind::kPlay) {
    marked.push_back(record.moves[difference.move].point);
  }
  return absl::StrCat(
      SideLine(difference.subject), SideLine(difference.truth),
      StringsText(record.size, difference), "  board before it (",
      SizeText(record.size), ", ", RuleSetText(record.rules), "):\n",
      DrawBoard(record.size, difference.board_before, marked, "    "),
      BoardsAfter(record.size, difference));
}

std::string MovesText(const GameRecord& record) {
  return absl::StrJoin(record.moves, ", ", [](std::string* out, Move move) {
    absl::StrAppend(out, MoveText(move));
  });
}

// How far the record was cut down, and to what.
std::string ShrunkText(const Shrunk& shrunk) {
  if (shrunk.plays == 0) return "  not shown again by new engines\n";
  return absl::StrCat("  shrunk to ", shrunk.record.moves.size(),
                      shrunk.record.moves.size() == 1 ? " move" : " moves",
                      " in ", Grouped(shrunk.probes), " probes",
                      shrunk.is_complete ? "" : ", not to the end",
                      shrunk.plays > 1 ? ", played twice in a row" : "",
                      ":\n    ", MovesText(shrunk.record), "\n");
}

std::string FindingText(std::uint64_t number, const Finding& finding) {
  const std::string head =
      absl::StrCat("finding ", number, ": ", HeadText(finding), "\n");
  const std::string again =
      absl::StrCat("  to see it again:\n    ", finding.command, "\n\n");
  if (finding.same_as > 0) {
    return absl::StrCat(head, "  the same as finding ", finding.same_as, "\n",
                        again);
  }
  if (!finding.shrunk.has_value()) {
    return absl::StrCat(
        head, DifferenceText(finding.where.record, finding.difference), again);
  }
  return absl::StrCat(
      head, ShrunkText(*finding.shrunk),
      DifferenceText(finding.shrunk->record, finding.shrunk->difference),
      again);
}

std::string CountLine(absl::string_view name, std::uint64_t count) {
  return absl::StrFormat("  %-20s%15s\n", name, Grouped(count));
}

// Cycles of 2, of 3 to 5, and of 6 or more moves: kos, and what is harder.
std::string CycleLines(const Witnesses& witnesses) {
  std::uint64_t two = 0;
  std::uint64_t few = 0;
  std::uint64_t six = 0;
  for (std::size_t i = 0; i < witnesses.repetitions_by_cycle.size(); ++i) {
    const std::uint64_t count = witnesses.repetitions_by_cycle[i];
    (i <= 2 ? two : i < 6 ? few : six) += count;
  }
  return absl::StrCat(CountLine("  cycle of 1 or 2", two),
                      CountLine("  cycle of 3 to 5", few),
                      CountLine("  cycle of 6 or more", six),
                      CountLine("  longest cycle", witnesses.longest_cycle()));
}

std::string WitnessesText(const Witnesses& witnesses) {
  return absl::StrCat(
      CountLine("legal plays", witnesses.legal),
      CountLine("occupied", witnesses.occupied),
      CountLine("suicide refused", witnesses.suicide),
      CountLine("suicide allowed", witnesses.suicide_allowed),
      CountLine("repetition refused", witnesses.repetition),
      CycleLines(witnesses), CountLine("passes", witnesses.passes),
      CountLine("set-ups", witnesses.set_ups),
      CountLine("captured stones", witnesses.captured_stones),
      CountLine("  captures of 50 up", witnesses.captures_of_50),
      CountLine("  largest capture", witnesses.largest_capture));
}

std::string Outcome(const RunInfo& info, const RunSummary& summary) {
  if (summary.findings == 0) {
    if (info.engines.size() < 2) return "no findings";
    return absl::StrCat(absl::StrJoin(info.engines, " and "), " agree");
  }
  return absl::StrCat(Grouped(summary.findings),
                      summary.findings == 1 ? " FINDING" : " FINDINGS");
}

}  // namespace

std::string Grouped(std::uint64_t number) {
  std::string digits = absl::StrCat(number);
  for (auto at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3) {
    digits.insert(static_cast<std::size_t>(at), ",");
  }
  return digits;
}

void TextReport::Begin(const RunInfo& info) { info_ = info; }

void TextReport::OnFinding(std::uint64_t number, const Finding& finding) {
  out_ << FindingText(number, finding);
}

void TextReport::End(const RunSummary& summary, double /*seconds*/) {
  out_ << Grouped(summary.witnesses.games) << " games, "
       << Grouped(summary.witnesses.moves)
       << " moves: " << Outcome(info_, summary) << "\n"
       << WitnessesText(summary.witnesses);
  if (summary.input_errors > 0) {
    out_ << CountLine("input errors", summary.input_errors);
  }
  if (!summary.complete) out_ << "stopped early: this is a part of the run\n";
}

}  // namespace superko
