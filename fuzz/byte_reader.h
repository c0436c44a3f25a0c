// ByteReader: a fuzzer's bytes as small choices.
//
// Behind the end come zeros, and zero always means the default, so that the
// empty input is the plainest case and a longer one adds to it.
//
// Ownership: borrows the bytes.

#ifndef SUPERKO_FUZZ_BYTE_READER_H_
#define SUPERKO_FUZZ_BYTE_READER_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace superko {

using Bytes = absl::Span<const std::uint8_t>;

inline absl::string_view TextOf(Bytes bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

inline Bytes BytesOf(absl::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

class ByteReader {
 public:
  explicit ByteReader(Bytes bytes) : rest_(bytes) {}

  bool is_at_end() const { return rest_.empty(); }
  Bytes rest() const { return rest_; }

  std::uint8_t Byte() {
    if (rest_.empty()) return 0;
    const std::uint8_t byte = rest_.front();
    rest_.remove_prefix(1);
    return byte;
  }
  // A number from 0 to `most`.
  int UpTo(int most) { return Byte() % (most + 1); }
  bool Bool() { return (Byte() & 1) != 0; }
  // As many bytes as the next one says, or fewer at the end.
  Bytes Chunk() { return Take(Byte()); }
  std::string Text() { return std::string(TextOf(Chunk())); }
  Bytes Take(std::size_t count) {
    const Bytes taken = rest_.subspan(0, std::min(count, rest_.size()));
    rest_.remove_prefix(taken.size());
    return taken;
  }

 private:
  Bytes rest_;
};

}  // namespace superko

#endif  // SUPERKO_FUZZ_BYTE_READER_H_
