// HandGame: a game that a person plays on an engine, line by line.

#ifndef SUPERKO_TOOLS_CLI_HAND_GAME_H_
#define SUPERKO_TOOLS_CLI_HAND_GAME_H_

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/record/game_record.h"
#include "tools/engine/engine.h"

namespace superko {

class HandGame {
 public:
  // `record` gives size and rules; its moves are ignored.
  HandGame(std::unique_ptr<Engine> engine, GameRecord record);

  // Does what a line says: "ROW COLUMN" from 1, a point such as D4, "pass" or
  // "undo", and returns what came of it in words. A line that is none of these
  // is an error that says what was expected; it changes nothing.
  absl::StatusOr<std::string> Do(absl::string_view line);

  // The board, whose turn it is, the number of the next play, and the stones
  // that each player has left and has captured.
  std::string Describe() const;

 private:
  struct Player {
    int stones_left = 0;
    int captured = 0;
  };

  std::string Play(Move move);
  std::string Undo();
  void Accept(Move move, const MoveAnswer& answer);
  MoveAnswer Ask(Move move);
  void Restart();
  Player& player(Color color) { return players_[color == Color::kWhite]; }
  const Player& player(Color color) const {
    return players_[color == Color::kWhite];
  }

  std::unique_ptr<Engine> engine_;
  GameRecord record_;  // Holds the accepted moves.
  Transcript transcript_;
  std::vector<Color> board_;
  Color turn_;
  Player players_[2];
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_CLI_HAND_GAME_H_
