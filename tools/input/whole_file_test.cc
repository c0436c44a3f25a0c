#include "tools/input/whole_file.h"

#include <gtest/gtest.h>

#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

TEST(WholeFileTest, ReadsEveryByte) {
  const TemporaryFolder folder;
  std::string bytes(700'000, '\0');
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<char>(i * 31);
  }
  EXPECT_EQ(*ReadWholeFile(folder.Write("x", bytes)), bytes);
}

TEST(WholeFileTest, RefusesALongerFileThanAsked) {
  const TemporaryFolder folder;
  const std::string path = folder.Write("x", "12345");
  EXPECT_EQ(*ReadWholeFile(path, 5), "12345");
  EXPECT_EQ(ReadWholeFile(path, 4).status().message(),
            path + ": longer than 4 bytes");
}

TEST(WholeFileTest, SaysWhatCannotBeRead) {
  EXPECT_FALSE(ReadWholeFile("/no/such/file").ok());
}

}  // namespace
}  // namespace superko
