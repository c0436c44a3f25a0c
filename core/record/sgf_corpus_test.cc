// Reads the SGF corpus; corpus/sgf/README.md says what each file shows.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

#include "core/record/byte_source.h"
#include "core/record/sgf_description.h"
#include "core/record/sgf_reader.h"

namespace superko {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(SUPERKO_SOURCE_DIR) / "corpus" / "sgf";

std::string FileText(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.is_open()) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<fs::path> SgfFiles() {
  std::vector<fs::path> paths;
  for (const fs::directory_entry& entry : fs::directory_iterator(kFolder)) {
    if (entry.path().extension() == ".sgf") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

constexpr SgfReader::Options kAll = {.variations = SgfVariations::kAll,
                                     .text = {}};

TEST(SgfCorpusTest, EveryFileIsReadAsItsTextSays) {
  const std::vector<fs::path> paths = SgfFiles();
  EXPECT_GE(paths.size(), 110u);
  for (const fs::path& path : paths) {
    SCOPED_TRACE(path.filename());
    const std::string text = FileText(path);
    const std::string expected =
        FileText(fs::path(path).replace_extension("txt"));
    EXPECT_EQ(DescribeSgf(text, kAll), expected);
    for (const std::size_t piece_max : {1u, 2u, 7u}) {
      EXPECT_EQ(DescribeSgf(text, kAll, piece_max), expected) << piece_max;
    }
  }
}

TEST(SgfCorpusTest, BadFilesAndNoOthersHaveErrors) {
  for (const fs::path& path : SgfFiles()) {
    SCOPED_TRACE(path.filename());
    const std::string description = DescribeSgf(FileText(path), kAll);
    const bool has_error = absl::StrContains(description, "  error: ") ||
                           absl::StrContains(description, "failed: ");
    EXPECT_EQ(absl::StartsWith(path.filename().string(), "bad_"), has_error);
  }
}

// Every file in the README, and every kind of note in a file.
TEST(SgfCorpusTest, CorpusIsWhole) {
  const std::string readme = FileText(kFolder / "README.md");
  std::string descriptions;
  for (const fs::path& path : SgfFiles()) {
    EXPECT_TRUE(absl::StrContains(
        readme, absl::StrCat("| `", path.stem().string(), "` |")))
        << path;
    for (const SgfVariations variations :
         {SgfVariations::kMain, SgfVariations::kAll}) {
      absl::StrAppend(
          &descriptions,
          DescribeSgf(FileText(path), {.variations = variations, .text = {}}));
    }
  }
  for (std::size_t i = 0; i < kSgfNoteKinds; ++i) {
    const auto kind = static_cast<SgfNoteKind>(i);
    EXPECT_TRUE(absl::StrContains(descriptions,
                                  absl::StrCat(": ", SgfNoteName(kind), "\n")))
        << SgfNoteName(kind);
  }
}

// Reading the main line alone gives what it is among all variations.
TEST(SgfCorpusTest, MainLineIsTheSameInBothWays) {
  for (const fs::path& path : SgfFiles()) {
    SCOPED_TRACE(path.filename());
    const std::string text = FileText(path);
    StringSource main_source(text);
    StringSource all_source(text);
    SgfReader main_reader(main_source, "f", {});
    SgfReader all_reader(all_source, "f", kAll);
    SgfGame main;
    SgfGame all;
    for (;;) {
      const absl::StatusOr<bool> more = main_reader.Next(main);
      ASSERT_EQ(more, all_reader.Next(all));
      if (!more.ok() || !*more) break;
      ASSERT_EQ(MainLineNodes(main), main.nodes.size());
      ASSERT_EQ(main.nodes.size(), MainLineNodes(all));
      if (main.nodes.empty()) continue;
      EXPECT_EQ(
          main.record,
          RecordOfPath(all, static_cast<SgfNodeIndex>(MainLineNodes(all) - 1)));
    }
  }
}

}  // namespace
}  // namespace superko
