// SgfReader: the games of an SGF text, FF[1] to FF[4], one after the other.
//
// Tolerant of what real files contain, exact about what is a move: what is odd
// and accepted is a note of the game, what is not accepted is its error.
//
//   SgfReader reader(source, "a.sgf", {});
//   SgfGame game;
//   for (;;) {
//     const absl::StatusOr<bool> more = reader.Next(game);
//     if (!more.ok()) return more.status();
//     if (!*more) break;
//     ...  // game.record, game.error, game.notes
//   }
//
// Memory:  a window of the text and one game.
// Threads: needs a single owner.
// Errors:  an error of one game is game.error, and the games after it are read.
//          Next fails if the source does, or if the text holds no game.

#ifndef SUPERKO_CORE_RECORD_SGF_READER_H_
#define SUPERKO_CORE_RECORD_SGF_READER_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

#include "core/record/byte_source.h"
#include "core/record/charset.h"
#include "core/record/sgf_game.h"
#include "core/record/sgf_lexer.h"
#include "core/record/sgf_note.h"
#include "core/record/sgf_tree_reader.h"

namespace superko {

class SgfReader {
 public:
  struct Options {
    SgfVariations variations = SgfVariations::kMain;
    SgfLexer::Options text = {};
  };

  // Borrows `source`. `file` is its name in messages.
  SgfReader(ByteSource& source, std::string file, const Options& options);

  // Reads the next game into `game`, whose memory it uses again. False at the
  // end of the text; then `game` holds nothing but notes of what stood behind
  // the last one. After false or an error, every further call says the same.
  absl::StatusOr<bool> Next(SgfGame& game);

 private:
  absl::Status NoGame() const;

  std::string file_;
  SgfNotes notes_;
  SgfLexer lexer_;
  SgfTreeReader tree_reader_;
  std::uint32_t games_read_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_READER_H_
