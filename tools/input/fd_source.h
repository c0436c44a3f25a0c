// FdSource: the bytes of a file, a pipe, a terminal or stdin.
//
//   absl::StatusOr<std::unique_ptr<FdSource>> source =
//       FdSource::Open("games.in", should_stop);
//
// A read that would wait, as on a pipe or a terminal, asks `should_stop` ten
// times a second and ends with a Cancelled status once that says true.
//
// Ownership: closes what it opened; stdin stays open.
// Threads:   belongs to one reader.
// Errors:    PATH, what was tried, and the system's reason. A folder is one.

#ifndef SUPERKO_TOOLS_INPUT_FD_SOURCE_H_
#define SUPERKO_TOOLS_INPUT_FD_SOURCE_H_

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/record/byte_source.h"

namespace superko {

// The argument that means stdin.
inline constexpr absl::string_view kStdinPath = "-";

// What messages call the file at `path`: stdin is "<stdin>".
std::string NameInMessages(absl::string_view path);

class FdSource final : public ByteSource {
 public:
  using ShouldStop = std::function<bool()>;

  static absl::StatusOr<std::unique_ptr<FdSource>> Open(
      const std::string& path, ShouldStop should_stop = [] { return false; });

  ~FdSource() override;
  FdSource(const FdSource&) = delete;
  FdSource& operator=(const FdSource&) = delete;

  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) override;

 private:
  struct Descriptor {
    int fd;
    bool is_owned;
    bool may_wait;  // Not a regular file.
  };

  FdSource(Descriptor descriptor, std::string name, ShouldStop should_stop);

  absl::Status WaitForInput() const;

  Descriptor descriptor_;
  std::string name_;
  ShouldStop should_stop_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_FD_SOURCE_H_
