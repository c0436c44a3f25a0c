// ByteSource: where a reader gets its bytes from, pulled piece by piece.
//
// Core has no files: tools/ implements this over file descriptors and
// archives. StringSource serves bytes that are in memory.
//
// Threads: a source belongs to one reader.
// Errors:  a status of the source is handed on by the reader as it is.

#ifndef SUPERKO_CORE_RECORD_BYTE_SOURCE_H_
#define SUPERKO_CORE_RECORD_BYTE_SOURCE_H_

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace superko {

class ByteSource {
 public:
  virtual ~ByteSource() = default;

  // Puts at least one byte at the front of `buffer` and says how many; 0 is the
  // end, and stays the end. REQUIRES: `buffer` is not empty.
  virtual absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) = 0;
};

// Serves `text`, which must outlive it, at most `piece_max` bytes at a time, so
// that tests can split every token at every byte.
class StringSource final : public ByteSource {
 public:
  explicit StringSource(absl::string_view text,
                        std::size_t piece_max = absl::string_view::npos)
      : rest_(text), piece_max_(piece_max) {}

  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) override {
    const std::size_t bytes =
        std::min({buffer.size(), rest_.size(), piece_max_});
    if (bytes > 0) std::memcpy(buffer.data(), rest_.data(), bytes);
    rest_.remove_prefix(bytes);
    return bytes;
  }

 private:
  absl::string_view rest_;
  std::size_t piece_max_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_BYTE_SOURCE_H_
