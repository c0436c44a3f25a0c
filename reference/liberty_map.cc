#include "reference/liberty_map.h"

#include <cassert>
#include <cstddef>
#include <utility>

namespace reference {

void LibertyMap::Start(int rows, int columns, Rules rules,
                       Stone first_to_move) {
  assert(1 <= rows && rows <= 52 && 1 <= columns && columns <= 52);
  assert(first_to_move != Stone::kEmpty);
  rows_ = rows;
  columns_ = columns;
  rules_ = rules;
  strings_ = TaggedStrings(rows, columns);
  last_play_.reset();
  history_.clear();
  history_[board()].insert(first_to_move);
}

Outcome LibertyMap::Play(Stone player, int row, int column) {
  assert(player != Stone::kEmpty);
  const Point point = PointAt(row, column);
  if (board()[point] != Stone::kEmpty) return {Answer::kOccupied};

  const Effect effect = EffectOf(player, point);
  if (effect.is_suicide && rules_.suicide == SuicideRule::kForbidden) {
    return {Answer::kSuicide};
  }
  const Board after = BoardAfter(player, point, effect);
  if (IsRepetition(after, player)) return {Answer::kRepetition};

  const int captured = CountStones(effect.captured);
  const int own_removed =
      effect.is_suicide ? 1 + CountStones(effect.own_removed) : 0;
  last_play_ = LastPlay{player, board()};
  Commit(player, point, effect);
  assert(board() == after);
  history_[after].insert(Opponent(player));
  return {Answer::kLegal, captured, own_removed};
}

void LibertyMap::Pass(Stone player) {
  assert(player != Stone::kEmpty);
  last_play_.reset();
  history_[board()].insert(Opponent(player));
}

bool LibertyMap::SetUp(const std::vector<Placement>& placements,
                       Stone next_to_move) {
  assert(next_to_move != Stone::kEmpty);
  Board after = board();
  for (const Placement& placement : placements) {
    after[PointAt(placement.row, placement.column)] = placement.stone;
  }
  TaggedStrings strings(rows_, columns_);
  for (Point point = 0; point < after.size(); ++point) {
    if (after[point] != Stone::kEmpty) strings.Place(point, after[point]);
  }
  for (const Tag tag : strings.Tags()) {
    if (strings.LibertiesOf(tag).empty()) return false;
  }
  strings_ = std::move(strings);
  last_play_.reset();
  history_[after].insert(next_to_move);
  return true;
}

LibertyMap::Effect LibertyMap::EffectOf(Stone player, Point point) const {
  Effect effect;
  for (const Tag tag : strings_.TagsNextTo(point, Opponent(player))) {
    // A string next to an empty point has that liberty at least.
    if (strings_.LibertiesOf(tag).size() == 1) effect.captured.insert(tag);
  }
  if (effect.captured.empty() && !HasLibertyElsewhere(player, point)) {
    effect.is_suicide = true;
    effect.own_removed = strings_.TagsNextTo(point, player);
  }
  return effect;
}

// Whether a stone of `player` on `point` would have a liberty, of its own or by
// a string it joins, if nothing is captured.
bool LibertyMap::HasLibertyElsewhere(Stone player, Point point) const {
  for (const Point near : strings_.PointsNextTo(point)) {
    if (board()[near] == Stone::kEmpty) return true;
  }
  for (const Tag tag : strings_.TagsNextTo(point, player)) {
    if (strings_.LibertiesOf(tag).size() > 1) return true;
  }
  return false;
}

LibertyMap::Board LibertyMap::BoardAfter(Stone player, Point point,
                                         const Effect& effect) const {
  Board after = board();
  const auto remove = [&](const std::set<Tag>& tags) {
    for (const Tag tag : tags) {
      for (const Point stone : strings_.StonesOf(tag)) {
        after[stone] = Stone::kEmpty;
      }
    }
  };
  remove(effect.captured);
  remove(effect.own_removed);
  if (!effect.is_suicide) after[point] = player;
  return after;
}

int LibertyMap::CountStones(const std::set<Tag>& tags) const {
  std::size_t stones = 0;
  for (const Tag tag : tags) stones += strings_.StonesOf(tag).size();
  return static_cast<int>(stones);
}

void LibertyMap::Commit(Stone player, Point point, const Effect& effect) {
  strings_.Place(point, player);
  for (const Tag tag : effect.captured) strings_.Remove(tag);
  if (effect.is_suicide) strings_.Remove(strings_.TagOf(point));
}

bool LibertyMap::IsRepetition(const Board& after, Stone player) const {
  const auto earlier = history_.find(after);
  switch (rules_.repetition) {
    case RepetitionRule::kNone:
      return false;
    case RepetitionRule::kSimple:
      return last_play_.has_value() && last_play_->player == Opponent(player) &&
             last_play_->before == after;
    case RepetitionRule::kPositional:
      return earlier != history_.end();
    case RepetitionRule::kSituational:
      return earlier != history_.end() &&
             earlier->second.count(Opponent(player)) > 0;
  }
  return false;
}

LibertyMap::Point LibertyMap::PointAt(int row, int column) const {
  assert(0 <= row && row < rows_ && 0 <= column && column < columns_);
  return static_cast<Point>(row * columns_ + column);
}

}  // namespace reference
