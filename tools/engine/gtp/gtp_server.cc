#include "tools/engine/gtp/gtp_server.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/types/span.h"

#include "core/record/coordinates.h"
#include "core/record/sgf_writer.h"
#include "tools/engine/gtp/gtp_board.h"

namespace superko {
namespace {

constexpr std::size_t kDigitsMax = 9;

absl::Status SyntaxError(absl::string_view expected) {
  return absl::InvalidArgumentError(absl::StrCat("expected ", expected));
}

// As the protocol wants it: no control characters, tabs are blanks, `#` opens a
// comment.
std::string Preprocess(absl::string_view line) {
  std::string text;
  for (const char byte : line.substr(0, line.find('#'))) {
    if (byte == '\t') {
      text += ' ';
    } else if (!absl::ascii_iscntrl(static_cast<unsigned char>(byte))) {
      text += byte;
    }
  }
  return text;
}

bool IsId(absl::string_view word) {
  return word.size() <= kDigitsMax &&
         std::all_of(word.begin(), word.end(), [](char byte) {
           return absl::ascii_isdigit(static_cast<unsigned char>(byte));
         });
}

std::string RowText(const Board& board, int row) {
  const std::string number(
      absl::StrCat(absl::Dec(board.size().rows() - row, absl::kSpacePad2)));
  std::string text = number;
  for (int column = 0; column < board.size().columns(); ++column) {
    const Point point = {static_cast<std::uint8_t>(row),
                         static_cast<std::uint8_t>(column)};
    text += ' ';
    text += ".XO"[static_cast<int>(board.at(point))];
  }
  return absl::StrCat(text, " ", absl::StripLeadingAsciiWhitespace(number));
}

std::string LettersText(BoardSize size) {
  std::string text = "  ";
  for (int column = 0; column < size.columns(); ++column) {
    const Point point = {0, static_cast<std::uint8_t>(column)};
    absl::StrAppend(&text, " ", GtpPointText(point, size).substr(0, 1));
  }
  return text;
}

}  // namespace

struct GtpServer::Command {
  absl::string_view name;
  Answer (GtpServer::*run)(const Words& words);
};

absl::Span<const GtpServer::Command> GtpServer::Commands() {
  static constexpr Command kCommands[] = {
      {"boardsize", &GtpServer::SetSize},
      {"captures", &GtpServer::Captures},
      {"clear_board", &GtpServer::ClearBoard},
      {"genmove", &GtpServer::GenerateMove},
      {"is_legal", &GtpServer::IsLegal},
      {"known_command", &GtpServer::KnownCommand},
      {"komi", &GtpServer::Komi},
      {"list_commands", &GtpServer::ListCommands},
      {"list_stones", &GtpServer::ListStones},
      {"loadsgf", &GtpServer::LoadSgf},
      {"name", &GtpServer::Name},
      {"play", &GtpServer::Play},
      {"printsgf", &GtpServer::PrintSgf},
      {"protocol_version", &GtpServer::ProtocolVersion},
      {"quit", &GtpServer::Quit},
      {"rectangular_boardsize", &GtpServer::SetRectangle},
      {"showboard", &GtpServer::ShowBoard},
      {"superko-rules", &GtpServer::SetRules},
      {"undo", &GtpServer::Undo},
      {"version", &GtpServer::Version},
  };
  return kCommands;
}

GtpServer::GtpServer(Options options)
    : options_(std::move(options)),
      game_({.size = kJudgeSize, .rules = options_.rules}),
      random_(options_.seed) {
  Restart();
}

std::string GtpServer::Reply(absl::string_view line) {
  const std::string text = Preprocess(line);
  Words words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  std::string id;
  if (!words.empty() && IsId(words[0])) {
    id = std::string(words[0]);
    words.erase(words.begin());
  }
  if (words.empty()) return "";
  const absl::string_view name = words[0];
  words.erase(words.begin());
  for (const Command& command : Commands()) {
    if (command.name != name) continue;
    const Answer answer = (this->*command.run)(words);
    return answer.ok()
               ? absl::StrCat("=", id, answer->empty() ? "" : " ", *answer,
                              "\n\n")
               : absl::StrCat("?", id, " ", answer.status().message(), "\n\n");
  }
  return absl::StrCat("?", id, " unknown command\n\n");
}

GtpServer::Answer GtpServer::ProtocolVersion(const Words& /*words*/) {
  return "2";
}

GtpServer::Answer GtpServer::Name(const Words& /*words*/) { return "superko"; }

GtpServer::Answer GtpServer::Version(const Words& /*words*/) {
  return options_.version;
}

GtpServer::Answer GtpServer::KnownCommand(const Words& words) {
  const auto commands = Commands();
  const bool is_known =
      words.size() == 1 && std::any_of(commands.begin(), commands.end(),
                                       [&](const Command& command) {
                                         return command.name == words[0];
                                       });
  return is_known ? "true" : "false";
}

GtpServer::Answer GtpServer::ListCommands(const Words& /*words*/) {
  std::vector<std::string> names;
  for (const Command& command : Commands()) names.emplace_back(command.name);
  return absl::StrJoin(names, "\n");
}

GtpServer::Answer GtpServer::Quit(const Words& /*words*/) {
  has_quit_ = true;
  return "";
}

GtpServer::Answer GtpServer::SetSize(const Words& words) {
  int side = 0;
  if (words.size() != 1 || !absl::SimpleAtoi(words[0], &side)) {
    return SyntaxError("a size");
  }
  return Resize(side, side);
}

// Columns come first.
GtpServer::Answer GtpServer::SetRectangle(const Words& words) {
  int columns = 0;
  int rows = 0;
  if (words.size() != 2 || !absl::SimpleAtoi(words[0], &columns) ||
      !absl::SimpleAtoi(words[1], &rows)) {
    return SyntaxError("the number of columns and of rows");
  }
  return Resize(rows, columns);
}

GtpServer::Answer GtpServer::Resize(int rows, int columns) {
  if (!BoardSize::IsValid(rows, columns) || !FitsGtp({rows, columns})) {
    return absl::InvalidArgumentError("unacceptable size");
  }
  record_.size = BoardSize(rows, columns);
  Restart();
  return "";
}

void GtpServer::Restart() {
  record_.rules = options_.rules;
  record_.moves.clear();
  results_.clear();
  game_.Start({.size = record_.size,
               .rules = record_.rules,
               .first_player = record_.first_player});
}

GtpServer::Answer GtpServer::ClearBoard(const Words& /*words*/) {
  record_.first_player = Color::kBlack;
  Restart();
  return "";
}

// Nothing here depends on it.
GtpServer::Answer GtpServer::Komi(const Words& words) {
  float komi = 0;
  if (words.size() != 1 || !absl::SimpleAtof(words[0], &komi)) {
    return SyntaxError("a komi");
  }
  return "";
}

GtpServer::Answer GtpServer::SetRules(const Words& words) {
  const absl::StatusOr<RuleSet> rules =
      ParseRuleSet(words.size() == 1 ? words[0] : "");
  if (!rules.ok()) return rules.status();
  options_.rules = *rules;
  Restart();
  return "";
}

absl::StatusOr<Move> GtpServer::ParseMove(const Words& words) const {
  const std::optional<Color> player =
      words.size() == 2 ? ParseGtpColor(words[0]) : std::nullopt;
  if (!player.has_value() || *player == Color::kEmpty) {
    return SyntaxError("a color and a vertex");
  }
  if (absl::EqualsIgnoreCase(words[1], "pass")) return PassMove(*player);
  const std::optional<Point> point = ParseGtpPoint(words[1], record_.size);
  if (!point.has_value()) return SyntaxError("a vertex of the board");
  return PlayMove(*player, *point);
}

GtpServer::Answer GtpServer::Play(const Words& words) {
  const absl::StatusOr<Move> move = ParseMove(words);
  if (!move.ok()) return move.status();
  return MakeMove(*move);
}

GtpServer::Answer GtpServer::MakeMove(Move move) {
  PlayResult result;
  if (move.kind == MoveKind::kPass) {
    game_.Pass(move.color);
  } else {
    result = game_.Play(move.color, move.point);
  }
  if (result.verdict != Verdict::kLegal) {
    return absl::FailedPreconditionError(
        absl::StrCat("illegal move (", VerdictName(result.verdict), ")"));
  }
  record_.moves.push_back(move);
  results_.push_back(result);
  return "";
}

GtpServer::Answer GtpServer::Undo(const Words& /*words*/) {
  if (!game_.Undo()) return absl::FailedPreconditionError("cannot undo");
  const bool was_set_up = record_.moves.back().kind == MoveKind::kEndSetUp;
  record_.moves.pop_back();
  results_.pop_back();
  while (was_set_up && !record_.moves.empty() &&
         record_.moves.back().kind == MoveKind::kSetStone) {
    record_.moves.pop_back();
  }
  return "";
}

GtpServer::Answer GtpServer::IsLegal(const Words& words) {
  const absl::StatusOr<Move> move = ParseMove(words);
  if (!move.ok()) return move.status();
  const bool is_legal =
      move->kind == MoveKind::kPass ||
      game_.Judge(move->color, move->point) == Verdict::kLegal;
  return is_legal ? "1" : "0";
}

GtpServer::Answer GtpServer::ListStones(const Words& words) {
  const std::optional<Color> color =
      words.size() == 1 ? ParseGtpColor(words[0]) : std::nullopt;
  if (!color.has_value() || *color == Color::kEmpty) {
    return SyntaxError("a color");
  }
  std::string list;
  for (int i = 0; i < record_.size.points(); ++i) {
    const Point point = record_.size.PointAt(i);
    if (game_.board().at(point) != *color) continue;
    absl::StrAppend(&list, list.empty() ? "" : " ",
                    GtpPointText(point, record_.size));
  }
  return list;
}

GtpServer::Answer GtpServer::ShowBoard(const Words& /*words*/) {
  std::string text = "\n" + LettersText(record_.size) + "\n";
  for (int row = 0; row < record_.size.rows(); ++row) {
    absl::StrAppend(&text, RowText(game_.board(), row), "\n");
  }
  return text + LettersText(record_.size);
}

GtpServer::Answer GtpServer::Captures(const Words& words) {
  const std::optional<Color> player =
      words.size() == 1 ? ParseGtpColor(words[0]) : std::nullopt;
  if (!player.has_value() || *player == Color::kEmpty) {
    return SyntaxError("a color");
  }
  // A suicide gives its stones to the opponent.
  int stones = 0;
  std::size_t action = 0;
  for (const Move& move : record_.moves) {
    if (move.kind == MoveKind::kSetStone) continue;
    const PlayResult& result = results_[action++];
    stones += move.color == *player ? result.captured : result.own_removed;
  }
  return absl::StrCat(stones);
}

GtpServer::Answer GtpServer::GenerateMove(const Words& words) {
  const std::optional<Color> player =
      words.size() == 1 ? ParseGtpColor(words[0]) : std::nullopt;
  if (!player.has_value() || *player == Color::kEmpty) {
    return SyntaxError("a color");
  }
  std::vector<Point> legal;
  for (int i = 0; i < record_.size.points(); ++i) {
    const Point point = record_.size.PointAt(i);
    if (game_.Judge(*player, point) == Verdict::kLegal) legal.push_back(point);
  }
  if (legal.empty()) {
    const Answer passed = MakeMove(PassMove(*player));
    return passed.ok() ? "PASS" : passed;
  }
  const Point point =
      legal[random_.Below(static_cast<std::uint32_t>(legal.size()))];
  const Answer played = MakeMove(PlayMove(*player, point));
  return played.ok() ? GtpPointText(point, record_.size) : played;
}

GtpServer::Answer GtpServer::LoadSgf(const Words& words) {
  std::size_t number = 0;
  const bool has_number =
      words.size() == 2 && absl::SimpleAtoi(words[1], &number) && number > 0;
  if (words.empty() || words.size() > 2 || (words.size() == 2 && !has_number)) {
    return SyntaxError("a file, and the number of a move");
  }
  if (options_.load == nullptr) {
    return absl::UnimplementedError("cannot load files");
  }
  const absl::StatusOr<GameRecord> record =
      options_.load(std::string(words[0]));
  if (!record.ok()) {
    return absl::NotFoundError(
        absl::StrCat("cannot load file: ", record.status().message()));
  }
  if (!FitsGtp(record->size)) {
    return absl::InvalidArgumentError("unacceptable size");
  }
  return PlayRecord(*record, has_number ? number - 1 : record->moves.size());
}

// Stops before the play number `moves_max` + 1. Plays that the rules refuse are
// left out. The color to move is the reply.
GtpServer::Answer GtpServer::PlayRecord(const GameRecord& record,
                                        std::size_t moves_max) {
  record_.size = record.size;
  record_.first_player = record.first_player;
  Restart();
  std::vector<Placement> placements;
  std::size_t moves = 0;
  for (const Move& move : record.moves) {
    if (move.kind == MoveKind::kSetStone) {
      placements.push_back({.point = move.point, .color = move.color});
      continue;
    }
    if (move.kind != MoveKind::kEndSetUp) {
      if (moves++ == moves_max) break;
      MakeMove(move).IgnoreError();
      continue;
    }
    if (!game_.TrySetUp(placements, move.color)) {
      return absl::InvalidArgumentError("a set-up leaves no liberties");
    }
    for (const Placement& placement : placements) {
      record_.moves.push_back({.kind = MoveKind::kSetStone,
                               .color = placement.color,
                               .point = placement.point});
    }
    record_.moves.push_back(move);
    results_.emplace_back();
    placements.clear();
  }
  return game_.next_player() == Color::kWhite ? "white" : "black";
}

GtpServer::Answer GtpServer::PrintSgf(const Words& /*words*/) {
  std::string sgf;
  AppendSgf(record_, {}, sgf);
  while (absl::EndsWith(sgf, "\n")) sgf.pop_back();
  return sgf;
}

}  // namespace superko
