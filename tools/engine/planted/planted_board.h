// PlantedBoard: stones and labelled strings, right but for one Fault.
//
// Each stone has the label of its string. Strings that meet become one: the
// stones of the smaller are labelled anew. Liberties are kept as sets, captured
// strings give theirs back. Shares no code with core/board nor reference/.
//
// Units:     points are numbered row by row from 0.
// Ownership: about a megabyte; made once and started again and again.
// Errors:    none. A wrong board is still a safe one: no fault reads or writes
//            where it must not.

#ifndef SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_BOARD_H_
#define SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_BOARD_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/board/point.h"
#include "tools/engine/planted/fault.h"
#include "tools/engine/planted/liberty_set.h"

namespace superko {

class PlantedBoard {
 public:
  // The string founded by a stone on point p is string number p for as long as
  // it lives; that number is free when a stone is played on p.
  using Label = std::uint16_t;

  // Up to four labels, each once.
  struct Labels {
    void Add(Label label);
    const Label* begin() const { return labels.data(); }
    const Label* end() const { return labels.data() + count; }

    std::array<Label, 4> labels;
    std::size_t count = 0;
  };

  // What a play would do.
  struct Effect {
    bool is_suicide = false;
    Labels removed;  // The captured strings, or the own ones by suicide.
    std::uint64_t key_after = 0;
  };

  explicit PlantedBoard(Fault fault);

  void Start(BoardSize size);

  std::size_t IndexOf(Point point) const {
    return static_cast<std::size_t>(point.row) * columns_ + point.column;
  }
  Color at(std::size_t index) const { return colors_[index]; }
  absl::Span<const Color> colors() const {
    return absl::MakeConstSpan(colors_).subspan(0, points_);
  }
  // Of the position: equal positions have equal keys.
  std::uint64_t key() const { return key_; }
  std::size_t StoneCount(Label label) const;
  int LibertiesAt(std::size_t index) const { return Liberties(labels_[index]); }

  // REQUIRES: the point is empty.
  Effect Foresee(Color player, std::size_t index) const;

  // The position after a play, without playing it.
  void CopyAfter(Color player, std::size_t index, const Effect& effect,
                 absl::Span<Color> after) const;

  // Plays as foreseen. Returns the number of stones removed.
  int Commit(Color player, std::size_t index, const Effect& effect);

  // Puts a stone on the board and removes nothing.
  void Place(Color player, std::size_t index);

  // Makes `colors` the position. False, with nothing changed, if a string would
  // be without liberties.
  bool TrySetUp(absl::Span<const Color> colors);

 private:
  struct Neighbours {
    void Add(std::size_t point) {
      points[count++] = static_cast<std::uint16_t>(point);
    }
    const std::uint16_t* begin() const { return points.data(); }
    const std::uint16_t* end() const { return points.data() + count; }

    std::array<std::uint16_t, 4> points;
    std::size_t count = 0;
  };

  struct StringEntry {
    std::vector<std::uint16_t> stones;
    LibertySet liberties;
    int pseudo_liberties = 0;  // One for each stone next to each liberty.
  };

  void FindNeighbours();
  Neighbours NeighboursOf(std::size_t row, std::size_t column) const;
  int Liberties(Label label) const;
  std::uint64_t KeyAfter(Color player, std::size_t index,
                         const Effect& effect) const;
  void Found(std::size_t index);
  Label Merge(Label a, Label b);
  void Relabel(Label from, Label to);
  int Lift(Label label, Label lifter);
  void GiveBack(std::size_t index, Label lifter);
  void ClearEntry(Label label);
  void Rebuild(absl::Span<const Color> colors);
  bool HasStringWithoutLiberty() const;

  Fault fault_;
  std::size_t rows_ = 0;
  std::size_t columns_ = 0;
  std::size_t points_ = 0;
  std::size_t words_ = 0;  // Of a LibertySet, in use.
  std::uint64_t key_ = 0;
  // All by point; those beyond the board stay empty and without neighbours.
  std::vector<Color> colors_;
  std::vector<Label> labels_;
  std::vector<Neighbours> neighbours_;
  std::vector<StringEntry> strings_;
  std::vector<Color> before_set_up_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_PLANTED_PLANTED_BOARD_H_
