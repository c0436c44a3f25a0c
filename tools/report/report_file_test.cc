#include "tools/report/report_file.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

#include <gtest/gtest.h>

#include "tools/report/testing.h"

namespace superko {
namespace {

std::string Contents(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(ReportFileTest, TheFileAppearsOnceItIsComplete) {
  const std::filesystem::path path =
      std::filesystem::path(testing::TempDir()) / "report_file_test.jsonl";
  std::filesystem::remove(path);
  std::ostringstream standard_output;
  auto file = ReportFile::Open("jsonl:" + path.string(), standard_output);
  ASSERT_TRUE(file.ok()) << file.status();
  (*file)->report().Begin(SampleInfo());
  EXPECT_FALSE(std::filesystem::exists(path));
  EXPECT_TRUE(std::filesystem::exists(path.string() + ".part"));
  EXPECT_TRUE((*file)->Finish().ok());
  EXPECT_FALSE(std::filesystem::exists(path.string() + ".part"));
  EXPECT_EQ(Contents(path).rfind("{\"type\":\"run\"", 0), 0);
  EXPECT_EQ(standard_output.str(), "");
}

TEST(ReportFileTest, DashIsStandardOutput) {
  std::ostringstream standard_output;
  auto file = ReportFile::Open("text:-", standard_output);
  ASSERT_TRUE(file.ok());
  EXPECT_TRUE((*file)->is_stdout());
  (*file)->report().Begin(SampleInfo());
  (*file)->report().End(SampleSummary(), 1);
  EXPECT_TRUE((*file)->Finish().ok());
  EXPECT_NE(standard_output.str(), "");
}

TEST(ReportFileTest, ABadPathFailsBeforeTheRun) {
  std::ostringstream out;
  const auto file = ReportFile::Open("text:/no/such/folder/x", out);
  EXPECT_EQ(file.status().message(),
            "/no/such/folder/x: cannot write: No such file or directory");
}

TEST(ReportFileTest, ADeviceIsNotReplacedByAFile) {
  const std::filesystem::path path =
      std::filesystem::path(testing::TempDir()) / "report_file_test.device";
  std::filesystem::remove(path);
  std::filesystem::create_symlink("/dev/null", path);
  std::ostringstream out;
  auto file = ReportFile::Open("text:" + path.string(), out);
  ASSERT_TRUE(file.ok()) << file.status();
  (*file)->report().Begin(SampleInfo());
  EXPECT_TRUE((*file)->Finish().ok());
  EXPECT_TRUE(std::filesystem::is_character_file(path));
  EXPECT_FALSE(std::filesystem::exists(path.string() + ".part"));
  std::filesystem::remove(path);
}

TEST(ReportFileTest, AnUnknownFormatIsNamed) {
  std::ostringstream out;
  const auto file = ReportFile::Open("yaml:x", out);
  EXPECT_EQ(file.status().message(),
            "--report: expected text, jsonl, junit or html, then :FILE, found "
            "\"yaml:x\"");
}

TEST(ReportFileTest, EveryFormatHasItsReport) {
  const std::pair<const char*, const char*> formats[] = {
      {"text", "12,345 games"},
      {"jsonl", "{\"type\":\"run\""},
      {"junit", "<?xml version="},
      {"html", "<!doctype html>"}};
  for (const auto& [format, beginning] : formats) {
    std::ostringstream out;
    auto file = ReportFile::Open(format, out);
    ASSERT_TRUE(file.ok()) << format;
    (*file)->report().Begin(SampleInfo());
    (*file)->report().End(SampleSummary(), 1);
    EXPECT_EQ(out.str().rfind(beginning, 0), 0) << out.str();
  }
}

}  // namespace
}  // namespace superko
