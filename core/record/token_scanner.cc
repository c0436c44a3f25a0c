#include "core/record/token_scanner.h"

#include <algorithm>
#include <cstring>

#include "absl/strings/match.h"

namespace superko {
namespace {

constexpr std::size_t kBufferBytes = std::size_t{64} << 10;
constexpr absl::string_view kByteOrderMark = "\xef\xbb\xbf";

}  // namespace

TokenScanner::TokenScanner(ByteSource& source)
    : source_(source), buffer_(kBufferBytes) {}

void TokenScanner::SkipByteOrderMark() {
  Fill(kByteOrderMark.size());
  if (!absl::StartsWith(rest(), kByteOrderMark)) return;
  Skip(kByteOrderMark.size());
}

void TokenScanner::SkipBlanks() {
  for (;;) {
    if (cursor_ == end_) Fill(1);
    if (cursor_ == end_) return;
    const char byte = buffer_[static_cast<std::size_t>(cursor_)];
    if (!IsBlank(byte)) return;
    ++cursor_;
    if (byte != '\n') continue;
    ++line_;
    line_start_ = cursor_;
  }
}

bool TokenScanner::TrySkip(char byte) {
  if (PeekByte() != absl::string_view(&byte, 1)) return false;
  ++cursor_;
  if (byte == '\n') {
    ++line_;
    line_start_ = cursor_;
  }
  return true;
}

absl::string_view TokenScanner::PeekToken() {
  Fill(kTokenBytesMax);
  const absl::string_view window = rest().substr(0, kTokenBytesMax);
  return {window.data(),
          static_cast<std::size_t>(
              std::find_if(window.begin(), window.end(), IsBlank) -
              window.begin())};
}

absl::string_view TokenScanner::PeekByte() {
  Fill(1);
  return rest().substr(0, 1);
}

void TokenScanner::Advance(const Progress& progress) {
  cursor_ += static_cast<std::ptrdiff_t>(progress.bytes);
  if (progress.lines == 0) return;
  line_ += progress.lines;
  line_start_ =
      cursor_ - static_cast<std::ptrdiff_t>(progress.bytes_after_line);
}

void TokenScanner::Fill(std::size_t bytes) {
  if (rest().size() >= bytes || source_ended_) return;
  std::memmove(buffer_.data(), rest().data(), rest().size());
  line_start_ -= cursor_;
  end_ -= cursor_;
  cursor_ = 0;
  while (rest().size() < bytes && !source_ended_) {
    const absl::StatusOr<std::size_t> got = source_.Read(
        absl::MakeSpan(buffer_).subspan(static_cast<std::size_t>(end_)));
    source_status_ = got.status();
    source_ended_ = got.value_or(0) == 0;
    end_ += static_cast<std::ptrdiff_t>(got.value_or(0));
  }
}

}  // namespace superko
