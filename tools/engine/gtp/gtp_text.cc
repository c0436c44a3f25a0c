#include "tools/engine/gtp/gtp_text.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace superko {
namespace {

constexpr std::size_t kExcerptMax = 80;
constexpr std::size_t kIdDigitsMax = 9;

bool OpensReply(absl::string_view text) {
  return !text.empty() && (text[0] == '=' || text[0] == '?');
}

bool IsDigit(char byte) {
  return absl::ascii_isdigit(static_cast<unsigned char>(byte));
}

// Takes an id off the front of `text`. A longer row of digits is none.
std::optional<std::uint32_t> ConsumeId(absl::string_view& text) {
  const auto end = std::find_if_not(text.begin(), text.end(), IsDigit);
  const auto digits = static_cast<std::size_t>(end - text.begin());
  std::uint32_t id = 0;
  if (digits == 0 || digits > kIdDigitsMax ||
      !absl::SimpleAtoi(text.substr(0, digits), &id)) {
    return std::nullopt;
  }
  text.remove_prefix(digits);
  return id;
}

absl::string_view LineOf(absl::string_view text) {
  return text.substr(0, text.find('\n'));
}

std::optional<std::uint32_t> IdOf(absl::string_view line) {
  if (!OpensReply(line)) return std::nullopt;
  line.remove_prefix(1);
  return ConsumeId(line);
}

// Whether `line`, inside a reply that opens with `first`, opens the next one.
bool OpensNextReply(absl::string_view first, absl::string_view line) {
  const std::optional<std::uint32_t> id = IdOf(first);
  return id.has_value() && IdOf(line) == *id + 1;
}

}  // namespace

void GtpReplyScanner::Append(absl::string_view bytes) {
  if (begin_ == bytes_.size()) {
    Clear();
  } else if (begin_ > bytes_.size() / 2) {
    bytes_.erase(0, begin_);
    line_ -= begin_;
    begin_ = 0;
  }
  std::remove_copy(bytes.begin(), bytes.end(), std::back_inserter(bytes_),
                   '\r');
}

void GtpReplyScanner::Clear() {
  bytes_.clear();
  begin_ = 0;
  line_ = 0;
}

GtpReplyScanner::Found GtpReplyScanner::Next(GtpReply& reply) {
  if (!SkipEmptyLines()) return Found::kNothing;
  if (!OpensReply(rest())) {
    const std::size_t end = rest().find('\n');
    if (end == absl::string_view::npos) return Found::kNothing;
    reply = {.text = std::string(LineOf(rest()))};
    begin_ += end + 1;
    line_ = begin_;
    return Found::kStrayLine;
  }
  const std::optional<std::size_t> end = FindReplyEnd();
  if (!end.has_value()) return Found::kNothing;
  reply =
      *ParseGtpReply(absl::string_view(bytes_).substr(begin_, *end - begin_));
  // An empty line follows, or the next reply.
  begin_ = *end;
  line_ = begin_;
  reply.lacks_empty_line = OpensReply(rest());
  return Found::kReply;
}

// False if there is nothing but them.
bool GtpReplyScanner::SkipEmptyLines() {
  while (begin_ < bytes_.size() && bytes_[begin_] == '\n') ++begin_;
  line_ = std::max(line_, begin_);
  return begin_ < bytes_.size();
}

// Where the first line begins that is not part of the reply: an empty one, or
// one that opens the next reply. Looks at each line once, however often more
// bytes come.
std::optional<std::size_t> GtpReplyScanner::FindReplyEnd() {
  const absl::string_view bytes = bytes_;
  for (;;) {
    const std::size_t end = bytes.find('\n', line_);
    if (end == absl::string_view::npos) return std::nullopt;
    const absl::string_view line = LineOf(bytes.substr(line_));
    if (line.empty()) return line_;
    if (line_ > begin_ && OpensNextReply(LineOf(rest()), line)) return line_;
    line_ = end + 1;
  }
}

std::optional<GtpReply> ParseGtpReply(absl::string_view text) {
  if (!OpensReply(text)) return std::nullopt;
  GtpReply reply;
  reply.is_error = text[0] == '?';
  text.remove_prefix(1);
  reply.id = ConsumeId(text);
  reply.text = std::string(absl::StripAsciiWhitespace(text));
  return reply;
}

std::string GtpReplyExcerpt(const GtpReply& reply) {
  std::string text = absl::StrCat(reply.is_error ? "? " : "= ", reply.text);
  text = absl::StrReplaceAll(text, {{"\n", " | "}});
  if (text.size() > kExcerptMax) {
    text.resize(kExcerptMax);
    text += "...";
  }
  return text;
}

}  // namespace superko
