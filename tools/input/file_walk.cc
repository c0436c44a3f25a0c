#include "tools/input/file_walk.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

#include "tools/input/fd_source.h"

namespace superko {
namespace {

namespace fs = std::filesystem;

// What the walk does about a path.
enum class PathKind { kFile, kFolder, kSkip };

absl::Status SystemError(const std::string& path, absl::string_view tried,
                         const std::error_code& error) {
  return absl::ErrnoToStatus(error.value(),
                             absl::StrCat(path, ": cannot ", tried));
}

// The kind of an argument. Links are followed; what is not a folder is left to
// the reader, who can say best what is wrong with it.
PathKind KindOfArgument(const std::string& path) {
  std::error_code error;
  const bool is_folder = path != kStdinPath && fs::is_directory(path, error);
  return is_folder ? PathKind::kFolder : PathKind::kFile;
}

// The kind of something found in a folder. What cannot be looked at is a file
// to the reader, who reports it.
PathKind KindOfFound(const std::string& path) {
  std::error_code error;
  const fs::file_status self = fs::symlink_status(path, error);
  if (fs::is_regular_file(self)) return PathKind::kFile;
  if (fs::is_directory(self)) return PathKind::kFolder;
  if (!fs::is_symlink(self)) {
    return error ? PathKind::kFile : PathKind::kSkip;
  }
  const fs::file_status target = fs::status(path, error);
  const bool is_other = fs::exists(target) && !fs::is_regular_file(target);
  return is_other ? PathKind::kSkip : PathKind::kFile;
}

std::string Join(const std::string& folder, const std::string& name) {
  const bool has_slash = !folder.empty() && folder.back() == '/';
  return absl::StrCat(folder, has_slash ? "" : "/", name);
}

}  // namespace

FileWalk::FileWalk(std::vector<std::string> paths)
    : arguments_(std::move(paths)) {
  std::reverse(arguments_.begin(), arguments_.end());
}

absl::StatusOr<bool> FileWalk::Next(WalkedFile& file) {
  for (;;) {
    if (!levels_.empty()) {
      absl::StatusOr<bool> found = NextInFolder(file);
      if (!found.ok() || *found) return found;
      continue;
    }
    if (arguments_.empty()) return false;
    std::string path = std::move(arguments_.back());
    arguments_.pop_back();
    if (KindOfArgument(path) == PathKind::kFile) {
      file = {.path = std::move(path), .is_named = true};
      return true;
    }
    if (absl::Status status = EnterFolder(path); !status.ok()) return status;
  }
}

// Takes one step in the innermost folder: false if it led to no file.
absl::StatusOr<bool> FileWalk::NextInFolder(WalkedFile& file) {
  Level& level = levels_.back();
  if (level.names.empty()) {
    levels_.pop_back();
    return false;
  }
  std::string path = Join(level.path, level.names.back());
  level.names.pop_back();
  switch (KindOfFound(path)) {
    case PathKind::kFile:
      file = {.path = std::move(path), .is_named = false};
      return true;
    case PathKind::kFolder:
      if (absl::Status status = EnterFolder(path); !status.ok()) return status;
      return false;
    case PathKind::kSkip:
      ++skipped_;
      return false;
  }
  return false;
}

absl::Status FileWalk::EnterFolder(const std::string& path) {
  if (levels_.size() == kDepthMax) {
    return absl::InvalidArgumentError(absl::StrCat(
        path, ": folders are nested deeper than ", kDepthMax, " levels"));
  }
  Level level = {.path = path, .names = {}};
  std::error_code error;
  for (fs::directory_iterator entry(path, error), end; !error && entry != end;
       entry.increment(error)) {
    level.names.push_back(entry->path().filename().native());
  }
  if (error) return SystemError(path, "read the folder", error);
  // char may be signed; bytes are compared as std::string compares them.
  std::sort(level.names.begin(), level.names.end(), std::greater<>());
  levels_.push_back(std::move(level));
  return absl::OkStatus();
}

}  // namespace superko
