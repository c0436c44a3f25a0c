#include "tools/input/iconv_source.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/base/check.h"

namespace superko {
namespace {

constexpr char kTarget[] = "UTF-8";
constexpr char kReplacement[] = "\xef\xbf\xbd";
constexpr std::size_t kPieceBytes = std::size_t{16} << 10;
const auto kNoConverter = reinterpret_cast<iconv_t>(-1);
constexpr auto kFailed = static_cast<std::size_t>(-1);

}  // namespace

bool IconvKnows(const std::string& charset) {
  // An empty name would mean the locale's charset, and a slash begins options.
  if (charset.empty() || charset.find('/') != std::string::npos) return false;
  const iconv_t converter = iconv_open(kTarget, charset.c_str());
  if (converter == kNoConverter) return false;
  iconv_close(converter);
  return true;
}

IconvSource::IconvSource(std::unique_ptr<ByteSource> source,
                         const std::string& charset)
    : source_(std::move(source)),
      converter_(iconv_open(kTarget, charset.c_str())) {
  SUPERKO_CHECK(converter_ != kNoConverter) << charset;
}

IconvSource::~IconvSource() { iconv_close(converter_); }

absl::StatusOr<std::size_t> IconvSource::Read(absl::Span<char> buffer) {
  while (ready_begin_ == ready_.size()) {
    if (is_at_end_) return std::size_t{0};
    ready_.clear();
    ready_begin_ = 0;
    if (absl::Status status = Convert(); !status.ok()) return status;
  }
  const std::size_t bytes =
      std::min(buffer.size(), ready_.size() - ready_begin_);
  std::memcpy(buffer.data(), ready_.data() + ready_begin_, bytes);
  ready_begin_ += bytes;
  return bytes;
}

absl::Status IconvSource::Convert() {
  std::array<char, kPieceBytes> piece;
  const absl::StatusOr<std::size_t> bytes =
      source_->Read(absl::MakeSpan(piece));
  if (!bytes.ok()) return bytes.status();
  raw_.append(piece.data(), *bytes);
  is_at_end_ = *bytes == 0;
  ConvertRaw();
  // Half a character at the end.
  if (is_at_end_ && !raw_.empty()) ready_ += kReplacement;
  return absl::OkStatus();
}

void IconvSource::ConvertRaw() {
  char* from = raw_.data();
  std::size_t from_bytes = raw_.size();
  while (from_bytes > 0) {
    std::array<char, kPieceBytes> text;
    char* to = text.data();
    std::size_t to_bytes = text.size();
    const std::size_t result =
        iconv(converter_, &from, &from_bytes, &to, &to_bytes);
    const int error = result == kFailed ? errno : 0;
    ready_.append(text.data(), text.size() - to_bytes);
    if (error == EILSEQ) {
      ready_ += kReplacement;
      ++from;
      --from_bytes;
    } else if (error == EINVAL) {
      break;
    }
  }
  raw_.erase(0, raw_.size() - from_bytes);
}

}  // namespace superko
