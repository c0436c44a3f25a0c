// Property: with a hash so short that collisions are the normal case, a game
//           answers as with a long one and as the reference, board, captures
//           and length of the cycle included, and goes on doing so after moves
//           were taken back.
// Input:    a byte for the bits of the hash, 0 to 12, then game bytes, undos
//           included; at most 512.

#include <memory>
#include <string>
#include <vector>

#include "core/base/check.h"
#include "core/record/game_player.h"
#include "fuzz/game_bytes.h"
#include "fuzz/game_mutator.h"
#include "tools/engine/reference_engine.h"
#include "tools/harness/record_text.h"

namespace superko {
namespace {

constexpr int kKeyBitsMax = 12;

// The truth of a game that can be taken back: it is played again.
class ReplayedTruth {
 public:
  void Start(const GameRecord& record) {
    start_ = record;
    start_.moves.clear();
    actions_.clear();
    open_.clear();
    SUPERKO_CHECK(engine_->Start(start_).ok());
  }

  MoveAnswer Make(Move move) {
    open_.push_back(move);
    Play({move});
    if (move.kind == MoveKind::kSetStone) return {};
    const MoveAnswer answer = transcript_.answers.back();
    if (answer.verdict == Verdict::kLegal) actions_.push_back(open_);
    open_.clear();
    return answer;
  }

  bool Undo() {
    if (actions_.empty()) return false;
    actions_.pop_back();
    SUPERKO_CHECK(engine_->Start(start_).ok());
    boards_.assign(static_cast<std::size_t>(start_.size.points()),
                   Color::kEmpty);
    for (const std::vector<Move>& action : actions_) Play(action);
    return true;
  }

  const std::vector<Color>& board() const { return boards_; }

 private:
  void Play(const std::vector<Move>& moves) {
    transcript_.Reset(start_.size.points(), moves.size());
    SUPERKO_CHECK(engine_->Play(moves, transcript_).ok());
    const auto last = transcript_.board(moves.size() - 1);
    boards_.assign(last.begin(), last.end());
  }

  std::unique_ptr<Engine> engine_ = MakeFloodFillEngine();
  GameRecord start_;
  std::vector<std::vector<Move>> actions_;  // Accepted ones.
  std::vector<Move> open_;                  // The set-up that has no end yet.
  Transcript transcript_;
  std::vector<Color> boards_;  // The present board.
};

class HistoryCheck {
 public:
  HistoryCheck() {
    for (int bits = 0; bits <= kKeyBitsMax; ++bits) {
      short_games_.push_back(
          std::make_unique<Game>(Game::Options{.key_bits = bits}));
    }
  }

  void Check(int key_bits, const FuzzedGame& input) {
    Game& game = *short_games_[static_cast<std::size_t>(key_bits)];
    const Game::Options start = {.size = input.record.size,
                                 .rules = input.record.rules,
                                 .first_player = input.record.first_player};
    game.Start(start);
    long_game_.Start(start);
    truth_.Start(input.record);
    GamePlayer player(game);
    GamePlayer long_player(long_game_);
    auto undo = input.undos.begin();
    for (std::size_t i = 0; i < input.record.moves.size(); ++i) {
      for (; undo != input.undos.end() && *undo == i; ++undo) Undo(game);
      const PlayResult answer = player.Make(input.record.moves[i]);
      SUPERKO_CHECK(answer == long_player.Make(input.record.moves[i]) &&
                    (answer.verdict != Verdict::kRepetition ||
                     game.cycle_length() == long_game_.cycle_length()))
          << "with " << key_bits << " bits, move " << i + 1 << " of "
          << RecordText(input.record);
      const MoveAnswer truth = truth_.Make(input.record.moves[i]);
      SUPERKO_CHECK(answer.verdict == truth.verdict &&
                    answer.captured == truth.captured &&
                    answer.own_removed == truth.own_removed && SameBoard(game))
          << "move " << i + 1 << " of " << RecordText(input.record);
    }
    for (; undo != input.undos.end(); ++undo) Undo(game);
  }

 private:
  void Undo(Game& game) {
    const bool is_undone = truth_.Undo();
    SUPERKO_CHECK(game.Undo() == is_undone && long_game_.Undo() == is_undone);
    SUPERKO_CHECK(!is_undone || SameBoard(game)) << "after an undo";
  }

  bool SameBoard(const Game& game) {
    board_.resize(static_cast<std::size_t>(game.board().size().points()));
    game.board().CopyColors(board_.data());
    return board_ == truth_.board();
  }

  std::vector<std::unique_ptr<Game>> short_games_;  // By the bits of the key.
  Game long_game_{Game::Options{}};
  ReplayedTruth truth_;
  std::vector<Color> board_;
};

}  // namespace
}  // namespace superko

SUPERKO_FUZZ_MUTATES_GAMES(1)

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  static auto& check = *new superko::HistoryCheck;
  superko::ByteReader reader({data, size});
  const int key_bits = reader.UpTo(superko::kKeyBitsMax);
  check.Check(key_bits, superko::ReadGameBytes(reader.rest()));
  return 0;
}
