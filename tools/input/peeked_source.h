// PeekedSource: a source whose first bytes can be looked at before it is read.
//
// Threads: belongs to one reader.

#ifndef SUPERKO_TOOLS_INPUT_PEEKED_SOURCE_H_
#define SUPERKO_TOOLS_INPUT_PEEKED_SOURCE_H_

#include <cstddef>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/record/byte_source.h"

namespace superko {

class PeekedSource final : public ByteSource {
 public:
  explicit PeekedSource(std::unique_ptr<ByteSource> source);

  // The first `bytes` bytes, or all there are. REQUIRES: nothing was read yet.
  // Valid until the source is read.
  absl::StatusOr<absl::string_view> Peek(std::size_t bytes);

  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) override;

 private:
  std::unique_ptr<ByteSource> source_;
  std::string head_;
  std::size_t head_read_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_PEEKED_SOURCE_H_
