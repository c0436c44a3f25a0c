// IconvSource: serves the text of another source as UTF-8, by the C library's
// iconv. What is no character becomes U+FFFD.
//
// Ownership: owns the source.
// Threads:   belongs to one reader.
// Errors:    those of the source.

#ifndef SUPERKO_TOOLS_INPUT_ICONV_SOURCE_H_
#define SUPERKO_TOOLS_INPUT_ICONV_SOURCE_H_

#include <iconv.h>

#include <cstddef>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "absl/types/span.h"

#include "core/record/byte_source.h"

namespace superko {

// Whether iconv can turn text of that charset into UTF-8.
bool IconvKnows(const std::string& charset);

class IconvSource final : public ByteSource {
 public:
  // REQUIRES: IconvKnows(charset).
  IconvSource(std::unique_ptr<ByteSource> source, const std::string& charset);
  ~IconvSource() override;
  IconvSource(const IconvSource&) = delete;
  IconvSource& operator=(const IconvSource&) = delete;

  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) override;

 private:
  // Reads more into raw_ and converts what can be converted.
  absl::Status Convert();
  void ConvertRaw();

  std::unique_ptr<ByteSource> source_;
  iconv_t converter_;
  bool is_at_end_ = false;
  std::string raw_;    // Read, not yet converted.
  std::string ready_;  // To be served, from ready_begin_ on.
  std::size_t ready_begin_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_ICONV_SOURCE_H_
