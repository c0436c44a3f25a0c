// MemorySource: a ByteSource that owns the bytes it serves.
//
// Threads: belongs to one reader.

#ifndef SUPERKO_TOOLS_INPUT_MEMORY_SOURCE_H_
#define SUPERKO_TOOLS_INPUT_MEMORY_SOURCE_H_

#include <cstddef>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/types/span.h"

#include "core/record/byte_source.h"

namespace superko {

class MemorySource final : public ByteSource {
 public:
  explicit MemorySource(std::string bytes)
      : bytes_(std::move(bytes)), source_(bytes_) {}
  MemorySource(const MemorySource&) = delete;
  MemorySource& operator=(const MemorySource&) = delete;

  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) override {
    return source_.Read(buffer);
  }

 private:
  std::string bytes_;
  StringSource source_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_MEMORY_SOURCE_H_
