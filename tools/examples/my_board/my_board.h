// MyBoard: somebody's board, as an example of what the harness can test.
//
// Judge rules: no suicide, no position twice. Points are numbered row by row.
//
// Ownership: a plain value. Threads: one owner. Errors: none; points given are
// on the board.

#ifndef SUPERKO_TOOLS_EXAMPLES_MY_BOARD_MY_BOARD_H_
#define SUPERKO_TOOLS_EXAMPLES_MY_BOARD_MY_BOARD_H_

#include <set>
#include <string>

class MyBoard {
 public:
  // `looks_at_suicide` false is the mistake that the example's test finds.
  explicit MyBoard(bool looks_at_suicide = true)
      : looks_at_suicide_(looks_at_suicide) {}

  void Reset(int width, int height) {
    width_ = width;
    stones_.assign(static_cast<std::size_t>(width * height), '.');
    seen_ = {stones_};
  }

  // The number of stones captured, or: -1 occupied, -2 suicide, -3 seen before.
  int Play(char player, int point) {
    if (stones_[At(point)] != '.') return -1;
    std::string after = stones_;
    after[At(point)] = player;
    int captured = 0;
    for (const int next : {-width_, -1, 1, width_}) {
      if (!Touches(point, next)) continue;
      if (after[At(point + next)] == (player == 'B' ? 'W' : 'B')) {
        captured += RemoveIfDead(point + next, after);
      }
    }
    if (RemoveIfDead(point, after) > 0 && looks_at_suicide_) return -2;
    if (!seen_.insert(after).second) return -3;
    stones_ = after;
    return captured;
  }

  // 'B', 'W' or '.' for each point.
  const std::string& stones() const { return stones_; }

 private:
  static std::size_t At(int point) { return static_cast<std::size_t>(point); }

  bool Touches(int point, int step) const {
    const int next = point + step;
    if (next < 0 || next >= static_cast<int>(stones_.size())) return false;
    return step == width_ || step == -width_ || next / width_ == point / width_;
  }

  int RemoveIfDead(int point, std::string& stones) const {
    const char player = stones[At(point)];
    std::set<int> string = {point};
    for (bool grows = true; grows;) {
      grows = false;
      for (const int stone : std::set<int>(string)) {
        for (const int step : {-width_, -1, 1, width_}) {
          if (!Touches(stone, step)) continue;
          const char there = stones[At(stone + step)];
          if (there == '.') return 0;
          if (there == player) grows |= string.insert(stone + step).second;
        }
      }
    }
    for (const int stone : string) stones[At(stone)] = '.';
    return static_cast<int>(string.size());
  }

  bool looks_at_suicide_;
  int width_ = 0;
  std::string stones_;
  std::set<std::string> seen_;
};

#endif  // SUPERKO_TOOLS_EXAMPLES_MY_BOARD_MY_BOARD_H_
