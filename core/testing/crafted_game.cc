#include "core/testing/crafted_game.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/check.h"
#include "core/base/shuffle.h"
#include "core/base/split_mix.h"
#include "core/board/zobrist.h"
#include "core/rules/game.h"
#include "core/testing/xor_choice.h"

namespace superko {
namespace {

constexpr int kSide = 19;
constexpr int kRoomRows = 11;
constexpr int kRounds = 28;

constexpr Point At(int row, int column) {
  return {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
}
constexpr Point kMouth = At(kRoomRows, 0);
constexpr Point kX = At(kRoomRows + 1, 0);
constexpr Point kSecondMouth = At(15, 18);
constexpr Point kY = At(14, 18);

std::vector<Point> PointsOfRows(int first, int rows) {
  std::vector<Point> points;
  for (int row = first; row < first + rows; ++row) {
    for (int column = 0; column < kSide; ++column) {
      points.push_back(At(row, column));
    }
  }
  return points;
}

// Plays the game and writes it down.
class Writer {
 public:
  void Play(Color player, Point point) {
    record_.moves.push_back(PlayMove(player, point));
    SUPERKO_CHECK(game_.Play(player, point).verdict == Verdict::kLegal);
  }

  void BuildWalls() {
    for (int column = 1; column < kSide; ++column) {
      Play(Color::kWhite, At(kRoomRows, column));
    }
    Play(Color::kBlack, At(kRoomRows + 1, 1));
    Play(Color::kBlack, At(kRoomRows + 2, 0));
    Play(Color::kWhite, kX);
    for (int column = 0; column < kSide - 1; ++column) {
      Play(Color::kWhite, At(15, column));
    }
    Play(Color::kBlack, At(14, 17));
    Play(Color::kBlack, At(13, 18));
    Play(Color::kWhite, kY);
  }

  // Black fills the room and takes x; on the way the key is `target` twice.
  // Each half of the room has many more points than a key has bits.
  void TakeX(const std::vector<Point>& room, std::uint64_t target) {
    const auto half = room.begin() + kRoomRows * kSide / 2;
    std::vector<Point> rest;
    FillToKey({room.begin(), half}, target, rest);
    FillToKey({half, room.end()}, target, rest);
    Shuffle(rest, random_);
    for (const Point point : rest) Play(Color::kBlack, point);
    Play(Color::kBlack, kMouth);
  }

  std::uint64_t key() const { return game_.board().key(); }
  GameRecord Take() { return std::move(record_); }

 private:
  // Plays at least one of the points, and adds the others to `rest`.
  void FillToKey(std::vector<Point> points, std::uint64_t target,
                 std::vector<Point>& rest) {
    Shuffle(points, random_);
    Play(Color::kBlack, points.back());
    points.pop_back();
    std::vector<std::uint64_t> keys;
    for (const Point point : points) {
      keys.push_back(
          ZobristKey(game_.board().grid().Index(point), Color::kBlack));
    }
    const std::vector<bool> chosen = ChooseXor(keys, key() ^ target);
    SUPERKO_CHECK(!chosen.empty());
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (chosen[i]) {
        Play(Color::kBlack, points[i]);
      } else {
        rest.push_back(points[i]);
      }
    }
  }

  Game game_{Game::Options{}};
  SplitMix64 random_{11};
  GameRecord record_;
};

}  // namespace

GameRecord CraftedGame(int refused) {
  const std::vector<Point> room = PointsOfRows(0, kRoomRows);
  const std::vector<Point> second_room = PointsOfRows(16, 3);
  Writer writer;
  writer.BuildWalls();
  const std::uint64_t target = writer.key();
  auto counter = second_room.begin();
  for (int round = 0; round < kRounds; ++round) {
    writer.TakeX(room, target);
    writer.Play(Color::kBlack, *counter++);
    writer.Play(Color::kWhite, kX);
    writer.Play(Color::kBlack, *counter++);
  }
  writer.Play(Color::kBlack, *counter);
  writer.Play(Color::kBlack, kSecondMouth);
  GameRecord record = writer.Take();
  record.moves.insert(record.moves.end(), static_cast<std::size_t>(refused),
                      PlayMove(Color::kWhite, kY));
  return record;
}

}  // namespace superko
