#include "core/record/judge_writer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

#include "absl/strings/str_cat.h"

#include "core/base/check.h"
#include "core/record/judge_limits.h"

namespace superko {
namespace {

constexpr int kSide = kJudgeSize.rows();

// " 3 14\n": what follows the color letter, padded to 8 bytes, so that one copy
// of fixed length writes it.
struct PointLine {
  std::array<char, 7> text{};
  std::uint8_t bytes = 0;

  constexpr void Append(char byte) { text[bytes++] = byte; }
  constexpr void AppendNumber(int value) {
    if (value >= 10) Append(static_cast<char>('0' + value / 10));
    Append(static_cast<char>('0' + value % 10));
  }
};

constexpr std::array<PointLine, kSide* kSide> kPointLines = [] {
  std::array<PointLine, kSide * kSide> lines{};
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      PointLine& line = lines[static_cast<std::size_t>(row * kSide + column)];
      line.Append(' ');
      line.AppendNumber(row + 1);
      line.Append(' ');
      line.AppendNumber(column + 1);
      line.Append('\n');
    }
  }
  return lines;
}();

constexpr std::size_t kPlayBytesMax = 1 + sizeof(PointLine::text);

// Writes at most kPlayBytesMax bytes and returns the end of the line.
char* WritePlay(Move move, char* cursor) {
  const PointLine& line =
      kPointLines[static_cast<std::size_t>(kJudgeSize.Ordinal(move.point))];
  *cursor++ = ColorLetter(move.color);
  std::memcpy(cursor, line.text.data(), line.text.size());
  return cursor + line.bytes;
}

bool HasColorsInTurn(const GameRecord& record) {
  return std::adjacent_find(record.moves.begin(), record.moves.end(),
                            [](Move move, Move next) {
                              return move.color == next.color;
                            }) == record.moves.end();
}

}  // namespace

absl::string_view JudgeObstacle(const GameRecord& record) {
  if (record.size != kJudgeSize) return "the board is not 19x19";
  if (record.rules != RuleSet{}) return "the rules are not those of the judge";
  if (!std::all_of(record.moves.begin(), record.moves.end(),
                   [](Move move) { return move.kind == MoveKind::kPlay; })) {
    return "it has a pass or set-up stones";
  }
  if (record.moves.size() > kTolerantJudgeLimits.plays_max) {
    return "it has more than 5000000 plays";
  }
  return "";
}

absl::string_view StrictJudgeObstacle(const GameRecord& record) {
  const absl::string_view obstacle = JudgeObstacle(record);
  if (!obstacle.empty()) return obstacle;
  if (record.moves.size() > kStrictJudgeLimits.plays_max) {
    return "it has more than 2000 plays";
  }
  if (!HasColorsInTurn(record)) return "its colors do not take turns";
  return "";
}

void AppendJudgeHeader(std::uint64_t cases, std::string& out) {
  absl::StrAppend(&out, cases, "\n");
}

void AppendJudgeInput(const GameRecord& record, std::string& out) {
  SUPERKO_DCHECK(JudgeObstacle(record).empty()) << JudgeObstacle(record);
  absl::StrAppend(&out, record.moves.size(), "\n");
  const std::size_t begin = out.size();
  out.resize(begin + record.moves.size() * kPlayBytesMax);
  char* cursor = out.data() + begin;
  for (const Move move : record.moves) cursor = WritePlay(move, cursor);
  out.resize(static_cast<std::size_t>(cursor - out.data()));
}

void AppendMiss(Verdict verdict, std::string& out) {
  if (verdict == Verdict::kLegal) return;
  const char line[] = {'m', 'i',
                       's', 's',
                       ' ', static_cast<char>('0' + static_cast<int>(verdict)),
                       '\n'};
  out.append(line, sizeof(line));
}

void AppendBoardRows(absl::Span<const Color> colors, BoardSize size,
                     std::string& out) {
  const auto columns = static_cast<std::size_t>(size.columns());
  SUPERKO_DCHECK(colors.size() == static_cast<std::size_t>(size.points()))
      << colors.size();
  const std::size_t begin = out.size();
  out.resize(begin + colors.size() + static_cast<std::size_t>(size.rows()));
  char* cursor = out.data() + begin;
  for (std::size_t i = 0; i < colors.size(); i += columns) {
    cursor = std::transform(colors.begin() + i, colors.begin() + i + columns,
                            cursor, ColorLetter);
    *cursor++ = '\n';
  }
}

}  // namespace superko
