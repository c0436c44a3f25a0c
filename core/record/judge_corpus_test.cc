// Reads the judge corpus; corpus/judge/README.md says what each file shows.

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

#include "core/record/byte_source.h"
#include "core/record/judge_reader.h"
#include "core/record/judge_writer.h"
#include "core/rules/game.h"

namespace superko {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(SUPERKO_SOURCE_DIR) / "corpus" / "judge";

std::string FileText(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.is_open()) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<fs::path> InputFiles(const fs::path& folder) {
  std::vector<fs::path> paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".in") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

void AppendAnswer(const GameRecord& record, std::string& out) {
  Game game({.size = record.size, .rules = record.rules});
  for (const Move move : record.moves) {
    AppendMiss(game.Play(move.color, move.point).verdict, out);
  }
  std::vector<Color> colors(static_cast<std::size_t>(record.size.points()));
  game.board().CopyColors(colors.data());
  AppendBoardRows(colors, record.size, out);
}

struct Answer {
  std::string text;
  std::size_t cases = 0;
  std::string error;
};

struct Reading {
  bool strict = false;
  std::size_t piece_max = std::size_t{1} << 20;
};

Answer AnswerText(absl::string_view text, const Reading& reading) {
  StringSource source(text, reading.piece_max);
  JudgeReader reader(source, "", {.strict = reading.strict});
  Answer answer;
  GameRecord record;
  for (;;) {
    const absl::StatusOr<bool> more = reader.Next(record);
    if (!more.ok()) answer.error = std::string(more.status().message());
    if (!more.ok() || !*more) return answer;
    AppendAnswer(record, answer.text);
    ++answer.cases;
  }
}

TEST(JudgeCorpusTest, EveryInputHasItsAnswer) {
  const std::vector<fs::path> paths = InputFiles(kFolder);
  EXPECT_GE(paths.size(), 30u);
  for (const fs::path& path : paths) {
    SCOPED_TRACE(path.filename());
    const std::string text = FileText(path);
    const std::string expected =
        FileText(fs::path(path).replace_extension("out"));
    for (const std::size_t piece_max : {text.size() + 1, std::size_t{1}}) {
      const Answer answer = AnswerText(text, {.piece_max = piece_max});
      EXPECT_EQ(answer.error, "");
      EXPECT_EQ(answer.text, expected);
    }
  }
}

// The README marks the files that meet the limits of the problem.
TEST(JudgeCorpusTest, StrictReaderTakesTheFilesMarkedStrict) {
  const std::string readme = FileText(kFolder / "README.md");
  int strict_files = 0;
  for (const fs::path& path : InputFiles(kFolder)) {
    SCOPED_TRACE(path.filename());
    const bool is_marked = absl::StrContains(
        readme, absl::StrCat("| `", path.stem().string(), "` | strict |"));
    strict_files += is_marked ? 1 : 0;
    const Answer answer = AnswerText(FileText(path), {.strict = true});
    EXPECT_EQ(answer.error.empty(), is_marked) << answer.error;
  }
  EXPECT_GE(strict_files, 15);
}

TEST(JudgeCorpusTest, EveryBadInputHasItsErrorAndTheCasesBefore) {
  const std::vector<fs::path> paths = InputFiles(kFolder / "bad");
  EXPECT_GE(paths.size(), 60u);
  for (const fs::path& path : paths) {
    SCOPED_TRACE(path.filename());
    const std::string text = FileText(path);
    std::istringstream expected(
        FileText(fs::path(path).replace_extension("err")));
    std::string place;
    std::size_t cases = 0;
    ASSERT_TRUE(expected >> place >> cases);
    for (const std::size_t piece_max : {text.size() + 1, std::size_t{1}}) {
      const Answer answer = AnswerText(text, {.piece_max = piece_max});
      EXPECT_TRUE(absl::StartsWith(answer.error, absl::StrCat(":", place, ":")))
          << place << " is not in " << answer.error;
      EXPECT_EQ(answer.cases, cases);
    }
    EXPECT_NE(AnswerText(text, {.strict = true}).error, "");
  }
}

}  // namespace
}  // namespace superko
