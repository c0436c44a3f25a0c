#include "tools/input/content_kind.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/strip.h"

namespace superko {
namespace {

constexpr absl::string_view kByteOrderMark = "\xef\xbb\xbf";

// The longest number that can be a count of cases or plays.
constexpr std::size_t kDigitsMax = 20;

absl::string_view SkipMarkAndBlanks(absl::string_view head) {
  absl::ConsumePrefix(&head, kByteOrderMark);
  return absl::StripLeadingAsciiWhitespace(head);
}

// Removes the first token from `rest`, with the blanks before it.
absl::string_view TakeToken(absl::string_view& rest) {
  rest = absl::StripLeadingAsciiWhitespace(rest);
  const auto end = std::find_if(rest.begin(), rest.end(), absl::ascii_isspace);
  const auto bytes = static_cast<std::size_t>(end - rest.begin());
  const absl::string_view token = rest.substr(0, bytes);
  rest.remove_prefix(bytes);
  return token;
}

bool IsCount(absl::string_view token) {
  return !token.empty() && token.size() <= kDigitsMax &&
         std::all_of(token.begin(), token.end(), absl::ascii_isdigit);
}

// Whether `head` begins as a judge text does, or like one that has a wrong
// color: its loss would be worse than an error about a stranger.
bool LooksLikeJudge(absl::string_view head) {
  if (!IsCount(TakeToken(head))) return false;
  const absl::string_view plays = TakeToken(head);
  if (plays.empty()) return true;
  if (!IsCount(plays)) return false;
  const absl::string_view color = TakeToken(head);
  if (color.empty()) return true;
  const bool has_no_plays =
      std::all_of(plays.begin(), plays.end(), [](char c) { return c == '0'; });
  return has_no_plays ? IsCount(color)
                      : color.size() == 1 && absl::ascii_isalpha(color[0]);
}

bool LooksLikeSgf(absl::string_view head) {
  if (!absl::ConsumePrefix(&head, "(")) return false;
  return absl::StartsWith(absl::StripLeadingAsciiWhitespace(head), ";");
}

}  // namespace

ContentKind KindOfContent(absl::string_view head) {
  head = SkipMarkAndBlanks(head);
  if (LooksLikeSgf(head)) return ContentKind::kSgf;
  if (LooksLikeJudge(head)) return ContentKind::kJudge;
  return ContentKind::kOther;
}

ContentKind KindOfNamedContent(absl::string_view head) {
  const ContentKind kind = KindOfContent(head);
  if (kind != ContentKind::kOther) return kind;
  head = SkipMarkAndBlanks(head);
  const bool may_be_judge =
      head.empty() || head[0] == '-' || absl::ascii_isdigit(head[0]);
  return may_be_judge ? ContentKind::kJudge : ContentKind::kOther;
}

}  // namespace superko
