#include "core/testing/rules_corpus.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace superko {
namespace {

using Words = std::vector<absl::string_view>;

std::optional<Color> ParseColor(absl::string_view word) {
  if (word == ".") return Color::kEmpty;
  if (word == "B") return Color::kBlack;
  if (word == "W") return Color::kWhite;
  return std::nullopt;
}

std::optional<Color> ParsePlayer(absl::string_view word) {
  const std::optional<Color> color = ParseColor(word);
  return color == Color::kEmpty ? std::nullopt : color;
}

std::optional<BoardSize> ParseSize(absl::string_view word) {
  const std::pair<absl::string_view, absl::string_view> sides =
      absl::StrSplit(word, absl::MaxSplits('x', 1));
  int rows = 0;
  int columns = 0;
  if (!absl::SimpleAtoi(sides.first, &rows) ||
      !absl::SimpleAtoi(sides.second, &columns) ||
      !BoardSize::IsValid(rows, columns)) {
    return std::nullopt;
  }
  return BoardSize(rows, columns);
}

std::optional<Point> ParsePoint(BoardSize size, absl::string_view row_word,
                                absl::string_view column_word) {
  int row = 0;
  int column = 0;
  if (!absl::SimpleAtoi(row_word, &row) ||
      !absl::SimpleAtoi(column_word, &column) ||
      !size.Contains(row - 1, column - 1)) {
    return std::nullopt;
  }
  return Point{static_cast<std::uint8_t>(row - 1),
               static_cast<std::uint8_t>(column - 1)};
}

std::optional<Verdict> ParseVerdict(absl::string_view word) {
  for (int i = 0; i < kVerdicts; ++i) {
    const auto verdict = static_cast<Verdict>(i);
    if (VerdictName(verdict) == word) return verdict;
  }
  return std::nullopt;
}

// Reads "captured=3" or "removed=2" into `result`.
bool ParseCount(absl::string_view word, PlayResult& result) {
  const bool is_captured = absl::ConsumePrefix(&word, "captured=");
  if (!is_captured && !absl::ConsumePrefix(&word, "removed=")) return false;
  int count = 0;
  if (!absl::SimpleAtoi(word, &count) || count < 1) return false;
  (is_captured ? result.captured : result.own_removed) =
      static_cast<std::uint16_t>(count);
  return true;
}

// One file, line by line. Each Read function takes the words of its line and
// says whether they are well formed.
class Parser {
 public:
  absl::Status Parse(absl::string_view file, absl::string_view text) {
    const std::vector<absl::string_view> lines = absl::StrSplit(text, '\n');
    for (line_ = 0; line_ < lines.size(); ++line_) {
      const absl::string_view line = lines[line_];
      if (line.empty() || line[0] == '#') continue;
      const Words words = absl::StrSplit(line, ' ');
      if (words[0] == "size") {
        games_.emplace_back();
        games_.back().where = absl::StrCat(file, ":", line_ + 1);
      }
      if (games_.empty() || !ReadLine(words, lines)) {
        return absl::InvalidArgumentError(
            absl::StrCat(file, ":", line_ + 1, ": \"", line, "\""));
      }
    }
    return absl::OkStatus();
  }

  std::vector<RulesGame> TakeGames() { return std::move(games_); }

 private:
  bool ReadLine(const Words& words,
                const std::vector<absl::string_view>& lines) {
    if (words[0] == "board") return words.size() == 1 && ReadBoard(lines);
    if (words[0] == "set") return ReadSet(words);
    if (words.size() > 1 && words[1] == "pass") return ReadPass(words);
    if (ParsePlayer(words[0]).has_value()) return ReadPlay(words);
    return words.size() == 2 && game().steps.empty() && ReadHeader(words);
  }

  bool ReadHeader(const Words& words) {
    if (words[0] == "size") {
      const std::optional<BoardSize> size = ParseSize(words[1]);
      game().size = size.value_or(kJudgeSize);
      return size.has_value();
    }
    if (words[0] == "rules") {
      const absl::StatusOr<RuleSet> rules = ParseRuleSet(words[1]);
      if (rules.ok()) game().rules = *rules;
      return rules.ok();
    }
    const std::optional<Color> player = ParsePlayer(words[1]);
    game().first_player = player.value_or(Color::kBlack);
    return words[0] == "first" && player.has_value();
  }

  bool ReadPlay(const Words& words) {
    if (words.size() < 4) return false;
    const auto point = ParsePoint(game().size, words[1], words[2]);
    const auto verdict = ParseVerdict(words[3]);
    if (!point.has_value() || !verdict.has_value()) return false;
    RulesStep& step = AddMove(PlayMove(*ParsePlayer(words[0]), *point));
    step.result.verdict = *verdict;
    return std::all_of(
        words.begin() + 4, words.end(), [&](absl::string_view word) {
          return *verdict == Verdict::kLegal && ParseCount(word, step.result);
        });
  }

  bool ReadPass(const Words& words) {
    const std::optional<Color> player = ParsePlayer(words[0]);
    if (words.size() != 2 || !player.has_value()) return false;
    AddMove(PassMove(*player));
    return true;
  }

  bool ReadSet(const Words& words) {
    if (words.size() == 3 && words[1] == "end") {
      const std::optional<Color> player = ParsePlayer(words[2]);
      if (!player.has_value()) return false;
      AddMove({.kind = MoveKind::kEndSetUp, .color = *player, .point = {}});
      return true;
    }
    if (words.size() != 4) return false;
    const std::optional<Color> color = ParseColor(words[1]);
    const auto point = ParsePoint(game().size, words[2], words[3]);
    if (!color.has_value() || !point.has_value()) return false;
    AddMove({.kind = MoveKind::kSetStone, .color = *color, .point = *point});
    return true;
  }

  bool ReadBoard(const std::vector<absl::string_view>& lines) {
    RulesStep step;
    step.line = static_cast<int>(line_ + 1);
    const auto columns = static_cast<std::size_t>(game().size.columns());
    for (int row = 0; row < game().size.rows(); ++row) {
      if (++line_ >= lines.size() || lines[line_].size() != columns ||
          lines[line_].find_first_not_of(".BW") != absl::string_view::npos) {
        return false;
      }
      absl::StrAppend(&step.board, lines[line_], "\n");
    }
    game().steps.push_back(step);
    return true;
  }

  RulesStep& AddMove(Move move) {
    game().steps.emplace_back();
    game().steps.back().line = static_cast<int>(line_ + 1);
    game().steps.back().move = move;
    return game().steps.back();
  }

  RulesGame& game() { return games_.back(); }

  std::vector<RulesGame> games_;
  std::size_t line_ = 0;
};

}  // namespace

absl::StatusOr<std::vector<RulesGame>> ParseRulesGames(absl::string_view file,
                                                       absl::string_view text) {
  Parser parser;
  const absl::Status status = parser.Parse(file, text);
  if (!status.ok()) return status;
  return parser.TakeGames();
}

absl::StatusOr<std::vector<RulesGame>> ReadRulesCorpus(
    const std::string& folder) {
  std::error_code error;
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".txt") paths.push_back(entry.path());
  }
  if (error) return absl::NotFoundError(absl::StrCat("no folder ", folder));
  std::sort(paths.begin(), paths.end());

  std::vector<RulesGame> games;
  for (const std::filesystem::path& path : paths) {
    std::ifstream file(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    absl::StatusOr<std::vector<RulesGame>> read =
        ParseRulesGames(path.filename().string(), text);
    if (!read.ok()) return read.status();
    std::move(read->begin(), read->end(), std::back_inserter(games));
  }
  return games;
}

}  // namespace superko
