// Records from text, for tests.

#ifndef SUPERKO_TOOLS_HARNESS_TESTING_RECORD_OF_H_
#define SUPERKO_TOOLS_HARNESS_TESTING_RECORD_OF_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"

#include "core/base/check.h"
#include "core/record/game_record.h"

namespace superko {

inline Color ColorOf(absl::string_view letter) {
  if (letter == ".") return Color::kEmpty;
  SUPERKO_CHECK(letter == "B" || letter == "W") << std::string(letter);
  return letter == "B" ? Color::kBlack : Color::kWhite;
}

inline std::uint8_t NumberOf(absl::string_view text) {
  int number = 0;
  SUPERKO_CHECK(absl::SimpleAtoi(text, &number)) << std::string(text);
  return static_cast<std::uint8_t>(number - 1);
}

// Reads what MovesText writes.
inline std::vector<Move> MovesOf(absl::string_view text) {
  std::vector<Move> moves;
  for (const absl::string_view part : absl::StrSplit(text, ", ")) {
    std::vector<std::string> words = absl::StrSplit(part, ' ');
    Move move;
    if (words[0] == "set") {
      move.kind = words[1] == "end" ? MoveKind::kEndSetUp : MoveKind::kSetStone;
      if (move.kind == MoveKind::kEndSetUp) std::swap(words[1], words[2]);
      words.erase(words.begin());
    } else if (words[1] == "pass") {
      move.kind = MoveKind::kPass;
    }
    move.color = ColorOf(words[0]);
    if (words.size() == 3)
      move.point = {NumberOf(words[1]), NumberOf(words[2])};
    moves.push_back(move);
  }
  return moves;
}

inline GameRecord RecordOf(BoardSize size, absl::string_view moves) {
  return {.size = size,
          .rules = {},
          .first_player = Color::kBlack,
          .moves = MovesOf(moves)};
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_TESTING_RECORD_OF_H_
