// Property: replies and stray lines of a GTP engine are the same however what
//           it prints is cut into pieces, and with all CR left out; a reply
//           that is written as the protocol says is read again as it was.
// Input:    what an engine prints, at most 4 KB.

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

#include "core/base/check.h"
#include "fuzz/byte_reader.h"
#include "tools/engine/gtp/gtp_text.h"

namespace superko {
namespace {

using Found = GtpReplyScanner::Found;

constexpr std::size_t kTextBytesMax = 4096;

struct Scan {
  std::vector<std::pair<Found, GtpReply>> all;
  std::string rest;

  friend bool operator==(const Scan&, const Scan&) = default;
};

Scan ScanOf(absl::string_view text, std::size_t piece_bytes) {
  Scan scan;
  GtpReplyScanner scanner;
  GtpReply reply;
  for (std::size_t begin = 0; begin < text.size(); begin += piece_bytes) {
    scanner.Append(text.substr(begin, piece_bytes));
    for (;;) {
      const Found found = scanner.Next(reply);
      if (found == Found::kNothing) break;
      scan.all.emplace_back(found, reply);
    }
  }
  scan.rest = std::string(scanner.rest());
  return scan;
}

void CheckReply(GtpReply reply) {
  SUPERKO_CHECK(GtpReplyExcerpt(reply).find('\n') == std::string::npos);
  reply.lacks_empty_line = false;
  const std::string id = reply.id.has_value() ? absl::StrCat(*reply.id) : "";
  const std::string text =
      absl::StrCat(reply.is_error ? "?" : "=", id, " ", reply.text, "\n\n");
  const Scan again = ScanOf(text, text.size());
  SUPERKO_CHECK(again.rest.empty() && again.all.size() == 1) << text;
  SUPERKO_CHECK(again.all[0] == std::make_pair(Found::kReply, reply)) << text;
}

void CheckText(absl::string_view text) {
  const Scan whole = ScanOf(text, kTextBytesMax);
  SUPERKO_CHECK(ScanOf(text, 1) == whole);
  SUPERKO_CHECK(ScanOf(text, 5) == whole);
  SUPERKO_CHECK(
      ScanOf(absl::StrReplaceAll(text, {{"\r", ""}}), kTextBytesMax) == whole);
  for (const auto& [found, reply] : whole.all) {
    if (found == Found::kReply) CheckReply(reply);
  }
}

}  // namespace
}  // namespace superko

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size > superko::kTextBytesMax) return 0;
  superko::CheckText(superko::TextOf({data, size}));
  return 0;
}
