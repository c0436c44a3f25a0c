#include "core/record/token_scanner.h"

#include <algorithm>

#include "absl/strings/match.h"

namespace superko {
namespace {

constexpr absl::string_view kByteOrderMark = "\xef\xbb\xbf";

}  // namespace

void TokenScanner::SkipByteOrderMark() {
  if (absl::StartsWith(window_.Peek(kByteOrderMark.size()), kByteOrderMark)) {
    window_.Skip(kByteOrderMark.size());
  }
}

void TokenScanner::SkipBlanks() {
  for (;;) {
    const absl::string_view rest = window_.Peek(1);
    if (rest.empty() || !IsBlank(rest.front())) return;
    TrySkip(rest.front());
  }
}

bool TokenScanner::TrySkip(char byte) {
  const absl::string_view rest = window_.Peek(1);
  if (rest.empty() || rest.front() != byte) return false;
  if (byte == '\n') {
    window_.SkipLineEnd();
  } else {
    window_.Skip(1);
  }
  return true;
}

absl::string_view TokenScanner::PeekToken() {
  const absl::string_view rest =
      window_.Peek(kTokenBytesMax).substr(0, kTokenBytesMax);
  const auto end = std::find_if(rest.begin(), rest.end(), IsBlank);
  return rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
}

}  // namespace superko
