#include "tools/isolation/wire.h"

#include <utility>

namespace superko {
namespace {

using Length = std::uint32_t;

}  // namespace

std::string WireWriter::Take() {
  const auto length = static_cast<Length>(bytes_.size());
  bytes_.insert(0, reinterpret_cast<const char*>(&length), sizeof length);
  return std::exchange(bytes_, "");
}

absl::string_view WireReader::GetBytes(std::size_t count) {
  if (!ok_ || count > rest_.size()) {
    ok_ = false;
    return {};
  }
  const absl::string_view bytes = rest_.substr(0, count);
  rest_.remove_prefix(count);
  return bytes;
}

absl::Status WireReader::GetStatus() {
  const auto code = static_cast<absl::StatusCode>(Get<std::int32_t>());
  const std::string text = GetText();
  if (!ok_) return absl::DataLossError("an answer that ends early");
  return {code, text};
}

absl::string_view FirstMessage(absl::string_view bytes) {
  Length length = 0;
  if (bytes.size() < sizeof length) return {};
  std::memcpy(&length, bytes.data(), sizeof length);
  bytes.remove_prefix(sizeof length);
  return bytes.size() < length ? absl::string_view() : bytes.substr(0, length);
}

std::size_t MessageBytes(absl::string_view message) {
  return sizeof(Length) + message.size();
}

}  // namespace superko
