#include "bench/recorded_games.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>

#include "core/base/shuffle.h"
#include "core/base/split_mix.h"
#include "core/rules/game.h"
#include "tools/engine/engine_table.h"

namespace superko {
namespace {

// Every neighbour is an own stone or the edge.
bool IsEye(const Board& board, Color player, PointIndex index) {
  for (const PointIndex neighbor : board.grid().Neighbors(index)) {
    const bool is_own_or_edge =
        !board.IsEmpty(neighbor) && board.at(neighbor) != Opponent(player);
    if (!is_own_or_edge) return false;
  }
  return true;
}

// Plays somewhere legal; none if many tries found nothing.
std::optional<Move> PlayAnywhere(Game& game, Color player, SplitMix64& random) {
  constexpr int kTries = 2000;
  const BoardSize size = game.board().size();
  for (int i = 0; i < kTries; ++i) {
    const Point point = size.PointAt(static_cast<int>(
        random.Below(static_cast<std::uint32_t>(size.points()))));
    if (IsEye(game.board(), player, game.board().grid().Index(point))) continue;
    if (game.Play(player, point).verdict == Verdict::kLegal) {
      return PlayMove(player, point);
    }
  }
  return std::nullopt;
}

// Builds a ko, takes it, and tries eight times to retake it at once.
//
//   . B W .
//   B W x W     Black takes on x.
//   . B W .
void AddKo(Point corner, std::vector<Move>& moves) {
  const auto play = [&](Color color, int row, int column) {
    moves.push_back(
        PlayMove(color, {static_cast<std::uint8_t>(corner.row + row),
                         static_cast<std::uint8_t>(corner.column + column)}));
  };
  play(Color::kBlack, 0, 1);
  play(Color::kWhite, 0, 2);
  play(Color::kBlack, 1, 0);
  play(Color::kWhite, 1, 3);
  play(Color::kBlack, 2, 1);
  play(Color::kWhite, 2, 2);
  play(Color::kWhite, 1, 1);
  play(Color::kBlack, 1, 2);
  for (int i = 0; i < 8; ++i) play(Color::kWhite, 1, 1);
}

}  // namespace

std::vector<GameRecord> LegalGames(int side, int games) {
  std::vector<GameRecord> records(static_cast<std::size_t>(games));
  SplitMix64 random(19);
  Game game{Game::Options{}};
  for (GameRecord& record : records) {
    record.size = BoardSize(side, side);
    game.Start({.size = record.size, .rules = {}});
    const auto length = static_cast<std::size_t>(side * side * 5 / 4);
    Color player = Color::kBlack;
    while (record.moves.size() < length) {
      const std::optional<Move> move = PlayAnywhere(game, player, random);
      if (!move.has_value()) break;
      record.moves.push_back(*move);
      player = Opponent(player);
    }
  }
  return records;
}

std::vector<GameRecord> UniformGames(int side, int games, int plays) {
  std::vector<GameRecord> records(static_cast<std::size_t>(games));
  SplitMix64 random(7);
  const BoardSize size(side, side);
  for (GameRecord& record : records) {
    record.size = size;
    for (int i = 0; i < plays; ++i) {
      const auto ordinal =
          random.Below(static_cast<std::uint32_t>(size.points()));
      record.moves.push_back(
          PlayMove(i % 2 == 0 ? Color::kBlack : Color::kWhite,
                   size.PointAt(static_cast<int>(ordinal))));
    }
  }
  return records;
}

std::vector<GameRecord> GiantCaptureGames(int games) {
  constexpr int kRounds = 3;
  std::vector<int> order(static_cast<std::size_t>(kJudgeSize.points()));
  std::iota(order.begin(), order.end(), 0);
  std::vector<GameRecord> records(static_cast<std::size_t>(games));
  SplitMix64 random(5);
  for (GameRecord& record : records) {
    for (int round = 0; round < kRounds; ++round) {
      // Black's last point becomes White's last one, when it has been captured.
      const int black = order.back();
      Shuffle(order, random);
      std::swap(*std::find(order.begin(), order.end(), black),
                order[order.size() - 2]);
      for (const int ordinal : order) {
        record.moves.push_back(
            PlayMove(Color::kWhite, kJudgeSize.PointAt(ordinal)));
      }
      record.moves.back().color = Color::kBlack;
    }
  }
  return records;
}

//   W W W W .
//   . . . W .    A room of two rows and three columns, its mouth below it, and
//   . . . W .    x, which Black takes by playing there.
//   . W W W .
//   x B . . .
//   B . . . .
std::vector<GameRecord> RetakeGames(int rows, int columns, int games) {
  const auto at = [](int row, int column) {
    return Point{static_cast<std::uint8_t>(row),
                 static_cast<std::uint8_t>(column)};
  };
  std::vector<GameRecord> records(static_cast<std::size_t>(games));
  SplitMix64 random(13);
  for (GameRecord& record : records) {
    std::vector<Point> room;
    const auto play = [&](Color color, Point point) {
      record.moves.push_back(PlayMove(color, point));
    };
    for (int row = 1; row <= rows; ++row) {
      play(Color::kWhite, at(row, columns));
      for (int column = 0; column < columns; ++column) {
        room.push_back(at(row, column));
      }
    }
    for (int column = 0; column <= columns; ++column) {
      play(Color::kWhite, at(0, column));
      if (column > 0) play(Color::kWhite, at(rows + 1, column));
    }
    play(Color::kBlack, at(rows + 2, 1));
    play(Color::kBlack, at(rows + 3, 0));
    play(Color::kWhite, at(rows + 2, 0));
    Shuffle(room, random);
    room.push_back(at(rows + 1, 0));
    for (const Point point : room) play(Color::kBlack, point);
    record.moves.insert(record.moves.end(), record.moves.size(),
                        PlayMove(Color::kWhite, at(rows + 2, 0)));
  }
  return records;
}

std::vector<GameRecord> KoGames(int games) {
  std::vector<Point> corners;
  for (int row = 0; row + 3 <= 19; row += 3) {
    for (int column = 0; column + 4 <= 19; column += 4) {
      corners.push_back(
          {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)});
    }
  }
  std::vector<GameRecord> records(static_cast<std::size_t>(games));
  SplitMix64 random(3);
  for (GameRecord& record : records) {
    // Another order in every game.
    Shuffle(corners, random);
    for (const Point corner : corners) AddKo(corner, record.moves);
  }
  return records;
}

std::uint64_t PlaysOf(absl::Span<const GameRecord> games) {
  std::uint64_t plays = 0;
  for (const GameRecord& game : games) plays += game.moves.size();
  return plays;
}

Tally TallyOf(absl::Span<const GameRecord> games, Engine& engine) {
  Tally tally;
  Transcript transcript;
  for (const GameRecord& game : games) {
    engine.Start(game).IgnoreError();
    transcript.Reset(game.size.points(), game.moves.size());
    engine.Play(game.moves, transcript).IgnoreError();
    for (const MoveAnswer& answer : transcript.answers) {
      tally.Add(answer.verdict, answer.captured);
    }
  }
  return tally;
}

Tally TallyByReference(absl::Span<const GameRecord> games) {
  return TallyOf(games, *ReferenceEngines()[0].make());
}

}  // namespace superko
