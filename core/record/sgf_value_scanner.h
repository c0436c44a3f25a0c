// SgfValueScanner: finds the end of a property value, and what it says.
//
// A value ends at the first ']' that is neither escaped by '\' nor half of a
// character. Where the charset leaves that open, what follows decides: behind
// the end of a value there is another value, property, node or bracket.
//
// Ownership: borrows a window and notes.
// Threads:   needs a single owner.
// Errors:    none; what was guessed is noted.

#ifndef SUPERKO_CORE_RECORD_SGF_VALUE_SCANNER_H_
#define SUPERKO_CORE_RECORD_SGF_VALUE_SCANNER_H_

#include <array>
#include <cstddef>
#include <string>

#include "absl/strings/string_view.h"

#include "core/record/charset.h"
#include "core/record/sgf_note.h"
#include "core/record/text_window.h"

namespace superko {

// How the charset of a text is known.
struct SgfCharset {
  Charset charset = Charset::kUnknown;
  // A guess is used like a statement, but its effects are noted.
  bool is_guess = false;
};

class SgfValueScanner {
 public:
  // What is kept of a value; nothing that a record needs is longer.
  static constexpr std::size_t kKeptBytesMax = 4096;

  SgfValueScanner(TextWindow& window, SgfNotes& notes)
      : window_(window), notes_(notes) {}

  void set_charset(SgfCharset charset) { charset_ = charset; }

  // Goes from behind '[' to behind ']'. False if the input ends before. Appends
  // what stands between to `kept`, escapes included, unless that is null.
  bool Scan(std::string* kept);

 private:
  void ScanPlain();
  void ScanEscape();
  void ScanBracket();
  void ScanHighByte();
  void ScanHighRun();
  bool TakesPair(absl::string_view rest);
  void ScanEscapeSequence();
  void ScanDoubleBytes();
  // True if the bytes at `from` look like what follows a value.
  bool LooksLikeSyntaxAt(std::size_t from);
  // Goes over `bytes` of the value; no line ends among them.
  void Take(std::size_t bytes);
  void Keep(absl::string_view bytes);
  void Note(SgfNoteKind kind) { notes_.Add(kind, window_.place()); }

  TextWindow& window_;
  SgfNotes& notes_;
  SgfCharset charset_;
  // Of the value being scanned.
  std::string* kept_ = nullptr;
  std::size_t kept_end_max_ = 0;
  Utf8Check utf8_;
  // The two latest plain bytes.
  std::array<char, 2> latest_{};
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_VALUE_SCANNER_H_
