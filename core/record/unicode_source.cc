#include "core/record/unicode_source.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "absl/strings/match.h"

namespace superko {
namespace {

constexpr std::size_t kHeadBytes = 4;
constexpr std::uint32_t kReplacement = 0xfffd;
constexpr absl::string_view kLittleEndianMark = "\xff\xfe";
constexpr absl::string_view kBigEndianMark = "\xfe\xff";

void AppendUtf8(std::uint32_t character, std::string& out) {
  const auto append = [&out](std::uint32_t byte) {
    out += static_cast<char>(static_cast<unsigned char>(byte));
  };
  if (character < 0x80) {
    append(character);
    return;
  }
  if (character < 0x800) {
    append(0xc0 | (character >> 6));
  } else if (character < 0x10000) {
    append(0xe0 | (character >> 12));
    append(0x80 | ((character >> 6) & 0x3f));
  } else {
    append(0xf0 | (character >> 18));
    append(0x80 | ((character >> 12) & 0x3f));
    append(0x80 | ((character >> 6) & 0x3f));
  }
  append(0x80 | (character & 0x3f));
}

// True if the bytes of `head` from `first` on are zero, every other one, and
// those between are not.
bool HasZerosFrom(absl::string_view head, std::size_t first) {
  if (head.size() < kHeadBytes) return false;
  for (std::size_t i = 0; i < kHeadBytes; ++i) {
    if ((head[i] == '\0') != (i % 2 == first)) return false;
  }
  return true;
}

bool IsHighSurrogate(std::uint16_t unit) { return (unit & 0xfc00) == 0xd800; }
bool IsLowSurrogate(std::uint16_t unit) { return (unit & 0xfc00) == 0xdc00; }

}  // namespace

absl::StatusOr<std::size_t> UnicodeSource::Read(absl::Span<char> buffer) {
  if (form_ == Form::kUndecided) {
    if (absl::Status status = Decide(); !status.ok()) return status;
  }
  if (ready_begin_ == ready_.size() && form_ == Form::kBytes) {
    return source_.Read(buffer);
  }
  if (ready_begin_ == ready_.size()) {
    if (absl::Status status = Convert(); !status.ok()) return status;
  }
  return ServeReady(buffer);
}

absl::Status UnicodeSource::Decide() {
  std::array<char, kHeadBytes> head;
  while (raw_.size() < kHeadBytes) {
    const absl::StatusOr<std::size_t> got =
        source_.Read(absl::MakeSpan(head).subspan(0, kHeadBytes - raw_.size()));
    if (!got.ok()) return got.status();
    if (*got == 0) break;
    raw_.append(head.data(), *got);
  }
  if (absl::StartsWith(raw_, kLittleEndianMark) || HasZerosFrom(raw_, 1)) {
    form_ = Form::kLittleEndian;
  } else if (absl::StartsWith(raw_, kBigEndianMark) || HasZerosFrom(raw_, 0)) {
    form_ = Form::kBigEndian;
  } else {
    form_ = Form::kBytes;
    ready_.swap(raw_);
  }
  if (absl::StartsWith(raw_, kLittleEndianMark) ||
      absl::StartsWith(raw_, kBigEndianMark)) {
    raw_.erase(0, kLittleEndianMark.size());
  }
  return absl::OkStatus();
}

absl::Status UnicodeSource::Convert() {
  ready_.clear();
  ready_begin_ = 0;
  std::array<char, 8192> piece;
  // A single byte or half of a pair gives nothing to serve yet.
  while (ready_.empty()) {
    const absl::StatusOr<std::size_t> got = source_.Read(absl::MakeSpan(piece));
    if (!got.ok()) return got.status();
    raw_.append(piece.data(), *got);
    std::size_t used = 0;
    for (; used + 2 <= raw_.size(); used += 2) {
      const unsigned first = static_cast<unsigned char>(raw_[used]);
      const unsigned second = static_cast<unsigned char>(raw_[used + 1]);
      AppendUnit(static_cast<std::uint16_t>(form_ == Form::kLittleEndian
                                                ? second << 8 | first
                                                : first << 8 | second));
    }
    raw_.erase(0, used);
    if (*got > 0) continue;
    if (high_surrogate_ != 0 || !raw_.empty()) AppendUtf8(kReplacement, ready_);
    high_surrogate_ = 0;
    raw_.clear();
    break;
  }
  return absl::OkStatus();
}

void UnicodeSource::AppendUnit(std::uint16_t unit) {
  if (high_surrogate_ != 0 && IsLowSurrogate(unit)) {
    const std::uint32_t high = high_surrogate_ & 0x3ffu;
    AppendUtf8(0x10000 + (high << 10 | (unit & 0x3ffu)), ready_);
    high_surrogate_ = 0;
    return;
  }
  if (high_surrogate_ != 0) AppendUtf8(kReplacement, ready_);
  high_surrogate_ = IsHighSurrogate(unit) ? unit : std::uint16_t{0};
  if (high_surrogate_ != 0) return;
  AppendUtf8(IsLowSurrogate(unit) ? kReplacement : unit, ready_);
}

std::size_t UnicodeSource::ServeReady(absl::Span<char> buffer) {
  const std::size_t bytes =
      std::min(buffer.size(), ready_.size() - ready_begin_);
  if (bytes > 0) std::memcpy(buffer.data(), &ready_[ready_begin_], bytes);
  ready_begin_ += bytes;
  return bytes;
}

}  // namespace superko
