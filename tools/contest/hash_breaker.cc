#include "tools/contest/hash_breaker.h"

#include <initializer_list>
#include <utility>

#include "core/generate/generator.h"
#include "tools/contest/weak_hash.h"
#include "tools/contest/zero_sum.h"

namespace superko {
namespace {

constexpr int kSide = kJudgeSize.rows();

using Places = std::initializer_list<std::pair<int, int>>;

// From 1, as in judge text; Black first and in turn.
GameRecord InTurn(Places places) {
  GameRecord record;
  for (const auto& [row, column] : places) {
    const Color player =
        record.moves.size() % 2 == 0 ? Color::kBlack : Color::kWhite;
    record.moves.push_back(
        PlayMove(player, {.row = static_cast<std::uint8_t>(row - 1),
                          .column = static_cast<std::uint8_t>(column - 1)}));
  }
  return record;
}

// Each move as `change` makes its point.
template <typename Change>
GameRecord Changed(GameRecord record, const Change& change) {
  for (Move& move : record.moves) move.point = change(move.point);
  return record;
}

Point Turned(Point point) {
  return {.row = static_cast<std::uint8_t>(kSide - 1 - point.row),
          .column = static_cast<std::uint8_t>(kSide - 1 - point.column)};
}

Point Transposed(Point point) {
  return {.row = point.column, .column = point.row};
}

// Black plays what White did, and the reverse: where nothing is captured.
GameRecord WithPairsSwapped(GameRecord record) {
  for (std::size_t i = 0; i + 1 < record.moves.size(); i += 2) {
    std::swap(record.moves[i].point, record.moves[i + 1].point);
  }
  return record;
}

// For programs that go through the board from its other end, column by column,
// or that number the colors the other way round.
std::vector<GameRecord> InAllOrders(const std::vector<Move>& moves) {
  GameRecord record;
  record.moves = moves;
  std::vector<GameRecord> records = {record, WithPairsSwapped(record)};
  for (std::size_t i = 0; i < 2; ++i) {
    records.push_back(Changed(records[i], Turned));
  }
  for (std::size_t i = 0; i < 4; ++i) {
    records.push_back(Changed(records[i], Transposed));
  }
  return records;
}

// A white stone in the last corner is taken; then two stones weigh as much as
// went. With points numbered from 1, Black counted once and White twice, what
// went is 2 * 361 - 342, what came 2 * 100 + 180; numbered from 0, 2 * 360 -
// 341 and 2 * 100 + 179.
std::vector<GameRecord> IndexSumBreakers() {
  return {InTurn({{19, 18}, {19, 19}, {18, 19}, {6, 5}, {10, 9}}),
          InTurn({{19, 18}, {19, 19}, {18, 19}, {6, 6}, {10, 9}})};
}

// Black takes a ko, White takes it back and Black takes it again; in between
// each side takes two stones elsewhere, so that there are as many stones of
// each color as before, and the last play is the same.
GameRecord CountsBreaker() {
  return InTurn({{1, 2},   {1, 3},  {2, 1},   {2, 4},  {3, 2},  {3, 3},
                 {19, 1},  {2, 2},  {18, 19}, {18, 1}, {1, 19}, {19, 19},
                 {9, 1},   {2, 19}, {11, 1},  {10, 1}, {2, 3},  {19, 2},
                 {19, 18}, {2, 2},  {10, 2},  {1, 18}, {2, 3}});
}

HashBreaker ShortKeysBreaker(std::uint64_t seed) {
  constexpr std::uint64_t kGames = 100;
  Generator generator({.seed = seed,
                       .moves = kJudgeMovesMax,
                       .style = Style::kLegal,
                       .judge_strict = true});
  HashBreaker breaker = {.name = "short-keys",
                         .what = "any keys of 20 bits, likely of 24",
                         .records = {}};
  for (std::uint64_t i = 1; i <= kGames; ++i) {
    generator.Generate(i, breaker.records.emplace_back());
  }
  return breaker;
}

}  // namespace

std::vector<HashBreaker> HashBreakers(std::uint64_t seed) {
  std::vector<HashBreaker> breakers = {
      {.name = "index-sum",
       .what = "sum of point times color, without a modulus",
       .records = IndexSumBreakers()},
      {.name = "counts",
       .what = "numbers of stones and the last play",
       .records = {CountsBreaker()}}};
  for (const WeakHash& hash : WeakHashes()) {
    breakers.push_back({.name = hash.name,
                        .what = hash.what,
                        .records = InAllOrders(FindZeroSum(hash, seed))});
  }
  breakers.push_back(ShortKeysBreaker(seed));
  return breakers;
}

}  // namespace superko
