#include "core/record/sgf_reader.h"

#include <utility>

namespace superko {

SgfReader::SgfReader(ByteSource& source, std::string file,
                     const Options& options)
    : file_(std::move(file)),
      lexer_(source, options.text, notes_),
      tree_reader_(file_, options.variations, lexer_, notes_) {}

absl::StatusOr<bool> SgfReader::Next(SgfGame& game) {
  game.Clear();
  const bool has_game = lexer_.FindGame();
  if (has_game) {
    game.number = ++games_read_;
    game.place = lexer_.place();
    tree_reader_.Read(game);
  }
  std::swap(game.notes, notes_);
  notes_.Clear();
  if (!lexer_.source_status().ok()) return lexer_.source_status();
  if (!has_game && games_read_ == 0) return NoGame();
  return has_game;
}

absl::Status SgfReader::NoGame() const {
  const TextPlace place = lexer_.place();
  const Location at = {
      .file = file_, .line = place.line, .column = place.column};
  constexpr absl::string_view kExpected = "a game, \"(;\"";
  if (lexer_.text_outside().empty()) return ParseErrorAtEnd(at, kExpected);
  return ParseError(at, kExpected, lexer_.text_outside());
}

}  // namespace superko
