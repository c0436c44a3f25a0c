#include "tools/input/archive_reader.h"

#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "tools/input/memory_source.h"
#include "tools/input/testing.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

using Lines = std::vector<std::string>;

// "NAME=TEXT" for each file, and the messages of errors.
Lines Listed(ArchiveReader& reader) {
  Lines lines;
  for (;;) {
    std::string name;
    const absl::StatusOr<bool> more = reader.Next(name);
    if (!more.ok()) lines.emplace_back(more.status().message());
    if (more.ok() && !*more) return lines;
    if (!more.ok()) continue;
    std::string text;
    char buffer[1000];
    for (;;) {
      const absl::StatusOr<std::size_t> bytes = reader.Read(buffer);
      if (!bytes.ok()) text = std::string(bytes.status().message());
      if (!bytes.ok() || *bytes == 0) break;
      text.append(buffer, *bytes);
    }
    lines.push_back(absl::StrCat(name, "=", text));
  }
}

Lines ListedFile(const std::string& bytes,
                 std::shared_ptr<ExpansionBudget> budget =
                     std::make_shared<ExpansionBudget>()) {
  const TemporaryFolder folder;
  auto reader = ArchiveReader::OpenFile(folder.Write("a", bytes), budget);
  if (!reader.ok()) return {std::string(reader.status().message())};
  return Listed(**reader);
}

TEST(ArchiveReaderTest, ReadsEveryForm) {
  for (const ArchiveForm form : kArchiveForms) {
    const std::string bytes = ArchiveOf(
        {{"z.sgf", "one"}, {"folder/", ""}, {"folder/a.sgf", "two"}}, form);
    EXPECT_THAT(ListedFile(bytes), ElementsAre("z.sgf=one", "folder/a.sgf=two"))
        << form.format << " " << form.filter;
  }
}

TEST(ArchiveReaderTest, AFileThatIsCompressedAloneHasNoName) {
  for (const int filter : {ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_BZIP2,
                           ARCHIVE_FILTER_XZ, ARCHIVE_FILTER_ZSTD}) {
    EXPECT_THAT(
        ListedFile(ArchiveOf({{"x", "text"}}, {ARCHIVE_FORMAT_RAW, filter})),
        ElementsAre("=text"))
        << filter;
  }
}

TEST(ArchiveReaderTest, ReadsAStreamAndANestedArchive) {
  const std::string bytes = ArchiveOf({{"a", "1"}, {"b", "2"}});
  auto stream =
      ArchiveReader::OpenStream(std::make_unique<MemorySource>(bytes), "-",
                                std::make_shared<ExpansionBudget>());
  EXPECT_THAT(Listed(**stream), ElementsAre("a=1", "b=2"));
  auto nested = ArchiveReader::OpenNested(bytes, "x/y",
                                          std::make_shared<ExpansionBudget>());
  EXPECT_THAT(Listed(**nested), ElementsAre("a=1", "b=2"));
}

TEST(ArchiveReaderTest, NamesAreBytes) {
  EXPECT_THAT(ListedFile(ArchiveOf({{"../\xe9\n.sgf", "1"}},
                                   {.format = ARCHIVE_FORMAT_TAR_USTAR})),
              ElementsAre("../\xe9\n.sgf=1"));
}

// Zeros shrink a thousandfold.
TEST(ArchiveReaderTest, ABombIsGivenUp) {
  const std::string bomb =
      ArchiveOf({{"a", "1"}, {"zeros", std::string(80 << 20, '\0')}, {"b", ""}},
                {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP});
  const Lines lines = ListedFile(bomb);
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_EQ(lines[0], "a=1");
  EXPECT_THAT(lines[1],
              HasSubstr("expected an archive that expands to at most 200 times "
                        "its size and 64 MiB more, found more"));
}

// Nobody reads the zeros, but to come behind them they have to be expanded.
TEST(ArchiveReaderTest, WhatIsPassedOverCountsToo) {
  const TemporaryFolder folder;
  const std::string path = folder.Write(
      "a", ArchiveOf({{"zeros", std::string(80 << 20, '\0')}, {"b", ""}},
                     {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP}));
  auto reader =
      ArchiveReader::OpenFile(path, std::make_shared<ExpansionBudget>());
  std::string name;
  EXPECT_TRUE(*(*reader)->Next(name));
  EXPECT_TRUE(absl::IsResourceExhausted((*reader)->Next(name).status()));
  EXPECT_TRUE((*reader)->is_broken());
}

TEST(ArchiveReaderTest, SoManyEntriesAreGivenUp) {
  auto budget = std::make_shared<ExpansionBudget>();
  budget->entries = 1;
  const Lines lines = ListedFile(ArchiveOf({{"a", "1"}, {"b", "2"}}), budget);
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_THAT(lines[1], HasSubstr("10000000 entries"));
}

TEST(ArchiveReaderTest, ADamagedArchiveIsReadAsFarAsItGoes) {
  std::string bytes = ArchiveOf({{"a", "1"}, {"b", std::string(5000, 'x')}},
                                {.format = ARCHIVE_FORMAT_TAR_USTAR});
  bytes.resize(3000);
  const Lines lines = ListedFile(bytes);
  ASSERT_GE(lines.size(), 2u);
  EXPECT_EQ(lines[0], "a=1");
  EXPECT_THAT(lines[1], HasSubstr("cannot read the archive"));
}

TEST(ArchiveReaderTest, AMissingFileIsAnError) {
  const auto reader = ArchiveReader::OpenFile(
      "/no/such/file", std::make_shared<ExpansionBudget>());
  EXPECT_THAT(std::string(reader.status().message()),
              HasSubstr("/no/such/file: cannot open the archive"));
}

}  // namespace
}  // namespace superko
