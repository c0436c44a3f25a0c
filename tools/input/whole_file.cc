#include "tools/input/whole_file.h"

#include <memory>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/types/span.h"

#include "tools/input/fd_source.h"

namespace superko {

absl::StatusOr<std::string> ReadWholeFile(const std::string& path,
                                          std::size_t bytes_max) {
  constexpr std::size_t kPiece = 256 << 10;
  auto source = FdSource::Open(path);
  if (!source.ok()) return source.status();
  std::string text;
  for (;;) {
    const std::size_t used = text.size();
    text.resize(used + kPiece);
    const auto read =
        (*source)->Read(absl::MakeSpan(text.data() + used, kPiece));
    if (!read.ok()) return read.status();
    text.resize(used + *read);
    if (*read == 0) return text;
    if (text.size() > bytes_max) {
      return absl::InvalidArgumentError(absl::StrCat(
          NameInMessages(path), ": longer than ", bytes_max, " bytes"));
    }
  }
}

}  // namespace superko
