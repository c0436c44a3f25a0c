#include "fuzz/undo_check.h"

#include "absl/strings/str_cat.h"

#include "core/record/game_player.h"

namespace superko {

std::string UndoCheck::Check(const GameRecord& record) {
  game_.Start({.size = record.size,
               .rules = record.rules,
               .first_player = record.first_player});
  PlayAll(record);
  std::string fault = UndoAll();
  return fault.empty() ? PlayAgain(record) : fault;
}

UndoCheck::State UndoCheck::Look() const {
  State state;
  state.board.resize(static_cast<std::size_t>(game_.board().size().points()));
  game_.board().CopyColors(state.board.data());
  state.key = game_.board().key();
  state.next_player = game_.next_player();
  return state;
}

void UndoCheck::PlayAll(const GameRecord& record) {
  answers_.clear();
  states_ = {Look()};
  GamePlayer player(game_);
  for (const Move move : record.moves) {
    answers_.push_back(player.Make(move));
    if (game_.actions() == states_.size()) states_.push_back(Look());
  }
}

std::string UndoCheck::UndoAll() {
  for (std::size_t action = states_.size() - 1; action > 0; --action) {
    if (!game_.Undo()) return absl::StrCat("action ", action, " stays");
    if (Look() != states_[action - 1]) {
      return absl::StrCat("undoing action ", action, " leaves another state");
    }
  }
  return game_.Undo() ? "there is an action before the first"
                      : game_.FindInconsistency();
}

std::string UndoCheck::PlayAgain(const GameRecord& record) {
  GamePlayer player(game_);
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (player.Make(record.moves[i]) != answers_[i]) {
      return absl::StrCat("move ", i + 1, " is answered differently after ",
                          "all was undone");
    }
  }
  return Look() == states_.back() ? game_.FindInconsistency()
                                  : "the replay ends in another state";
}

}  // namespace superko
