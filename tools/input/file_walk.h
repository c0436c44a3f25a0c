// FileWalk: the files that PATH arguments stand for, one by one.
//
// A file is itself, whatever its kind; a folder is walked into, in bytewise
// order of the names at each level. A link to a file counts as the file; a link
// to a folder is followed if it is an argument and skipped inside a folder, so
// that no loop of links can hang the walk. Pipes, sockets and devices inside a
// folder are skipped too, for opening one may wait for ever.
//
//   FileWalk walk(paths);
//   for (;;) {
//     const absl::StatusOr<bool> more = walk.Next(file);
//     if (!more.ok()) ...          // Cannot be read; the walk goes on.
//     else if (!*more) break;
//   }
//
// Memory:  the names of the folders on the way to the present file.
// Threads: needs a single owner.
// Errors:  PATH: what was tried: the system's reason. Any bytes may be in a
//          name.

#ifndef SUPERKO_TOOLS_INPUT_FILE_WALK_H_
#define SUPERKO_TOOLS_INPUT_FILE_WALK_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace superko {

struct WalkedFile {
  std::string path;
  bool is_named = false;  // An argument, not found in a folder.
};

class FileWalk {
 public:
  // Folders nested deeper than this are refused with an error.
  static constexpr std::size_t kDepthMax = 100;

  explicit FileWalk(std::vector<std::string> paths);

  // Puts the next file into `file`; false if there is none. After an error the
  // next call goes on behind it.
  absl::StatusOr<bool> Next(WalkedFile& file);

  // What was passed over inside folders, being neither file nor folder.
  std::uint64_t skipped() const { return skipped_; }

 private:
  // A folder being walked.
  struct Level {
    std::string path;
    std::vector<std::string> names;  // Last one first, to be popped.
  };

  absl::StatusOr<bool> NextInFolder(WalkedFile& file);
  absl::Status EnterFolder(const std::string& path);

  std::vector<std::string> arguments_;  // Last one first.
  std::vector<Level> levels_;
  std::uint64_t skipped_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_FILE_WALK_H_
