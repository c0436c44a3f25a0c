// LibertyMap: the rules played on strings that are kept from move to move.
//
// Strings and their liberties come from maps by tag (tagged_strings.h). A play
// is judged before anything is touched: which opposing strings lose their last
// liberty, whether the own one keeps one, what the board would be. Only an
// accepted play changes the maps. The history is a map from whole boards to the
// players who were to move.
//
// Units:     as in types.h.
// Ownership: a copy is an independent game.
// Threads:   one owner.
// Errors:    none; see Engine for what is required.
#ifndef SUPERKO_REFERENCE_LIBERTY_MAP_H_
#define SUPERKO_REFERENCE_LIBERTY_MAP_H_

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "reference/tagged_strings.h"
#include "reference/types.h"

namespace reference {

class LibertyMap : public Engine {
 public:
  void Start(int rows, int columns, Rules rules, Stone first_to_move) override;
  Outcome Play(Stone player, int row, int column) override;
  void Pass(Stone player) override;
  bool SetUp(const std::vector<Placement>& placements,
             Stone next_to_move) override;
  const std::vector<Stone>& board() const override { return strings_.board(); }

 private:
  using Point = TaggedStrings::Point;
  using Tag = TaggedStrings::Tag;
  using Board = std::vector<Stone>;

  // What a play would do to the strings around it, were it accepted.
  struct Effect {
    std::set<Tag> captured;     // Opposing strings.
    bool is_suicide = false;    // The played stone goes, with
    std::set<Tag> own_removed;  // these own strings.
  };

  Effect EffectOf(Stone player, Point point) const;
  bool HasLibertyElsewhere(Stone player, Point point) const;
  Board BoardAfter(Stone player, Point point, const Effect& effect) const;
  int CountStones(const std::set<Tag>& tags) const;
  void Commit(Stone player, Point point, const Effect& effect);
  bool IsRepetition(const Board& after, Stone player) const;
  Point PointAt(int row, int column) const;

  int rows_ = 0;
  int columns_ = 0;
  Rules rules_;
  TaggedStrings strings_{0, 0};

  // All positions of the game and who was to move in them.
  std::map<Board, std::set<Stone>> history_;

  // The last accepted move, if it was a play.
  struct LastPlay {
    Stone player;
    Board before;
  };
  std::optional<LastPlay> last_play_;
};

}  // namespace reference

#endif  // SUPERKO_REFERENCE_LIBERTY_MAP_H_
