#include "tools/harness/replay.h"

#include <memory>
#include <utility>

#include "absl/types/span.h"

namespace superko {
namespace {

// One move at a time, so that a failure costs no answer given before it.
class Replayer {
 public:
  Replayer(Engine& engine, const GameRecord& record, std::size_t moves_kept_max)
      : engine_(engine), record_(record) {
    replay_.engine = std::string(engine.name());
    if (record.moves.size() > moves_kept_max) {
      replay_.skipped = record.moves.size() - moves_kept_max;
    }
    board_.assign(static_cast<std::size_t>(record.size.points()),
                  Color::kEmpty);
    replay_.board_before.assign(static_cast<std::size_t>(record.size.points()),
                                Color::kEmpty);
  }

  Replay Play() {
    absl::Status status = engine_.Start(record_);
    for (std::size_t i = 0; status.ok() && i < record_.moves.size(); ++i) {
      status = PlayMove(i);
    }
    if (!status.ok()) replay_.failure = std::string(status.message());
    return std::move(replay_);
  }

 private:
  absl::Status PlayMove(std::size_t index) {
    transcript_.Reset(record_.size.points(), 1);
    const absl::Status status = engine_.Play(
        absl::MakeConstSpan(record_.moves).subspan(index, 1), transcript_);
    if (status.ok()) Keep(index);
    return status;
  }

  void Keep(std::size_t index) {
    if (transcript_.has_board[0]) board_ = transcript_.boards;
    if (index < replay_.skipped) {
      replay_.board_before = board_;
      return;
    }
    replay_.answers.push_back(transcript_.answers[0]);
    replay_.boards.push_back(board_);
  }

  Engine& engine_;
  const GameRecord& record_;
  Transcript transcript_;
  std::vector<Color> board_;  // The latest that is known.
  Replay replay_;
};

}  // namespace

Replay PlayThrough(Engine& engine, const GameRecord& record,
                   const ReplayOptions& options) {
  Replay replay = Replayer(engine, record, options.moves_kept_max).Play();
  for (int i = 1; i < options.plays && replay.failure.empty(); ++i) {
    replay = Replayer(engine, record, options.moves_kept_max).Play();
  }
  return replay;
}

ReplayFunction ReplayOn(Lineup lineup) {
  return [lineup = std::move(lineup)](const GameRecord& record, int plays) {
    std::vector<Replay> replays;
    for (const EngineFactory& make_engine : lineup) {
      const std::unique_ptr<Engine> engine = make_engine();
      engine->SaveBoards(false);
      replays.push_back(PlayThrough(*engine, record, {.plays = plays}));
    }
    return replays;
  };
}

}  // namespace superko
