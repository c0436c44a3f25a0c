#include "core/record/sgf_value_scanner.h"

#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "core/record/byte_source.h"

namespace superko {
namespace {

struct Scanned {
  bool is_whole = false;
  std::string kept;
  // What stands behind the value.
  std::string rest;
  std::vector<SgfNoteKind> notes;

  friend bool operator==(const Scanned&, const Scanned&) = default;
};

Scanned ScanPieces(absl::string_view text, SgfCharset charset,
                   std::size_t piece_max) {
  StringSource source(text, piece_max);
  TextWindow window(source);
  SgfNotes notes;
  SgfValueScanner scanner(window, notes);
  scanner.set_charset(charset);
  Scanned scanned;
  scanned.is_whole = scanner.Scan(&scanned.kept);
  scanned.rest = std::string(window.Peek(1000));
  for (const SgfNote& note : notes.listed()) scanned.notes.push_back(note.kind);
  return scanned;
}

Scanned Scan(absl::string_view text, SgfCharset charset = {}) {
  const Scanned whole = ScanPieces(text, charset, text.size() + 1);
  EXPECT_EQ(ScanPieces(text, charset, 1), whole);
  return whole;
}

Scanned Whole(absl::string_view kept, absl::string_view rest,
              const std::vector<SgfNoteKind>& notes = {}) {
  return {true, std::string(kept), std::string(rest), notes};
}

constexpr SgfCharset kGbk = {.charset = Charset::kGb18030};
constexpr SgfCharset kShiftJis = {.charset = Charset::kShiftJis};
constexpr SgfCharset kBig5 = {.charset = Charset::kBig5};
constexpr SgfCharset kUtf8 = {.charset = Charset::kUtf8};
constexpr SgfCharset kLatin1 = {.charset = Charset::kAsciiSafe};
constexpr SgfCharset kJis = {.charset = Charset::kIso2022Jp};

TEST(SgfValueScannerTest, ValueEndsAtTheFirstBareBracket) {
  EXPECT_EQ(Scan("dd];W[pp]"), Whole("dd", ";W[pp]"));
  EXPECT_EQ(Scan("]"), Whole("", ""));
  EXPECT_EQ(Scan("a [b] c"), Whole("a [b", " c"));
  EXPECT_EQ(Scan("a\nb\r\n]"), Whole("a\nb\r\n", ""));
}

TEST(SgfValueScannerTest, EscapesHideTheNextByte) {
  EXPECT_EQ(Scan("a\\]b];"), Whole("a\\]b", ";"));
  EXPECT_EQ(Scan("a\\\\];"), Whole("a\\\\", ";"));
  EXPECT_EQ(Scan("a\\\n];"), Whole("a\\\n", ";"));
  EXPECT_EQ(Scan("a\\\r\n];"), Whole("a\\\r\n", ";"));
  EXPECT_EQ(Scan("\\:];"), Whole("\\:", ";"));
}

TEST(SgfValueScannerTest, InputMayEndInside) {
  for (const char* text : {"", "a", "a\\", "a\\]", "\x95", "a\x1b$B"}) {
    EXPECT_FALSE(Scan(text).is_whole) << text;
    EXPECT_FALSE(Scan(text, kGbk).is_whole) << text;
  }
}

TEST(SgfValueScannerTest, LongValuesAreKeptInPart) {
  const Scanned scanned = Scan(absl::StrCat(std::string(200'000, 'x'), "];"));
  EXPECT_TRUE(scanned.is_whole);
  EXPECT_EQ(scanned.kept.size(), SgfValueScanner::kKeptBytesMax);
  EXPECT_EQ(scanned.rest, ";");
}

TEST(SgfValueScannerTest, LinesAreCounted) {
  StringSource source("a\nb\\\nc\n]x");
  TextWindow window(source);
  SgfNotes notes;
  SgfValueScanner scanner(window, notes);
  EXPECT_TRUE(scanner.Scan(nullptr));
  EXPECT_EQ(window.place(), (TextPlace{4, 2}));
}

// "\x95\x5d" and "\x95\x5c" are characters in all three.
TEST(SgfValueScannerTest, HalfACharacterIsNoMark) {
  for (const SgfCharset charset : {kGbk, kShiftJis, kBig5}) {
    EXPECT_EQ(Scan("\x95]x];", charset), Whole("\x95]x", ";"));
    EXPECT_EQ(Scan("\x95]];", charset), Whole("\x95]", ";"));
    EXPECT_EQ(Scan("\x95\\];", charset), Whole("\x95\\", ";"));
    EXPECT_EQ(Scan("\x95\\x];", charset), Whole("\x95\\x", ";"));
    EXPECT_EQ(Scan("\x95[\x95]x];", charset), Whole("\x95[\x95]x", ";"));
  }
}

// Two characters, then the end: pairs are counted from the front.
TEST(SgfValueScannerTest, PairsOfHighBytesAreWhole) {
  EXPECT_EQ(Scan("\xd6\xd0\xb9\xfa];", kGbk), Whole("\xd6\xd0\xb9\xfa", ";"));
  EXPECT_EQ(Scan("\xd6\xd0\xb9\xfa]x];", kGbk),
            Whole("\xd6\xd0\xb9\xfa", "x];"));
}

TEST(SgfValueScannerTest, FourBytesOfGb18030AreWhole) {
  EXPECT_EQ(Scan("\x81\x30\x81\x30];", kGbk), Whole("\x81\x30\x81\x30", ";"));
}

// A half-width kana is a character of its own.
TEST(SgfValueScannerTest, SingleBytesOfShiftJisAreWhole) {
  EXPECT_EQ(Scan("\xb1];x", kShiftJis), Whole("\xb1", ";x"));
  EXPECT_EQ(Scan("\xb1\x95]x];", kShiftJis), Whole("\xb1\x95]x", ";"));
}

TEST(SgfValueScannerTest, EscapedCharactersAreWhole) {
  EXPECT_EQ(Scan("\\\x95]x];", kGbk), Whole("\\\x95]x", ";"));
}

// The charset that was stated decides, but what looks like the end is noted:
// some programs cut texts after so many bytes.
TEST(SgfValueScannerTest, StatedCharsetDecidesWhatIsHalfACharacter) {
  EXPECT_EQ(
      Scan("\x95];B[aa];W[bb]", kGbk),
      Whole("\x95];B[aa", ";W[bb]",
            {SgfNoteKind::kCharacterDoubtful, SgfNoteKind::kMoveInsideText}));
}

TEST(SgfValueScannerTest, GuessedCharsetGivesWayToWhatFollows) {
  const SgfCharset guess = {.charset = Charset::kGb18030, .is_guess = true};
  for (const char* next : {";B[aa]", ")", "\nPW[x]", "[y]", "", " (;"}) {
    EXPECT_EQ(Scan(absl::StrCat("\xd6\xd0\xb9]", next), guess),
              Whole("\xd6\xd0\xb9", next, {SgfNoteKind::kCharacterCut}))
        << next;
  }
}

// Others escape bytes, not characters.
TEST(SgfValueScannerTest, EscapedHalfOfACharacterIsNoted) {
  EXPECT_EQ(Scan("\x95\\] and more];B[aa]", kGbk),
            Whole("\x95\\] and more", ";B[aa]", {SgfNoteKind::kCharacterCut}));
}

// In UTF-8 read as GBK, the last byte of a character would swallow the end.
TEST(SgfValueScannerTest, Utf8ContradictsOtherCharsets) {
  for (const SgfCharset charset : {kGbk, kBig5, kShiftJis}) {
    const Scanned scanned = Scan("\xe4\xb8\xad]x;B[aa]", charset);
    EXPECT_EQ(scanned.kept, "\xe4\xb8\xad");
    EXPECT_EQ(scanned.rest, "x;B[aa]");
  }
  EXPECT_EQ(Scan("\xe4\xb8\xad];", kGbk).notes,
            std::vector{SgfNoteKind::kCharsetContradicted});
}

TEST(SgfValueScannerTest, GuessedCharsetIsNotedWhereItMatters) {
  const SgfCharset guess = {.charset = Charset::kGb18030, .is_guess = true};
  EXPECT_EQ(Scan("\xd6\xd0];", guess), Whole("\xd6\xd0", ";"));
  EXPECT_EQ(Scan("\x95]x];", guess),
            Whole("\x95]x", ";", {SgfNoteKind::kCharacterGuessed}));
}

// Nobody said what the charset is: what follows tells.
TEST(SgfValueScannerTest, UnknownCharsetIsToldFromWhatFollows) {
  EXPECT_EQ(Scan("\x95]x];B[aa]"),
            Whole("\x95]x", ";B[aa]", {SgfNoteKind::kCharacterGuessed}));
  EXPECT_EQ(Scan("\x95\\];B[aa]"),
            Whole("\x95\\", ";B[aa]", {SgfNoteKind::kCharacterGuessed}));
  EXPECT_EQ(Scan("caf\xe9];B[aa]"), Whole("caf\xe9", ";B[aa]"));
  EXPECT_EQ(Scan("caf\xe9\\] x];B[aa]"), Whole("caf\xe9\\] x", ";B[aa]"));
  EXPECT_EQ(Scan("\xe4\xb8\xad]x", kUtf8), Whole("\xe4\xb8\xad", "x"));
}

TEST(SgfValueScannerTest, SingleByteCharsetsAreTrusted) {
  EXPECT_EQ(Scan("caf\xe9]x", kLatin1), Whole("caf\xe9", "x"));
}

// ESC $ B to ESC ( B: two bytes a character, among them "%]".
TEST(SgfValueScannerTest, EscapeSequencesTurnPairsOn) {
  EXPECT_EQ(Scan("\x1b$B%]\x1b(B];", kJis), Whole("\x1b$B%]\x1b(B", ";"));
  EXPECT_EQ(Scan("\x1b$B%\\]]\x1b(B];", kJis), Whole("\x1b$B%\\]]\x1b(B", ";"));
  EXPECT_EQ(Scan("\x1b$B%]\x1b(B];").notes,
            std::vector{SgfNoteKind::kCharacterGuessed});
}

TEST(SgfValueScannerTest, EndOfTheLineTurnsPairsOff) {
  EXPECT_EQ(Scan("\x1b$B%]\n];", kJis), Whole("\x1b$B%]\n", ";"));
}

TEST(SgfValueScannerTest, MoveInsideTextIsNoted) {
  EXPECT_EQ(Scan("good;B[dd];"),
            Whole("good;B[dd", ";", {SgfNoteKind::kMoveInsideText}));
  EXPECT_EQ(Scan("see B[dd];"), Whole("see B[dd", ";"));
}

}  // namespace
}  // namespace superko
