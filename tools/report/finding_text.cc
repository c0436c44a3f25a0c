#include "tools/report/finding_text.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

#include "tools/report/board_text.h"
#include "tools/report/grouped.h"

namespace superko {
namespace {

// What an engine says, or why it says nothing.
std::string SideAnswer(DifferenceKind kind, const Side& side) {
  if (!side.failure.empty()) return side.failure;
  if (!side.has_answer) return "not asked";
  return kind == DifferenceKind::kCycle ? CycleText(side.answer)
                                        : AnswerText(side.answer);
}

std::string SideLine(DifferenceKind kind, const Side& side) {
  return absl::StrFormat("  %-12s %s\n", side.engine, SideAnswer(kind, side));
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

std::string StringsLine(BoardSize size, const Difference& difference) {
  const std::string text = StringsText(size, difference);
  return text.empty() ? "" : absl::StrCat("  ", text, "\n");
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
      SideLine(difference.kind, difference.subject),
      SideLine(difference.kind, difference.truth),
      StringsLine(record.size, difference), "  board before it (",
      SizeText(record.size), ", ", RuleSetText(record.rules), "):\n",
      DrawBoard(record.size, difference.board_before, marked, "    "),
      BoardsAfter(record.size, difference));
}

std::string MovesText(const GameRecord& record) {
  return absl::StrJoin(record.moves, ", ", [](std::string* out, Move move) {
    absl::StrAppend(out, MoveText(move));
  });
}

std::string RemarksText(const Finding& finding) {
  std::string text;
  if (!finding.judged.has_value()) return text;
  for (const std::string& remark : finding.judged->remarks) {
    absl::StrAppend(&text, "  ", remark, "\n");
  }
  return text;
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

}  // namespace

std::string WhereText(const Case& which) {
  if (which.file.empty()) return absl::StrCat("case ", which.number);
  return absl::StrCat(which.file, ":", which.line, ": case ",
                      which.number_in_file);
}

std::string StringsText(BoardSize size, const Difference& difference) {
  const std::vector<StringCount>& ours = difference.subject.strings;
  const std::vector<StringCount>& theirs = difference.truth.strings;
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    if (ours[i] == theirs[i]) continue;
    const Point point = size.PointAt(static_cast<int>(i));
    return absl::StrFormat(
        "string on %d %d: %s counts %d stones and %d liberties, %s %d and %d",
        point.row + 1, point.column + 1, difference.subject.engine,
        ours[i].stones, ours[i].liberties, difference.truth.engine,
        theirs[i].stones, theirs[i].liberties);
  }
  return "";
}

std::string HeadText(const Finding& finding) {
  const bool is_judged = finding.judged.has_value();
  if (is_judged && IsFailure(finding.difference.kind)) {
    return absl::StrCat(WhereText(finding.where), ": ",
                        finding.judged->verdict);
  }
  const GameRecord& record = finding.where.record;
  const std::size_t move = finding.difference.move;
  return absl::StrCat(
      WhereText(finding.where), ", move ", move + 1,
      move < record.moves.size() ? ", " + MoveText(record.moves[move]) : "",
      ": ",
      is_judged ? absl::string_view(finding.judged->verdict)
                : DifferenceKindName(finding.difference.kind));
}

std::string FindingLine(const Finding& finding) {
  const Side& subject = finding.difference.subject;
  const Side& truth = finding.difference.truth;
  return absl::StrCat(HeadText(finding), ": ", subject.engine, " ",
                      SideAnswer(finding.difference.kind, subject), ", ",
                      truth.engine, " ",
                      SideAnswer(finding.difference.kind, truth));
}

std::string FindingText(std::uint64_t number, const Finding& finding) {
  const std::string head = absl::StrCat(
      "finding ", number, ": ", HeadText(finding), "\n", RemarksText(finding));
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

}  // namespace superko
