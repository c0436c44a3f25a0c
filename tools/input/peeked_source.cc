#include "tools/input/peeked_source.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace superko {

PeekedSource::PeekedSource(std::unique_ptr<ByteSource> source)
    : source_(std::move(source)) {}

absl::StatusOr<absl::string_view> PeekedSource::Peek(std::size_t bytes) {
  while (head_.size() < bytes) {
    // Most texts are much shorter than what is asked for.
    constexpr std::size_t kPieceMin = std::size_t{4} << 10;
    const std::size_t before = head_.size();
    head_.resize(std::min(bytes, before + std::max(before, kPieceMin)));
    const absl::StatusOr<std::size_t> more =
        source_->Read(absl::MakeSpan(head_).subspan(before));
    head_.resize(before + (more.ok() ? *more : 0));
    if (!more.ok()) return more.status();
    if (*more == 0) break;
  }
  return head_;
}

absl::StatusOr<std::size_t> PeekedSource::Read(absl::Span<char> buffer) {
  if (head_read_ == head_.size()) return source_->Read(buffer);
  const std::size_t bytes = std::min(buffer.size(), head_.size() - head_read_);
  std::memcpy(buffer.data(), head_.data() + head_read_, bytes);
  head_read_ += bytes;
  return bytes;
}

}  // namespace superko
