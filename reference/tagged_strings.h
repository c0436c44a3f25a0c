// TaggedStrings: the stones of a board and their strings, kept by tag.
//
// Every stone carries the tag of its string. A map leads from the tag to the
// stones, another one to the liberties; both are kept up to date stone by
// stone and never looked for on the board.
//
// Invariant: the tags of the two maps are the tags on the board; the liberties
// of a string are exactly the empty points next to its stones.
//
// Units:     points row by row from 0.
// Ownership: a plain value.
// Threads:   const members may run together; a change needs a single owner.
// Errors:    none.
#ifndef SUPERKO_REFERENCE_TAGGED_STRINGS_H_
#define SUPERKO_REFERENCE_TAGGED_STRINGS_H_

#include <cstddef>
#include <map>
#include <set>
#include <vector>

#include "reference/types.h"

namespace reference {

class TaggedStrings {
 public:
  using Point = std::size_t;
  using Tag = int;

  // An empty board.
  TaggedStrings(int rows, int columns);

  // Puts a stone down and merges the strings of its colour that it touches.
  // Captures nothing: a string may be left without liberties.
  // REQUIRES: the point is empty; `colour` is black or white.
  void Place(Point point, Stone colour);

  // Takes the stones of a string away and gives their points to the strings
  // around as liberties.
  // REQUIRES: there is a string with this tag.
  void Remove(Tag tag);

  const std::vector<Stone>& board() const { return board_; }

  // REQUIRES: a stone stands on the point.
  Tag TagOf(Point point) const { return tags_[point]; }

  // REQUIRES: there is a string with this tag.
  const std::set<Point>& StonesOf(Tag tag) const { return stones_.at(tag); }
  const std::set<Point>& LibertiesOf(Tag tag) const {
    return liberties_.at(tag);
  }

  std::set<Tag> Tags() const;
  std::set<Point> PointsNextTo(Point point) const;
  std::set<Tag> TagsNextTo(Point point, Stone colour) const;

 private:
  void Merge(Tag into, Tag from);

  int rows_;
  int columns_;
  std::vector<Stone> board_;
  std::vector<Tag> tags_;  // Of no account where there is no stone.
  std::map<Tag, std::set<Point>> stones_;
  std::map<Tag, std::set<Point>> liberties_;
  Tag next_tag_ = 0;
};

}  // namespace reference

#endif  // SUPERKO_REFERENCE_TAGGED_STRINGS_H_
