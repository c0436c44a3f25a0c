// UnicodeSource: serves the bytes of another source, UTF-16 turned to UTF-8.
//
// UTF-16 is told by its byte-order mark, or by every other one of the first
// four bytes being zero. Halves of surrogate pairs and an odd last byte become
// the replacement character. Any other text is served as it is, a UTF-8 mark
// included.
//
// Ownership: borrows the source.
// Threads:   needs a single owner.
// Errors:    those of the source.

#ifndef SUPERKO_CORE_RECORD_UNICODE_SOURCE_H_
#define SUPERKO_CORE_RECORD_UNICODE_SOURCE_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/types/span.h"

#include "core/record/byte_source.h"

namespace superko {

class UnicodeSource final : public ByteSource {
 public:
  explicit UnicodeSource(ByteSource& source) : source_(source) {}

  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) override;

  // Known once Read was called.
  bool is_utf16() const { return form_ >= Form::kLittleEndian; }

 private:
  enum class Form : std::uint8_t {
    kUndecided,
    kBytes,
    kLittleEndian,
    kBigEndian,
  };

  absl::Status Decide();
  // Puts more text into ready_; nothing at the end of the source.
  absl::Status Convert();
  void AppendUnit(std::uint16_t unit);
  std::size_t ServeReady(absl::Span<char> buffer);

  ByteSource& source_;
  Form form_ = Form::kUndecided;
  // Bytes read and not yet converted: at most one unit's half, and at the very
  // start what was looked at to decide.
  std::string raw_;
  // Bytes to serve, from ready_begin_ on.
  std::string ready_;
  std::size_t ready_begin_ = 0;
  // The first half of a pair whose second half is due; 0 if there is none.
  std::uint16_t high_surrogate_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_UNICODE_SOURCE_H_
