#include "tools/input/content_kind.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
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

// Signatures stand at the front, but for tar's.
bool LooksLikeArchive(absl::string_view head) {
  constexpr std::size_t kTarAt = 257;
  constexpr absl::string_view kSignatures[] = {
      "PK\3\4",                // zip
      "PK\5\6",                // zip without entries
      "7z\xbc\xaf\x27\x1c",    // 7z
      "\x1f\x8b\x08",          // gzip
      "BZh",                   // bzip2
      "\xfd\x37\x7a\x58\x5a",  // xz
      "\x28\xb5\x2f\xfd",      // zstd
  };
  for (const absl::string_view signature : kSignatures) {
    if (absl::StartsWith(head, signature)) return true;
  }
  return head.size() > kTarAt && absl::StartsWith(head.substr(kTarAt), "ustar");
}

// "(;" in UTF-16, or behind other text.
bool HoldsSgf(absl::string_view head) {
  constexpr absl::string_view kLittleEndian("(\0;\0", 4);
  constexpr absl::string_view kBigEndian("\0(\0;", 4);
  return absl::StrContains(head, "(;") ||
         absl::StrContains(head, kLittleEndian) ||
         absl::StrContains(head, kBigEndian);
}

bool IsCalledSgf(absl::string_view name) {
  return absl::EndsWithIgnoreCase(name, ".sgf");
}

}  // namespace

ContentKind KindOfContent(absl::string_view head) {
  if (LooksLikeArchive(head)) return ContentKind::kArchive;
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

ContentKind KindOfFile(absl::string_view name, bool is_named,
                       absl::string_view head) {
  const ContentKind kind = KindOfContent(head);
  if (kind != ContentKind::kOther) return kind;
  if (IsCalledSgf(name) || HoldsSgf(head)) return ContentKind::kSgf;
  return is_named ? KindOfNamedContent(head) : kind;
}

absl::string_view ContentKindName(ContentKind kind) {
  constexpr absl::string_view kNames[] = {"judge", "sgf", "archive", "other"};
  return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace superko
