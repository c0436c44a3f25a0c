#include "reference/block_scan.h"

#include <cassert>

#include "reference/bordered_text.h"
#include "reference/scanned_blocks.h"

namespace reference {

void BlockScan::Start(int rows, int columns, Rules rules, Stone first_to_move) {
  assert(1 <= rows && rows <= 52 && 1 <= columns && columns <= 52);
  assert(first_to_move != Stone::kEmpty);
  rows_ = rows;
  columns_ = columns;
  rules_ = rules;
  cells_.assign(static_cast<std::size_t>((rows + 2) * (columns + 2)), kBorder);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      cells_[CellAt(row, column)] = Stone::kEmpty;
    }
  }
  drawings_.clear();
  last_player_ = Stone::kEmpty;
  board_ = InnerCells();
  Remember(first_to_move);
}

Outcome BlockScan::Play(Stone player, int row, int column) {
  assert(player != Stone::kEmpty);
  if (cells_[CellAt(row, column)] != Stone::kEmpty) return {Answer::kOccupied};

  const std::vector<Stone> cells_before = cells_;
  const std::string drawing_before = Draw(player);
  cells_[CellAt(row, column)] = player;
  const int captured = WipeBlocks(Opponent(player));
  const int own_removed = WipeBlocks(player);
  Answer answer = Answer::kLegal;
  if (own_removed > 0 && rules_.suicide == SuicideRule::kForbidden) {
    answer = Answer::kSuicide;
  } else if (IsRepetition(player)) {
    answer = Answer::kRepetition;
  }
  if (answer != Answer::kLegal) {
    cells_ = cells_before;
    return {answer};
  }

  last_player_ = player;
  drawing_before_play_ = drawing_before;
  board_ = InnerCells();
  Remember(Opponent(player));
  return {Answer::kLegal, captured, own_removed};
}

void BlockScan::Pass(Stone player) {
  assert(player != Stone::kEmpty);
  last_player_ = Stone::kEmpty;
  Remember(Opponent(player));
}

bool BlockScan::SetUp(const std::vector<Placement>& placements,
                      Stone next_to_move) {
  assert(next_to_move != Stone::kEmpty);
  const std::vector<Stone> cells_before = cells_;
  for (const Placement& placement : placements) {
    cells_[CellAt(placement.row, placement.column)] = placement.stone;
  }
  if (!EveryBlockHasALiberty()) {
    cells_ = cells_before;
    return false;
  }
  last_player_ = Stone::kEmpty;
  board_ = InnerCells();
  Remember(next_to_move);
  return true;
}

// Removes all stones of the blocks of `colour` without liberties. Returns how
// many there were.
int BlockScan::WipeBlocks(Stone colour) {
  int wiped = 0;
  for (const Block& block : ScanBlocks(cells_, RowWidth())) {
    if (block.colour != colour || block.liberties.any()) continue;
    for (const std::size_t stone : block.stones) cells_[stone] = Stone::kEmpty;
    wiped += static_cast<int>(block.stones.size());
  }
  return wiped;
}

bool BlockScan::EveryBlockHasALiberty() const {
  for (const Block& block : ScanBlocks(cells_, RowWidth())) {
    if (block.liberties.none()) return false;
  }
  return true;
}

// Whether cells_, as a play of `player` has left them, may not stand.
bool BlockScan::IsRepetition(Stone player) const {
  const std::string drawing = Draw(Opponent(player));
  if (rules_.repetition == RepetitionRule::kSimple) {
    const bool follows_opponent = last_player_ == Opponent(player);
    return follows_opponent && drawing == drawing_before_play_;
  }
  return drawings_.count(drawing) > 0;
}

// Adds the board to the history of a rule that looks further than one play.
void BlockScan::Remember(Stone next_to_move) {
  if (rules_.repetition == RepetitionRule::kPositional ||
      rules_.repetition == RepetitionRule::kSituational) {
    drawings_.insert(Draw(next_to_move));
  }
}

// Draws what the rule of repetition compares.
std::string BlockScan::Draw(Stone next_to_move) const {
  std::string drawing = DrawBordered(InnerCells(), rows_, columns_);
  if (rules_.repetition == RepetitionRule::kSituational) {
    drawing += next_to_move == Stone::kBlack ? "X to move\n" : "O to move\n";
  }
  return drawing;
}

std::vector<Stone> BlockScan::InnerCells() const {
  std::vector<Stone> inner;
  for (const Stone cell : cells_) {
    if (cell != kBorder) inner.push_back(cell);
  }
  return inner;
}

std::size_t BlockScan::RowWidth() const {
  return static_cast<std::size_t>(columns_ + 2);
}

std::size_t BlockScan::CellAt(int row, int column) const {
  assert(0 <= row && row < rows_ && 0 <= column && column < columns_);
  return static_cast<std::size_t>(row + 1) * RowWidth() +
         static_cast<std::size_t>(column + 1);
}

}  // namespace reference
