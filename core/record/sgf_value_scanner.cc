#include "core/record/sgf_value_scanner.h"

#include <algorithm>
#include <array>

#include "absl/strings/match.h"

#include "core/record/sgf_syntax.h"

namespace superko {
namespace {

constexpr char kEscapeByte = '\x1b';

constexpr bool IsHigh(char byte) {
  return static_cast<unsigned char>(byte) >= 0x80;
}

// Bytes that ScanPlain goes over without a look.
constexpr std::array<bool, 256> kIsPlain = [] {
  std::array<bool, 256> is_plain{};
  for (std::size_t byte = 0; byte < 0x80; ++byte) is_plain[byte] = true;
  for (const char mark : {']', '\\', '[', '\n', kEscapeByte}) {
    is_plain[static_cast<unsigned char>(mark)] = false;
  }
  return is_plain;
}();

// How far LooksLikeSyntaxAt looks.
constexpr std::size_t kSyntaxBytes = 64;

}  // namespace

bool SgfValueScanner::Scan(std::string* kept) {
  kept_ = kept;
  kept_end_max_ = kept == nullptr ? 0 : kept->size() + kKeptBytesMax;
  utf8_ = Utf8Check();
  latest_ = {};
  for (;;) {
    ScanPlain();
    const absl::string_view rest = window_.Peek(1);
    if (rest.empty()) return false;
    switch (rest.front()) {
      case ']':
        window_.Skip(1);
        return true;
      case '\\':
        ScanEscape();
        break;
      case '[':
        ScanBracket();
        break;
      case '\n':
        Keep("\n");
        window_.SkipLineEnd();
        break;
      case kEscapeByte:
        ScanEscapeSequence();
        break;
      default:
        if (IsHigh(rest.front())) ScanHighByte();
    }
  }
}

void SgfValueScanner::ScanPlain() {
  const absl::string_view rest = window_.rest();
  std::size_t plain = 0;
  while (plain < rest.size() &&
         kIsPlain[static_cast<unsigned char>(rest[plain])]) {
    ++plain;
  }
  if (plain == 0) return;
  latest_ = {plain > 1 ? rest[plain - 2] : latest_[1], rest[plain - 1]};
  utf8_.Add(' ');
  Keep(rest.substr(0, plain));
  window_.Skip(plain);
}

// A byte above 127 is left to be scanned as part of its character, and so is
// the end of a line.
void SgfValueScanner::ScanEscape() {
  latest_ = {};
  Take(1);
  const absl::string_view rest = window_.Peek(1);
  if (!rest.empty() && !IsHigh(rest.front()) && rest.front() != '\n') Take(1);
}

void SgfValueScanner::ScanBracket() {
  if (latest_[0] == ';' && (latest_[1] == 'B' || latest_[1] == 'W')) {
    Note(SgfNoteKind::kMoveInsideText);
  }
  latest_ = {};
  Take(1);
}

void SgfValueScanner::ScanHighByte() {
  latest_ = {};
  if (!HasBytePairs(charset_.charset)) {
    ScanHighRun();
    return;
  }
  for (;;) {
    const absl::string_view rest = window_.Peek(3);
    if (rest.empty() || !IsHigh(rest[0])) return;
    const bool is_pair =
        rest.size() > 1 && IsBytePair(charset_.charset, rest[0], rest[1]);
    Take(is_pair && TakesPair(rest) ? 2 : 1);
  }
}

// The charset says that two bytes are one character. Where the second looks
// like a mark, the charset may be wrong, the text cut by somebody who counted
// bytes, or escaped by somebody who took them for letters.
bool SgfValueScanner::TakesPair(absl::string_view rest) {
  const char mark = rest[1];
  if (mark != ']' && mark != '\\') return true;
  Utf8Check with_first = utf8_;
  with_first.Add(rest[0]);
  if (with_first.IsUtf8()) {
    Note(SgfNoteKind::kCharsetContradicted);
    return false;
  }
  const bool is_escaped_bracket =
      mark == '\\' && absl::StartsWith(rest.substr(2), "]");
  if (is_escaped_bracket && !LooksLikeSyntaxAt(3)) {
    Note(SgfNoteKind::kCharacterCut);
    return false;
  }
  const bool looks_cut = mark == ']' && LooksLikeSyntaxAt(2);
  if (charset_.is_guess) {
    Note(looks_cut ? SgfNoteKind::kCharacterCut
                   : SgfNoteKind::kCharacterGuessed);
    return !looks_cut;
  }
  if (looks_cut) Note(SgfNoteKind::kCharacterDoubtful);
  return true;
}

void SgfValueScanner::ScanHighRun() {
  absl::string_view rest = window_.Peek(1);
  while (!rest.empty() && IsHigh(rest.front())) {
    const auto end = std::find_if_not(rest.begin(), rest.end(), IsHigh);
    Take(static_cast<std::size_t>(end - rest.begin()));
    rest = window_.Peek(2);
  }
  if (charset_.charset == Charset::kAsciiSafe || utf8_.IsUtf8()) return;
  const bool is_bracket = absl::StartsWith(rest, "]");
  const bool is_escaped_bracket = absl::StartsWith(rest, "\\]");
  const bool hides_bracket = is_bracket && !LooksLikeSyntaxAt(1);
  const bool hides_escape = is_escaped_bracket && LooksLikeSyntaxAt(2);
  if (!hides_bracket && !hides_escape) return;
  Note(SgfNoteKind::kCharacterGuessed);
  Take(1);
}

void SgfValueScanner::ScanEscapeSequence() {
  latest_ = {};
  const absl::string_view rest = window_.Peek(3);
  const bool turns_pairs_on = absl::StartsWith(rest, "\x1b$@") ||
                              absl::StartsWith(rest, "\x1b$B") ||
                              absl::StartsWith(rest, "\x1b$(");
  if (!turns_pairs_on) {
    Take(1);
    return;
  }
  if (charset_.charset != Charset::kIso2022Jp || charset_.is_guess) {
    Note(SgfNoteKind::kCharacterGuessed);
  }
  Take(3);
  ScanDoubleBytes();
}

// Until an escape sequence or the end of the line turns pairs off.
void SgfValueScanner::ScanDoubleBytes() {
  for (;;) {
    const absl::string_view rest = window_.Peek(2);
    if (rest.empty() || rest[0] == '\n' || rest[0] == kEscapeByte) return;
    const bool is_pair =
        rest.size() > 1 && rest[1] != '\n' && rest[1] != kEscapeByte;
    Take(is_pair ? 2 : 1);
  }
}

bool SgfValueScanner::LooksLikeSyntaxAt(std::size_t from) {
  const absl::string_view rest = window_.Peek(from + kSyntaxBytes);
  return LooksLikeEndOfValue(
      rest.substr(std::min(from, rest.size()), kSyntaxBytes));
}

void SgfValueScanner::Take(std::size_t bytes) {
  const absl::string_view taken = window_.rest().substr(0, bytes);
  for (const char byte : taken) utf8_.Add(byte);
  Keep(taken);
  window_.Skip(bytes);
}

void SgfValueScanner::Keep(absl::string_view bytes) {
  if (kept_ == nullptr || kept_->size() >= kept_end_max_) return;
  const absl::string_view kept = bytes.substr(0, kept_end_max_ - kept_->size());
  kept_->append(kept.data(), kept.size());
}

}  // namespace superko
