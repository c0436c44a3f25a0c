// weak_judge HASH: a program that answers judge input, and takes an equal hash
// for an equal position. Each hash is computed from the whole board, as a
// contestant would write it.

#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <random>
#include <set>
#include <string>
#include <utility>

#include "core/record/judge_writer.h"
#include "core/rules/game.h"

namespace superko {
namespace {

// 361 letters, row by row.
using Board = std::string;
using Hash = std::function<std::string(const Board& board, int last)>;

// 0, 1 and 2.
unsigned DigitOf(char letter) {
  return letter == '.' ? 0 : letter == 'B' ? 1 : 2;
}

Hash Number(std::uint64_t (*hash)(const Board& board)) {
  return
      [hash](const Board& board, int) { return std::to_string(hash(board)); };
}

std::uint64_t XorOfIndexes(const Board& board) {
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (board[i] != '.') hash ^= 2 * i + (board[i] == 'W');
  }
  return hash;
}

std::uint64_t IndexSum(const Board& board) {
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < board.size(); ++i) {
    hash += (i + 1) * DigitOf(board[i]);
  }
  return hash;
}

std::uint64_t SignedSum(const Board& board) {
  long hash = 0;
  for (long i = 0; i < 361; ++i) {
    if (board[static_cast<std::size_t>(i)] == 'B') hash += i + 1;
    if (board[static_cast<std::size_t>(i)] == 'W') hash -= i + 1;
  }
  return static_cast<std::uint64_t>(hash);
}

std::uint64_t JavaString(const Board& board) {
  std::uint32_t hash = 0;
  for (const char letter : board) {
    hash = 31 * hash + static_cast<unsigned char>(letter);
  }
  return hash;
}

std::uint64_t Prime31(const Board& board) {
  std::uint64_t hash = 0;
  for (const char letter : board) {
    hash = (hash * 31 + DigitOf(letter)) % 1'000'000'007;
  }
  return hash;
}

std::uint64_t Ternary(const Board& board) {
  std::uint64_t hash = 0;
  std::uint64_t power = 1;
  for (const char letter : board) {
    hash += power * DigitOf(letter);
    power *= 3;
  }
  return hash;
}

std::uint64_t Letters131(const Board& board) {
  std::uint64_t hash = 0;
  for (const char letter : board) {
    hash = hash * 131 + static_cast<unsigned char>(letter);
  }
  return hash;
}

std::string Counts(const Board& board, int last) {
  int black = 0;
  int white = 0;
  for (const char letter : board) {
    black += letter == 'B';
    white += letter == 'W';
  }
  return std::to_string(black) + " " + std::to_string(white) + " " +
         std::to_string(last);
}

using Keys = std::array<std::array<std::uint64_t, 2>, 361>;

Hash Zobrist(const Keys& keys) {
  return [keys](const Board& board, int) {
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
      if (board[i] == 'B') hash ^= keys[i][0];
      if (board[i] == 'W') hash ^= keys[i][1];
    }
    return std::to_string(hash);
  };
}

template <typename Draw>
Hash ByPoint(Draw draw) {
  Keys keys;
  for (auto& pair : keys) {
    for (auto& key : pair) key = static_cast<std::uint64_t>(draw());
  }
  return Zobrist(keys);
}

Hash ByColor() {
  std::mt19937_64 draw;
  Keys keys;
  for (std::size_t color = 0; color < 2; ++color) {
    for (auto& pair : keys) pair[color] = draw();
  }
  return Zobrist(keys);
}

// Keys that nobody knows, but only so many bits of them.
Hash Short(int bits) {
  std::mt19937_64 draw(20'250'101);
  return ByPoint([&] { return draw() >> (64 - bits); });
}

Hash Find(const std::string& name) {
  if (name == "xor-of-indexes") return Number(XorOfIndexes);
  if (name == "index-sum") return Number(IndexSum);
  if (name == "signed-sum") return Number(SignedSum);
  if (name == "java-string") return Number(JavaString);
  if (name == "polynomial-31-prime") return Number(Prime31);
  if (name == "ternary-64") return Number(Ternary);
  if (name == "polynomial-131-64") return Number(Letters131);
  if (name == "counts") return Counts;
  if (name == "zobrist-rand") return ByPoint(rand);
  if (name == "zobrist-mt19937") return ByPoint(std::mt19937());
  if (name == "zobrist-mt19937-64") return ByPoint(std::mt19937_64());
  if (name == "zobrist-mt19937-64-by-color") return ByColor();
  if (name == "short-keys") return Short(20);
  // Not weak at all.
  return [](const Board& board, int) { return board; };
}

class WeakJudge {
 public:
  explicit WeakJudge(Hash hash) : hash_(std::move(hash)) {}

  void AnswerCase() {
    game_.Start({.rules = {.repetition = Repetition::kNone}});
    seen_ = {hash_(Board(361, '.'), -1)};
    int plays = 0;
    std::cin >> plays;
    for (int i = 0; i < plays; ++i) AnswerPlay();
    std::cout << out_;
    out_.clear();
    const Board board = TextOfBoard();
    for (std::size_t row = 0; row < 19; ++row) {
      std::cout << board.substr(19 * row, 19) << "\n";
    }
  }

 private:
  void AnswerPlay() {
    char color = 0;
    int row = 0;
    int column = 0;
    std::cin >> color >> row >> column;
    const Verdict verdict =
        game_
            .Play(color == 'B' ? Color::kBlack : Color::kWhite,
                  {.row = static_cast<std::uint8_t>(row - 1),
                   .column = static_cast<std::uint8_t>(column - 1)})
            .verdict;
    AppendMiss(verdict, out_);
    if (verdict != Verdict::kLegal) return;
    const int last = 19 * (row - 1) + column - 1;
    if (seen_.insert(hash_(TextOfBoard(), last)).second) return;
    game_.Undo();
    AppendMiss(Verdict::kRepetition, out_);
  }

  Board TextOfBoard() const {
    Board board;
    for (int i = 0; i < 361; ++i) {
      board += ColorLetter(game_.board().at(kJudgeSize.PointAt(i)));
    }
    return board;
  }

  Hash hash_;
  Game game_{Game::Options{}};
  std::set<std::string> seen_;
  std::string out_;
};

int Main(const std::string& name) {
  std::ios::sync_with_stdio(false);
  WeakJudge judge(Find(name));
  int cases = 0;
  std::cin >> cases;
  for (int i = 0; i < cases; ++i) judge.AnswerCase();
  return 0;
}

}  // namespace
}  // namespace superko

int main(int argc, char** argv) {
  return superko::Main(argc > 1 ? argv[1] : "none");
}
