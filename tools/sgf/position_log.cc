#include "tools/sgf/position_log.h"

#include <algorithm>

#include "absl/hash/hash.h"
#include "absl/types/span.h"

namespace superko {
namespace {

constexpr std::size_t kPointsPerWord = 32;

}  // namespace

void PositionLog::Start(BoardSize size) {
  const auto points = static_cast<std::size_t>(size.points());
  // One word more for the mark.
  words_ = (points + kPointsPerWord - 1) / kPointsPerWord + 1;
  colors_.resize(points);
  packed_.resize(words_);
  entries_.clear();
  positions_.clear();
  latest_.clear();
}

std::size_t PositionLog::Pack(const Board& board, Color mark) {
  board.CopyColors(colors_.data());
  std::fill(packed_.begin(), packed_.end(), 0);
  for (std::size_t i = 0; i < colors_.size(); ++i) {
    packed_[i / kPointsPerWord] |= static_cast<std::uint64_t>(colors_[i])
                                   << (2 * (i % kPointsPerWord));
  }
  packed_.back() = static_cast<std::uint64_t>(mark);
  return absl::HashOf(absl::MakeConstSpan(packed_));
}

std::optional<std::uint64_t> PositionLog::FindLatest(const Board& board,
                                                     Color mark) {
  const auto latest = latest_.find(Pack(board, mark));
  if (latest == latest_.end()) return std::nullopt;
  for (std::uint32_t i = latest->second; i != kNone; i = entries_[i].older) {
    const std::uint64_t* const kept = positions_.data() + i * words_;
    if (std::equal(packed_.begin(), packed_.end(), kept)) {
      return entries_[i].move;
    }
  }
  return std::nullopt;
}

void PositionLog::Add(const Board& board, Color mark, std::uint64_t move) {
  const std::size_t hash = Pack(board, mark);
  const auto number = static_cast<std::uint32_t>(entries_.size());
  const auto [latest, is_new] = latest_.try_emplace(hash, number);
  entries_.push_back(
      {.move = move, .hash = hash, .older = is_new ? kNone : latest->second});
  latest->second = number;
  positions_.insert(positions_.end(), packed_.begin(), packed_.end());
}

void PositionLog::Shrink(std::size_t count) {
  for (; entries_.size() > count; entries_.pop_back()) {
    const Entry& last = entries_.back();
    if (last.older == kNone) {
      latest_.erase(last.hash);
    } else {
      latest_[last.hash] = last.older;
    }
  }
  positions_.resize(count * words_);
}

}  // namespace superko
