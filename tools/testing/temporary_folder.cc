#include "tools/testing/temporary_folder.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

namespace fs = std::filesystem;

void Require(bool holds, const std::string& path) {
  if (holds) return;
  std::perror(path.c_str());
  std::abort();
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::error_code error;
  path_ = (fs::temp_directory_path(error) / "superko-test-XXXXXX").string();
  Require(mkdtemp(path_.data()) != nullptr, path_);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  fs::remove_all(path_, error);
}

std::string TemporaryFolder::PathOf(absl::string_view name) const {
  return absl::StrCat(path_, "/", name);
}

std::string TemporaryFolder::Write(absl::string_view name,
                                   absl::string_view content) const {
  const std::string path = PathOf(name);
  std::error_code error;
  fs::create_directories(fs::path(path).parent_path(), error);
  std::ofstream file(path, std::ios::binary);
  file.write(content.data(), static_cast<std::streamsize>(content.size()));
  file.close();
  Require(file.good(), path);
  return path;
}

std::string TemporaryFolder::MakeFolder(absl::string_view name) const {
  const std::string path = PathOf(name);
  std::error_code error;
  fs::create_directories(path, error);
  Require(!error, path);
  return path;
}

std::string TemporaryFolder::Link(absl::string_view name,
                                  absl::string_view target) const {
  const std::string path = PathOf(name);
  std::error_code error;
  fs::create_symlink(std::string(target), path, error);
  Require(!error, path);
  return path;
}

std::string ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  Require(file.good(), path);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

}  // namespace superko
