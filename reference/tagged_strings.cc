#include "reference/tagged_strings.h"

#include <cassert>

namespace reference {

TaggedStrings::TaggedStrings(int rows, int columns)
    : rows_(rows),
      columns_(columns),
      board_(static_cast<std::size_t>(rows * columns), Stone::kEmpty),
      tags_(board_.size()) {}

void TaggedStrings::Place(Point point, Stone colour) {
  assert(board_[point] == Stone::kEmpty && colour != Stone::kEmpty);
  const Tag tag = next_tag_++;
  board_[point] = colour;
  tags_[point] = tag;
  stones_[tag] = {point};
  liberties_[tag] = {};
  for (const Point near : PointsNextTo(point)) {
    if (board_[near] == Stone::kEmpty) {
      liberties_[tag].insert(near);
    } else {
      liberties_[tags_[near]].erase(point);
    }
  }
  for (const Tag own : TagsNextTo(point, colour)) Merge(own, TagOf(point));
}

void TaggedStrings::Merge(Tag into, Tag from) {
  for (const Point stone : stones_.at(from)) tags_[stone] = into;
  stones_.at(into).merge(stones_.at(from));
  liberties_.at(into).merge(liberties_.at(from));
  stones_.erase(from);
  liberties_.erase(from);
}

void TaggedStrings::Remove(Tag tag) {
  const std::set<Point> stones = stones_.at(tag);
  stones_.erase(tag);
  liberties_.erase(tag);
  for (const Point stone : stones) board_[stone] = Stone::kEmpty;
  for (const Point stone : stones) {
    for (const Point near : PointsNextTo(stone)) {
      if (board_[near] != Stone::kEmpty) liberties_[tags_[near]].insert(stone);
    }
  }
}

std::set<TaggedStrings::Tag> TaggedStrings::Tags() const {
  std::set<Tag> tags;
  for (const auto& [tag, stones] : stones_) tags.insert(tag);
  return tags;
}

std::set<TaggedStrings::Tag> TaggedStrings::TagsNextTo(Point point,
                                                       Stone colour) const {
  std::set<Tag> tags;
  for (const Point near : PointsNextTo(point)) {
    if (board_[near] == colour) tags.insert(tags_[near]);
  }
  return tags;
}

std::set<TaggedStrings::Point> TaggedStrings::PointsNextTo(Point point) const {
  const auto width = static_cast<Point>(columns_);
  const Point row = point / width;
  const Point column = point % width;
  std::set<Point> points;
  if (row > 0) points.insert(point - width);
  if (column > 0) points.insert(point - 1);
  if (column + 1 < width) points.insert(point + 1);
  if (row + 1 < static_cast<Point>(rows_)) points.insert(point + width);
  return points;
}

}  // namespace reference
