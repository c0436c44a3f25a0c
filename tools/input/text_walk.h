// TextWalk: every text that might hold records, in order: files, the files of
// folders, the entries of archives, archives in archives.
//
//   TextWalk walk({.paths = paths});
//   for (;;) {
//     const absl::StatusOr<bool> more = walk.Next(text);
//     if (!more.ok()) ...          // Cannot be read; the walk goes on.
//     else if (!*more) break;
//   }
//
// What holds no records is passed over, and is a text too, without a source. A
// file of few bytes whose name is no archive's may be left unopened, for
// whoever reads it, which is cheaper; see Text::is_unopened.
//
// Memory:  a window of each archive on the way, and nested archives whole.
// Threads: needs a single owner; a text's source dies with the next text.
// Errors:  as FileWalk, FdSource and ArchiveReader say them.

#ifndef SUPERKO_TOOLS_INPUT_TEXT_WALK_H_
#define SUPERKO_TOOLS_INPUT_TEXT_WALK_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/record/byte_source.h"
#include "tools/input/archive_reader.h"
#include "tools/input/content_kind.h"
#include "tools/input/file_walk.h"
#include "tools/input/peeked_source.h"

namespace superko {

struct Text {
  // "games.zip/a/b.sgf": the file, and the entry behind a slash, in which bytes
  // that control a terminal are spelt out: "\x1b".
  std::string path;
  // How many bytes of the path name the file itself.
  std::size_t file_bytes = 0;
  ContentKind kind = ContentKind::kOther;
  bool is_named = false;
  // Nobody looked at it yet, and `kind` is not known.
  bool is_unopened = false;
  // Null if is_unopened, and if it holds no records.
  std::unique_ptr<PeekedSource> source;
  // For the message about a file that was named and holds no records.
  std::string head;

  absl::string_view file() const {
    return absl::string_view(path).substr(0, file_bytes);
  }
  absl::string_view entry() const {
    const absl::string_view rest = absl::string_view(path).substr(file_bytes);
    return rest.empty() ? rest : rest.substr(1);
  }
};

class TextWalk {
 public:
  // A file of more bytes is never left unopened.
  static constexpr std::uint64_t kUnopenedBytesMax = std::uint64_t{256} << 10;

  struct Options {
    std::vector<std::string> paths = {};
    // Only the entry of archives that is called so; empty: all.
    std::string entry = "";
    bool may_leave_unopened = false;
    // Of each archive, besides what its size grants; for one that is read in
    // one go.
    std::uint64_t expansion_max = ~std::uint64_t{0};
    std::function<bool()> should_stop = [] { return false; };
  };

  explicit TextWalk(Options options);

  // Puts the next text into `text`; false if there is none. After an error the
  // next call goes on behind it.
  absl::StatusOr<bool> Next(Text& text);

  // What was passed over without being a text: pipes in folders, links.
  std::uint64_t skipped() const { return files_.skipped() + skipped_; }

 private:
  struct OpenArchive {
    std::string path;
    std::size_t file_bytes = 0;
    bool is_named = false;
    std::unique_ptr<ArchiveReader> reader;
  };

  absl::StatusOr<bool> NextInArchive(Text& text);
  absl::StatusOr<bool> NextFile(Text& text);
  absl::Status EnterFile(Text& text);
  absl::Status EnterEntry(Text& text);
  absl::Status EnterArchive(
      const Text& text, absl::StatusOr<std::unique_ptr<ArchiveReader>> reader);
  absl::StatusOr<std::unique_ptr<ArchiveReader>> OpenOutermost(Text& text);
  absl::StatusOr<std::unique_ptr<ArchiveReader>> OpenNested(Text& text);

  Options options_;
  FileWalk files_;
  std::vector<OpenArchive> archives_;  // Outermost first.
  std::uint64_t skipped_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_TEXT_WALK_H_
