#include "core/record/judge_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/types/span.h"

#include "core/record/judge_play_scan.h"

namespace superko {
namespace {

constexpr int kSide = kJudgeSize.rows();
static_assert(kJudgeSize.rows() == kJudgeSize.columns());

// Appends what ScanPlays finds, up to `plays` in all.
void AppendScannedPlays(TextWindow& window, PlayScanRules rules,
                        std::uint64_t plays, std::vector<Move>& moves) {
  std::array<Move, 256> block;
  ScannedPlays scanned;
  do {
    const std::size_t room = static_cast<std::size_t>(
        std::min<std::uint64_t>(block.size(), plays - moves.size()));
    if (!moves.empty()) rules.player_before = moves.back().color;
    scanned = ScanPlays(window.rest(), rules, {block.data(), room});
    window.SkipLines(scanned.text);
    moves.insert(moves.end(), block.begin(), block.begin() + scanned.count);
  } while (scanned.count == block.size());
}

// Digits only; false if `text` is not a number or too large to hold.
bool ParseDigits(absl::string_view text, std::uint64_t& value) {
  if (text.empty() || text.size() >= TokenScanner::kTokenBytesMax) return false;
  value = 0;
  for (const char byte : text) {
    const unsigned digit = static_cast<unsigned char>(byte) - unsigned{'0'};
    if (digit > 9) return false;
    if (__builtin_mul_overflow(value, 10, &value)) return false;
    if (__builtin_add_overflow(value, digit, &value)) return false;
  }
  return true;
}

}  // namespace

JudgeReader::JudgeReader(ByteSource& source, std::string file, Options options)
    : scanner_(source),
      file_(std::move(file)),
      strict_(options.strict),
      limits_(strict_ ? kStrictJudgeLimits : kTolerantJudgeLimits) {}

absl::StatusOr<bool> JudgeReader::Next(GameRecord& record) {
  if (status_.ok() && !cases_expected_.has_value()) status_ = ReadHeader();
  if (!status_.ok()) return status_;
  const bool has_case = cases_read_ < *cases_expected_;
  status_ = has_case ? ReadCase(record) : ReadEnd();
  if (!status_.ok()) return status_;
  if (has_case) ++cases_read_;
  return has_case;
}

absl::Status JudgeReader::ReadHeader() {
  if (!strict_) scanner_.SkipByteOrderMark();
  std::uint64_t cases = 0;
  absl::Status status = ReadNumber(Field::kCases, cases);
  if (status.ok()) status = ReadSeparator(Field::kCases);
  if (status.ok()) cases_expected_ = cases;
  return status;
}

absl::Status JudgeReader::ReadCase(GameRecord& record) {
  record.size = kJudgeSize;
  record.rules = RuleSet{};
  record.first_player = Color::kBlack;
  record.moves.clear();
  std::uint64_t plays = 0;
  absl::Status status = ReadNumber(Field::kPlays, plays);
  if (status.ok()) status = ReadSeparator(Field::kPlays);
  if (status.ok()) status = ReadPlays(plays, record.moves);
  if (status.ok() && plays > 0) {
    record.first_player = record.moves.front().color;
  }
  return status;
}

absl::Status JudgeReader::ReadPlays(std::uint64_t plays,
                                    std::vector<Move>& moves) {
  while (moves.size() < plays) {
    if (!strict_) scanner_.SkipBlanks();
    AppendScannedPlays(scanner_.window(), {.strict = strict_}, plays, moves);
    if (moves.size() == plays) break;
    const Color player_before =
        moves.empty() ? Color::kEmpty : moves.back().color;
    Move move;
    if (absl::Status status = ReadPlay(player_before, move); !status.ok()) {
      return status;
    }
    moves.push_back(move);
  }
  return absl::OkStatus();
}

absl::Status JudgeReader::ReadPlay(Color player_before, Move& move) {
  Color color = Color::kBlack;
  std::uint64_t row = 0;
  std::uint64_t column = 0;
  absl::Status status = ReadColor(player_before, color);
  if (status.ok()) status = ReadSeparator(Field::kColor);
  if (status.ok()) status = ReadNumber(Field::kRow, row);
  if (status.ok()) status = ReadSeparator(Field::kRow);
  if (status.ok()) status = ReadNumber(Field::kColumn, column);
  if (status.ok()) status = ReadSeparator(Field::kColumn);
  move = PlayMove(color, {.row = static_cast<std::uint8_t>(row - 1),
                          .column = static_cast<std::uint8_t>(column - 1)});
  return status;
}

absl::Status JudgeReader::ReadEnd() {
  if (!strict_) scanner_.SkipBlanks();
  const absl::string_view token = scanner_.PeekToken();
  if (!token.empty()) return ErrorHere("the end of the file", token);
  const absl::string_view blank = scanner_.PeekByte();
  if (!blank.empty()) return ErrorHere("the end of the file", blank);
  return scanner_.source_status();
}

absl::Status JudgeReader::ReadNumber(Field field, std::uint64_t& value) {
  if (!strict_) scanner_.SkipBlanks();
  if (field == Field::kPlays) {
    case_line_ = scanner_.line();
    case_column_ = scanner_.column();
  }
  const auto [least, most] = Bounds(field);
  const absl::string_view token = scanner_.PeekToken();
  const bool has_zeros = token.size() > 1 && token.front() == '0';
  if (!ParseDigits(token, value) || value < least || value > most ||
      (strict_ && has_zeros)) {
    return ErrorHere(Expectation(field), token);
  }
  scanner_.Skip(token.size());
  return absl::OkStatus();
}

absl::Status JudgeReader::ReadColor(Color player_before, Color& color) {
  if (!strict_) scanner_.SkipBlanks();
  const absl::string_view token = scanner_.PeekToken();
  if (token == "B") {
    color = Color::kBlack;
  } else if (token == "W") {
    color = Color::kWhite;
  } else {
    return ErrorHere(Expectation(Field::kColor), token);
  }
  if (strict_ && color == player_before) {
    return ErrorHere(color == Color::kWhite ? "B, as colors take turns"
                                            : "W, as colors take turns",
                     token);
  }
  scanner_.Skip(token.size());
  return absl::OkStatus();
}

// The tolerant reader needs none: a token reaches to the next blank, and blanks
// are skipped before the next token.
absl::Status JudgeReader::ReadSeparator(Field after) {
  if (!strict_) return absl::OkStatus();
  const bool ends_line = after != Field::kColor && after != Field::kRow;
  if (scanner_.TrySkip(ends_line ? '\n' : ' ')) return absl::OkStatus();
  return ErrorHere(ends_line ? "the end of the line" : "a space",
                   scanner_.PeekByte());
}

std::pair<std::uint64_t, std::uint64_t> JudgeReader::Bounds(Field field) const {
  switch (field) {
    case Field::kCases:
      return {0, limits_.cases_max};
    case Field::kPlays:
      return {0, limits_.plays_max};
    default:
      return {1, kSide};
  }
}

std::string JudgeReader::Expectation(Field field) const {
  switch (field) {
    case Field::kCases:
      return absl::StrCat("the number of cases, 0 to ", limits_.cases_max);
    case Field::kPlays:
      return absl::StrCat("the number of plays of case ", cases_read_ + 1,
                          " of ", *cases_expected_, ", 0 to ",
                          limits_.plays_max);
    case Field::kColor:
      return "B or W";
    case Field::kRow:
      return absl::StrCat("a row, 1 to ", kSide);
    case Field::kColumn:
      return absl::StrCat("a column, 1 to ", kSide);
  }
  return "";
}

absl::Status JudgeReader::ErrorHere(absl::string_view expected,
                                    absl::string_view found) {
  const Location at = LocationAt(scanner_.line(), scanner_.column());
  if (!found.empty()) return ParseError(at, expected, found);
  const absl::string_view blank = scanner_.PeekByte();
  if (!blank.empty()) return ParseError(at, expected, blank);
  if (!scanner_.source_status().ok()) return scanner_.source_status();
  return ParseErrorAtEnd(at, expected);
}

}  // namespace superko
