#include "core/record/sgf_lexer.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"

#include "core/record/coordinates.h"
#include "core/record/sgf_syntax.h"

namespace superko {
namespace {

constexpr absl::string_view kUtf8Mark = "\xef\xbb\xbf";

// How far brackets and nodes are looked at, and how far CA may stand behind the
// beginning of its game.
constexpr std::size_t kSyntaxBytes = 512;
constexpr std::size_t kCharsetBytes = 4096;
constexpr std::size_t kNameBytesMax = 64;
constexpr std::size_t kFoundBytes = 48;

enum class ByteClass : std::uint8_t { kText, kMark, kBlank, kName };

constexpr std::array<ByteClass, 256> kByteClasses = [] {
  std::array<ByteClass, 256> classes{};
  for (int byte = 0; byte < 128; ++byte) {
    const char letter = static_cast<char>(byte);
    ByteClass& byte_class = classes[static_cast<std::size_t>(byte)];
    if ((letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
        (letter >= '0' && letter <= '9')) {
      byte_class = ByteClass::kName;
    }
    if (IsSgfBlank(letter)) byte_class = ByteClass::kBlank;
  }
  for (const char mark : {'(', ')', ';', '['}) {
    classes[static_cast<unsigned char>(mark)] = ByteClass::kMark;
  }
  return classes;
}();

ByteClass ClassOf(char byte) {
  return kByteClasses[static_cast<unsigned char>(byte)];
}

constexpr std::ptrdiff_t kPlainMoveBytes = 5;
// With CR, LF and the mark behind it.
constexpr std::ptrdiff_t kPlainNodeBytesMax = kPlainMoveBytes + 3;

// The point of "B[dd]" or "W[dd]" if `text` is that and the point is on a board
// of `size`. REQUIRES: kPlainMoveBytes bytes.
std::optional<Point> ParsePlainMove(const char* text, BoardSize size) {
  const bool is_move =
      (text[0] == 'B' || text[0] == 'W') && text[1] == '[' && text[4] == ']';
  const Point point = {
      .row = kSgfLetterValues[static_cast<unsigned char>(text[3])],
      .column = kSgfLetterValues[static_cast<unsigned char>(text[2])]};
  if (!is_move || !size.Contains(point)) return std::nullopt;
  return point;
}

bool IsMarkAround(char byte) {
  return byte == ';' || byte == '(' || byte == ')';
}

// The first node of the game that `text` begins with, as far as one can tell
// without knowing the charset: it ends at a mark behind a ']', or before any
// '['.
absl::string_view FirstNode(absl::string_view text) {
  std::size_t begin = 0;
  while (begin < text.size() && (IsSgfBlank(text[begin]) ||
                                 text[begin] == '(' || text[begin] == ';')) {
    ++begin;
  }
  const std::size_t mark = text.find_first_of("[;()", begin);
  if (mark == absl::string_view::npos || text[mark] != '[') {
    return text.substr(begin, 0);
  }
  for (std::size_t i = text.find(']', mark); i != absl::string_view::npos;
       i = text.find(']', i + 1)) {
    const absl::string_view next = SkipSgfBlanks(text.substr(i + 1));
    if (next.empty() || IsMarkAround(next.front())) {
      return text.substr(begin, i + 1 - begin);
    }
  }
  return text.substr(begin);
}

// The value of CA in `node`; no value if it has none.
std::optional<absl::string_view> FindCharsetName(absl::string_view node) {
  for (std::size_t i = node.find("CA"); i != absl::string_view::npos;
       i = node.find("CA", i + 1)) {
    const bool is_whole_name =
        i == 0 || ClassOf(node[i - 1]) != ByteClass::kName;
    const absl::string_view value = SkipSgfBlanks(node.substr(i + 2));
    if (!is_whole_name || !absl::StartsWith(value, "[")) continue;
    return value.substr(1, value.find(']') - 1);
  }
  return std::nullopt;
}

}  // namespace

SgfLexer::SgfLexer(ByteSource& source, Options options, SgfNotes& notes)
    : unicode_(source),
      window_(unicode_),
      options_(options),
      notes_(notes),
      values_(window_, notes) {}

bool SgfLexer::FindGame() {
  StartText();
  text_outside_.clear();
  for (;;) {
    const absl::string_view rest = window_.Peek(1);
    if (text_outside_.empty()) place_ = window_.place();
    if (rest.empty()) return false;
    if (SkipBlank(rest.front())) continue;
    if (IsAtGame(rest.front())) break;
    if (text_outside_.empty()) NoteTextOutside();
    window_.Skip(1);
  }
  place_ = window_.place();
  is_at_game_ = true;
  ChooseCharset();
  return true;
}

bool SgfLexer::IsAtGame(char byte) {
  if (byte != '(' && byte != ';') return false;
  const absl::string_view rest = window_.Peek(kSyntaxBytes);
  return StartsWithSgfTree(rest) || StartsWithSgfNode(rest);
}

void SgfLexer::NoteTextOutside() {
  notes_.Add(SgfNoteKind::kTextOutsideGame, window_.place());
  const absl::string_view text = window_.Peek(kFoundBytes);
  text_outside_ = std::string(text.substr(0, kFoundBytes));
}

void SgfLexer::StartText() {
  if (has_started_) return;
  has_started_ = true;
  has_utf8_mark_ = absl::StartsWith(window_.Peek(kUtf8Mark.size()), kUtf8Mark);
  if (has_utf8_mark_) window_.Skip(kUtf8Mark.size());
  if (unicode_.is_utf16()) notes_.Add(SgfNoteKind::kUtf16, window_.place());
}

void SgfLexer::ChooseCharset() {
  if (options_.charset.has_value()) {
    values_.set_charset({.charset = *options_.charset});
    return;
  }
  if (has_utf8_mark_ || unicode_.is_utf16()) {
    values_.set_charset({.charset = Charset::kUtf8});
    return;
  }
  const absl::string_view rest =
      window_.Peek(kCharsetBytes).substr(0, kCharsetBytes);
  const std::optional<absl::string_view> name =
      FindCharsetName(FirstNode(rest));
  const Charset charset =
      name.has_value() ? CharsetByName(*name) : Charset::kUnknown;
  if (name.has_value() && charset == Charset::kUnknown) {
    notes_.Add(SgfNoteKind::kCharsetUnknown, window_.place());
  }
  if (charset != Charset::kUnknown) {
    values_.set_charset({.charset = charset});
  } else {
    values_.set_charset({.charset = options_.charset_guess, .is_guess = true});
  }
}

SgfMark SgfLexer::Next() {
  for (;;) {
    const absl::string_view rest = window_.Peek(1);
    place_ = window_.place();
    if (rest.empty()) return SgfMark::kEnd;
    switch (rest.front()) {
      case '(':
        if (!is_at_game_ && StartsWithSgfGame(window_.Peek(kSyntaxBytes))) {
          return SgfMark::kNewGame;
        }
        is_at_game_ = false;
        window_.Skip(1);
        return SgfMark::kOpen;
      case ')':
        window_.Skip(1);
        return SgfMark::kClose;
      case ';':
        is_at_game_ = false;
        window_.Skip(1);
        return SgfMark::kNode;
      case '[':
        window_.Skip(1);
        return SgfMark::kValue;
      default:
        if (SkipBlank(rest.front())) continue;
        if (ReadName()) return SgfMark::kName;
        SkipText();
    }
  }
}

std::size_t SgfLexer::ReadPlainNodes(BoardSize size,
                                     absl::Span<PlainNode> nodes) {
  const absl::string_view rest = window_.rest();
  const char* const end = rest.data() + rest.size();
  const char* cursor = rest.data();
  const char* read_end = cursor;
  TextWindow::Lines read;
  const char* line_end = cursor;
  TextPlace place = place_;
  std::size_t count = 0;
  while (count < nodes.size() && end - cursor >= kPlainNodeBytesMax) {
    const std::optional<Point> point = ParsePlainMove(cursor, size);
    if (!point.has_value()) break;
    const char* next = cursor + kPlainMoveBytes;
    if (*next == '\r') ++next;
    const bool ends_line = *next == '\n';
    if (ends_line) ++next;
    if (*next != ';' && *next != '(' && *next != ')') break;
    nodes[count++] = {*cursor == 'B' ? Color::kBlack : Color::kWhite, *point,
                      place};
    read_end = next;
    if (ends_line) {
      ++read.lines;
      place = {place.line + 1, 1};
      line_end = next;
    } else {
      place.column += static_cast<std::uint32_t>(next - cursor + 1);
    }
    if (*next != ';') break;
    cursor = next + 1;
  }
  read.bytes = static_cast<std::size_t>(read_end - rest.data());
  read.after_line = static_cast<std::size_t>(read_end - line_end);
  window_.SkipLines(read);
  return count;
}

bool SgfLexer::SkipBlank(char byte) {
  if (byte == '\n') {
    window_.SkipLineEnd();
  } else if (ClassOf(byte) == ByteClass::kBlank) {
    window_.Skip(1);
  } else {
    return false;
  }
  return true;
}

bool SgfLexer::ReadName() {
  const absl::string_view rest = window_.Peek(kNameBytesMax);
  std::size_t bytes = 0;
  while (bytes < rest.size() && ClassOf(rest[bytes]) == ByteClass::kName) {
    ++bytes;
  }
  name_ = ParseSgfName(rest.substr(0, bytes));
  if (name_.is_name) window_.Skip(bytes);
  return name_.is_name;
}

// Everything up to the next blank, mark or capital letter.
void SgfLexer::SkipText() {
  notes_.Add(SgfNoteKind::kTextInsideGame, window_.place());
  for (;;) {
    const absl::string_view rest = window_.Peek(1);
    const auto end = std::find_if(rest.begin(), rest.end(), [](char byte) {
      const ByteClass byte_class = ClassOf(byte);
      return byte_class == ByteClass::kMark ||
             byte_class == ByteClass::kBlank || (byte >= 'A' && byte <= 'Z');
    });
    window_.Skip(static_cast<std::size_t>(end - rest.begin()));
    if (end != rest.end() || rest.empty()) return;
  }
}

}  // namespace superko
