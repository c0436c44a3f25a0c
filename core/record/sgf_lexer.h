// SgfLexer: an SGF text as a stream of marks: brackets, nodes, names, values.
//
//   SgfLexer lexer(source, {}, notes);
//   while (lexer.FindGame()) {
//     for (;;) switch (lexer.Next()) { ... }
//   }
//
// Knows where values end (charsets, escapes) and where games begin and end in
// the middle of other text. Does not know what the tree or the values mean.
//
// Memory:  a window of the text, whatever its size and depth.
// Threads: needs a single owner.
// Errors:  none: any bytes are some stream of marks; what is skipped is noted.
//          A failure of the source looks like its end; see source_status().

#ifndef SUPERKO_CORE_RECORD_SGF_LEXER_H_
#define SUPERKO_CORE_RECORD_SGF_LEXER_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/record/byte_source.h"
#include "core/record/charset.h"
#include "core/record/location.h"
#include "core/record/sgf_note.h"
#include "core/record/sgf_property.h"
#include "core/record/sgf_value_scanner.h"
#include "core/record/text_window.h"
#include "core/record/unicode_source.h"

namespace superko {

enum class SgfMark : std::uint8_t {
  kOpen,     // '('
  kClose,    // ')'
  kNode,     // ';'
  kName,     // a property's name: see name()
  kValue,    // '[': go on with ReadValue or SkipValue
  kNewGame,  // "(;GM[1]" and the like inside a game: not read, FindGame does
  kEnd,      // the end of the input
};

class SgfLexer {
 public:
  struct Options {
    // Whatever CA says.
    std::optional<Charset> charset;
    // If CA says nothing.
    Charset charset_guess = Charset::kUnknown;
  };

  // Borrows all of them.
  SgfLexer(ByteSource& source, Options options, SgfNotes& notes);
  SgfLexer(const SgfLexer&) = delete;
  SgfLexer& operator=(const SgfLexer&) = delete;

  // Skips what is no game. False at the end of the input; else the next mark is
  // the game's first, kOpen unless that bracket is missing. Looks ahead for CA.
  bool FindGame();

  SgfMark Next();
  // Of the latest mark.
  TextPlace place() const { return place_; }
  const SgfName& name() const { return name_; }

  // After kNode: reads nodes that are a play on a board of `size` and nothing
  // else, spelt as most are: "B[dd]", then ";W[pp]" and so on, with at most the
  // end of a line between nodes. Stops at any other text, at the end of what is
  // at hand, and when `nodes` is full. Returns how many it read; if none, the
  // node is for Next, as it was.
  struct PlainNode {
    Color player;
    Point point;
    // Of the ';'; the point stands three bytes behind it.
    TextPlace place;
  };
  std::size_t ReadPlainNodes(BoardSize size, absl::Span<PlainNode> nodes);

  // After kValue. False if the input ends inside of it. ReadValue appends what
  // stands there to `text`; see SgfValueScanner.
  bool ReadValue(std::string& text) { return values_.Scan(&text); }
  bool SkipValue() { return values_.Scan(nullptr); }

  // The beginning of what the latest FindGame skipped first, at place() if it
  // found no game; empty if there were only blanks.
  const std::string& text_outside() const { return text_outside_; }
  const absl::Status& source_status() const { return window_.source_status(); }

 private:
  void StartText();
  bool IsAtGame(char byte);
  void NoteTextOutside();
  void ChooseCharset();
  bool SkipBlank(char byte);
  void SkipText();
  bool ReadName();

  UnicodeSource unicode_;
  TextWindow window_;
  Options options_;
  SgfNotes& notes_;
  SgfValueScanner values_;
  bool has_started_ = false;
  bool has_utf8_mark_ = false;
  // FindGame stopped here and Next was not called yet.
  bool is_at_game_ = false;
  TextPlace place_;
  SgfName name_;
  std::string text_outside_;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_LEXER_H_
