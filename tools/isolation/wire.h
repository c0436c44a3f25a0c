// Wire: what the harness and a worker process say to each other.
//
// A message is its length in bytes and then plain memory: both sides are the
// same executable on the same machine. A request begins with what is asked; an
// answer with a status.
//
// Errors: a message that ends early is a status, for the other side may have
//         died in the middle of it.

#ifndef SUPERKO_TOOLS_ISOLATION_WIRE_H_
#define SUPERKO_TOOLS_ISOLATION_WIRE_H_

#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace superko {

enum class Request : std::uint8_t {
  kStart,
  kPlay,
  kCountStrings,
  kFindInconsistency,
};

// Puts values of plain memory behind each other.
class WireWriter {
 public:
  template <typename T>
  void Put(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
  }

  // Without their number, which the reader knows.
  template <typename T>
  void PutAll(absl::Span<const T> values) {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes_.append(reinterpret_cast<const char*>(values.data()),
                  values.size() * sizeof(T));
  }

  void PutText(absl::string_view text) {
    Put(static_cast<std::uint32_t>(text.size()));
    bytes_.append(text.data(), text.size());
  }

  void PutStatus(const absl::Status& status) {
    Put(static_cast<std::int32_t>(status.code()));
    PutText(status.message());
  }

  // The message, its length in front; the writer is empty then.
  std::string Take();

 private:
  std::string bytes_;
};

// Takes them off again. After a value that was not there whole, ok() is false
// and every value is zero.
class WireReader {
 public:
  // `message` is without its length and must outlive the reader.
  explicit WireReader(absl::string_view message) : rest_(message) {}

  bool ok() const { return ok_; }

  template <typename T>
  T Get() {
    T value = {};
    GetAll(absl::MakeSpan(&value, 1));
    return value;
  }

  template <typename T>
  void GetAll(absl::Span<T> values) {
    static_assert(std::is_trivially_copyable_v<T>);
    const absl::string_view bytes = GetBytes(values.size() * sizeof(T));
    if (!bytes.empty()) std::memcpy(values.data(), bytes.data(), bytes.size());
  }

  std::string GetText() { return std::string(GetBytes(Get<std::uint32_t>())); }

  absl::Status GetStatus();

 private:
  absl::string_view GetBytes(std::size_t count);

  absl::string_view rest_;
  bool ok_ = true;
};

// The first whole message in `bytes`, without its length; empty if there is
// none yet, as no message is empty.
absl::string_view FirstMessage(absl::string_view bytes);

// How many bytes it takes up in front of the next one.
std::size_t MessageBytes(absl::string_view message);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ISOLATION_WIRE_H_
