#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

#include "core/rules/rule_set.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/svg_file.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/reference_drawing.h"
#include "tools/input/one_record.h"
#include "tools/report/board_text.h"
#include "tools/report/page/board_svg.h"

namespace superko {
namespace {

struct ShowFlags {
  std::string file;
  std::uint64_t number = 1;
  std::optional<std::size_t> move;  // None: all of them.
  bool strings = false;
  std::string style = "plain";
  std::string svg;  // A file; empty for none.
};

// A position of a record as core has it.
struct Position {
  MoveAnswer answer;  // To the latest move.
  std::vector<Color> board;
  std::vector<StringCount> strings;
};

Position PlayTo(const GameRecord& record, std::size_t moves) {
  const auto points = static_cast<std::size_t>(record.size.points());
  const std::unique_ptr<Engine> core = MakeCoreEngine();
  Transcript transcript;
  transcript.Reset(record.size.points(), moves);
  // Core has no process or protocol that could fail.
  core->Start(record).IgnoreError();
  core->Play(absl::MakeConstSpan(record.moves).first(moves), transcript)
      .IgnoreError();
  Position position;
  position.board.assign(points, Color::kEmpty);
  if (moves > 0) {
    position.answer = transcript.answers.back();
    const auto board = transcript.board(moves - 1);
    position.board.assign(board.begin(), board.end());
  }
  position.strings.resize(points);
  core->CountStrings(absl::MakeSpan(position.strings));
  return position;
}

std::string HeadLine(const GameRecord& record, std::size_t moves,
                     const MoveAnswer& answer) {
  std::string line =
      absl::StrCat(SizeText(record.size), ", ", RuleSetText(record.rules),
                   ", after move ", moves, " of ", record.moves.size());
  if (moves > 0) {
    absl::StrAppend(&line, ": ", MoveText(record.moves[moves - 1]), ", ",
                    AnswerText(answer));
  }
  return line + "\n";
}

std::string Draw(const ShowFlags& flags, const GameRecord& record,
                 std::size_t moves, const Position& position) {
  if (flags.style == "bordered") {
    return DrawBordered(record.size, position.board);
  }
  std::vector<Point> marked;
  if (moves > 0 && record.moves[moves - 1].kind == MoveKind::kPlay) {
    marked.push_back(record.moves[moves - 1].point);
  }
  return DrawBoard(record.size, position.board, marked, "");
}

// The points of the string on `start`, by its first point row by row; empty if
// that is not the string's first point.
std::vector<Point> StringFrom(BoardSize size, const std::vector<Color>& board,
                              int start) {
  std::vector<bool> seen(board.size());
  std::vector<Point> points = {size.PointAt(start)};
  seen[static_cast<std::size_t>(start)] = true;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point at = points[i];
    const int around[][2] = {{at.row - 1, at.column},
                             {at.row, at.column - 1},
                             {at.row, at.column + 1},
                             {at.row + 1, at.column}};
    for (const auto& [row, column] : around) {
      if (!size.Contains(row, column)) continue;
      const int next = row * size.columns() + column;
      const auto index = static_cast<std::size_t>(next);
      if (seen[index] || board[index] != board[static_cast<std::size_t>(start)])
        continue;
      if (next < start) return {};
      seen[index] = true;
      points.push_back(size.PointAt(next));
    }
  }
  return points;
}

// One line a string: its first point, stones and liberties.
std::string StringLines(const GameRecord& record, const Position& position) {
  std::string text;
  for (int i = 0; i < record.size.points(); ++i) {
    const auto index = static_cast<std::size_t>(i);
    if (position.board[index] == Color::kEmpty) continue;
    if (StringFrom(record.size, position.board, i).empty()) continue;
    const Point point = record.size.PointAt(i);
    text +=
        absl::StrFormat("%c %d %d: %d stone%s, %d libert%s\n",
                        ColorLetter(position.board[index]), point.row + 1,
                        point.column + 1, position.strings[index].stones,
                        position.strings[index].stones == 1 ? "" : "s",
                        position.strings[index].liberties,
                        position.strings[index].liberties == 1 ? "y" : "ies");
  }
  return text;
}

std::string Picture(const ShowFlags& flags, const GameRecord& record,
                    std::size_t moves, const Position& position) {
  BoardPicture picture = {.size = record.size, .board = position.board};
  picture.label = HeadLine(record, moves, position.answer);
  picture.label.pop_back();
  picture.verdict = position.answer.verdict;
  if (moves > 0) picture.move = record.moves[moves - 1];
  if (!flags.strings) return BoardFileSvg(picture);
  for (const StringCount count : position.strings) {
    picture.numbers.push_back(count.liberties);
  }
  return BoardFileSvg(picture);
}

ExitCode Fail(absl::string_view message, ExitCode exit_code) {
  std::fprintf(stderr, "%s\n", std::string(message).c_str());
  return exit_code;
}

ExitCode RunShow(const ShowFlags& flags) {
  const absl::StatusOr<GameRecord> record =
      ReadOneRecord(flags.file, flags.number);
  if (!record.ok()) {
    return Fail(record.status().message(), ExitCode::kBadInput);
  }
  const std::size_t moves = flags.move.value_or(record->moves.size());
  if (moves > record->moves.size()) {
    return Fail(absl::StrCat("superko: --move: expected 0 to ",
                             record->moves.size(), ", found ", moves),
                ExitCode::kBadInput);
  }
  const Position position = PlayTo(*record, moves);
  Output output;
  if (flags.svg == "-") {
    output.Write(Picture(flags, *record, moves, position));
    return output.Finish(ExitCode::kAgreed);
  }
  if (!flags.svg.empty()) {
    SvgFile svg(flags.svg);
    absl::Status drawn = svg.Open();
    if (drawn.ok()) drawn = svg.Write(Picture(flags, *record, moves, position));
    if (!drawn.ok()) return Fail(drawn.message(), ExitCode::kFailed);
  }
  output.Write(HeadLine(*record, moves, position.answer));
  output.Write(Draw(flags, *record, moves, position));
  if (flags.strings) {
    output.Write(StringLines(*record, position));
    if (CountStringsRecursively(record->size, position.board) !=
        position.strings) {
      return Fail("core and the recursive count differ about these strings",
                  output.Finish(ExitCode::kFindings));
    }
    output.Write("core and the recursive count agree\n");
  }
  return output.Finish(ExitCode::kAgreed);
}

}  // namespace

void AddShowCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<ShowFlags>();
  CLI::App* command = app.add_subcommand("show", "Draw a position of a record");
  command->add_option("FILE", flags->file, "The record; `-` is stdin")
      ->required();
  command->add_option("--case", flags->number, "Which record of the file")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_option("--move", flags->move,
                      "After how many moves; default all, 0 is the start");
  command->add_flag("--strings", flags->strings,
                    "List each string's stones and liberties, as core and as "
                    "the recursive count have them");
  command
      ->add_option("--style", flags->style,
                   "plain: B, W and numbers; bordered: X, O and a border")
      ->check(CLI::IsMember({"plain", "bordered"}))
      ->capture_default_str();
  command->add_option("--svg", flags->svg,
                      "Draw it into this file, `-` is stdout; with --strings "
                      "each stone bears the liberties of its string");
  command->footer(
      "\nExample: superko show corpus/judge/sample.in --move=7 --strings");
  command->callback([flags, &exit_code] { exit_code = RunShow(*flags); });
}

}  // namespace superko
