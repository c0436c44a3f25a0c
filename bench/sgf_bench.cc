// SGF: reading games, judging them, and checking archives and folders of them.
//
// The games are legal ones of 250 plays on 19x19, spelt as game servers do it.
// Their rules are simple ko, so that repetitions have to be looked for.

#include <archive.h>
#include <archive_entry.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

#include "bench/cycles.h"
#include "bench/recorded_games.h"
#include "core/record/byte_source.h"
#include "core/record/coordinates.h"
#include "core/record/sgf_reader.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/engine_table.h"
#include "tools/harness/run.h"
#include "tools/input/record_source.h"
#include "tools/sgf/game_judge.h"

namespace superko {
namespace {

namespace fs = std::filesystem;

constexpr int kGames = 1000;
constexpr std::size_t kPlays = 250;
constexpr int kFolderFiles = 20'000;
constexpr int kArchiveGames = 100'000;

const std::vector<GameRecord>& Games() {
  static const std::vector<GameRecord> kRecords = [] {
    std::vector<GameRecord> games = LegalGames(19, kGames);
    for (GameRecord& game : games) {
      game.moves.resize(kPlays);
      game.rules = {.suicide = Suicide::kForbidden,
                    .repetition = Repetition::kSimple};
    }
    return games;
  }();
  return kRecords;
}

std::string SgfOf(const GameRecord& game) {
  std::string text =
      "(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Black]PW[White]KM[6.5]RU[Japanese]RE[B+R]"
      "\n";
  for (const Move move : game.moves) {
    absl::StrAppend(&text, move.color == Color::kBlack ? ";B[" : ";W[",
                    SgfPointText(move.point), "]");
  }
  return text + ")\n";
}

const std::vector<std::string>& Texts() {
  static const std::vector<std::string> kTexts = [] {
    std::vector<std::string> texts;
    for (const GameRecord& game : Games()) texts.push_back(SgfOf(game));
    return texts;
  }();
  return kTexts;
}

std::string Collection() {
  std::string text;
  for (const std::string& game : Texts()) text += game;
  return text;
}

// A folder that is gone when the process ends.
class Scratch {
 public:
  Scratch() : path_(fs::temp_directory_path() / "superko-bench-XXXXXX") {
    std::string name = path_.string();
    path_ = mkdtemp(name.data());
  }
  ~Scratch() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

std::string FolderOfFiles() {
  static const Scratch kScratch;
  const fs::path folder = kScratch.path() / "games";
  if (fs::exists(folder)) return folder;
  fs::create_directory(folder);
  for (int i = 0; i < kFolderFiles; ++i) {
    std::ofstream(folder / absl::StrFormat("%05d.sgf", i), std::ios::binary)
        << Texts()[static_cast<std::size_t>(i % kGames)];
  }
  return folder;
}

// A zip, compressed as most are.
std::string ArchiveOfGames() {
  static const Scratch kScratch;
  const fs::path path = kScratch.path() / "games.zip";
  if (fs::exists(path)) return path;
  archive* const writer = archive_write_new();
  archive_write_set_format_zip(writer);
  archive_write_open_filename(writer, path.c_str());
  for (int i = 0; i < kArchiveGames; ++i) {
    const std::string& text = Texts()[static_cast<std::size_t>(i % kGames)];
    archive_entry* const entry = archive_entry_new();
    archive_entry_set_pathname(entry, absl::StrFormat("%06d.sgf", i).c_str());
    archive_entry_set_size(entry, static_cast<la_int64_t>(text.size()));
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_write_header(writer, entry);
    archive_write_data(writer, text.data(), text.size());
    archive_entry_free(entry);
  }
  archive_write_free(writer);
  return path;
}

void BM_SgfRead(benchmark::State& state) {
  const std::string text = Collection();
  SgfGame read;
  PlayCounter counter(state);
  for (auto _ : state) {
    StringSource source(text);
    SgfReader reader(source, "bench", {});
    for (const GameRecord& game : Games()) {
      const bool is_right = reader.Next(read).value_or(false) &&
                            read.error.ok() && read.record.moves == game.moves;
      if (!is_right) state.SkipWithError("wrong answer");
    }
    counter.Add(kGames * kPlays);
  }
  state.SetBytesProcessed(state.iterations() *
                          static_cast<std::int64_t>(text.size()));
}
BENCHMARK(BM_SgfRead);

// Reading and judging; what was captured is compared with the reference.
void BM_SgfJudge(benchmark::State& state) {
  const std::string text = Collection();
  const Tally expected = TallyByReference(Games());
  GameJudge judge({});
  SgfGame read;
  GameResult result;
  PlayCounter counter(state);
  for (auto _ : state) {
    StringSource source(text);
    SgfReader reader(source, "bench", {});
    Witnesses sum;
    while (reader.Next(read).value_or(false)) {
      result.Clear();
      judge.Judge(read, result);
      sum.Add(result.witnesses);
    }
    const bool is_right = sum.legal == expected.verdicts[0] &&
                          sum.moves == kGames * kPlays &&
                          sum.captured_stones == expected.captured;
    if (!is_right) state.SkipWithError("wrong answer");
    counter.Add(kGames * kPlays);
  }
}
BENCHMARK(BM_SgfJudge);

class Silence final : public RunListener {
 public:
  void OnFinding(const Finding& /*finding*/) override {}
  void OnInputError(const absl::Status& /*error*/) override {}
  void OnProgress(const RunSummary& /*so_far*/) override {}
};

// superko check PATH, with or without a reference.
void CheckPath(const std::string& path, int games, benchmark::State& state) {
  const bool has_reference = state.range(1) != 0;
  Lineup lineup = {MakeCoreEngine};
  if (has_reference) lineup.push_back(ReferenceEngines()[0].make);
  Silence listener;
  PlayCounter counter(state);
  for (auto _ : state) {
    RecordSource source({.paths = {path}});
    const RunSummary summary =
        RunCases(source,
                 {.lineup = lineup,
                  .trusts_judge = !has_reference,
                  .jobs = static_cast<int>(state.range(0))},
                 listener);
    const auto plays = static_cast<std::uint64_t>(games) * kPlays;
    const bool is_right =
        summary.witnesses.games == static_cast<std::uint64_t>(games) &&
        summary.witnesses.legal == plays && summary.findings == 0 &&
        summary.input_errors == 0;
    if (!is_right) state.SkipWithError("wrong answer");
    counter.Add(static_cast<std::int64_t>(plays));
  }
}

void BM_CheckFolder(benchmark::State& state) {
  CheckPath(FolderOfFiles(), kFolderFiles, state);
}
BENCHMARK(BM_CheckFolder)
    ->ArgNames({"jobs", "reference"})
    ->Args({1, 0})
    ->Args({2, 0})
    ->Args({2, 1})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void BM_CheckArchive(benchmark::State& state) {
  CheckPath(ArchiveOfGames(), kArchiveGames, state);
}
BENCHMARK(BM_CheckArchive)
    ->ArgNames({"jobs", "reference"})
    ->Args({1, 0})
    ->Args({2, 0})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace superko
