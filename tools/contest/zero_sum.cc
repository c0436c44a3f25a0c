#include "tools/contest/zero_sum.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "core/base/split_mix.h"

namespace superko {
namespace {

constexpr int kListBitsMax = 17;
constexpr std::size_t kLists = 8;
// Stones of a color in each part of the board.
constexpr std::size_t kStones = 5;
constexpr std::size_t kTries = 8;

// A sum, and the two it was made of; of a leaf, its number in its list.
struct Partial {
  std::uint64_t sum = 0;
  std::uint32_t left = 0;
  std::uint32_t right = 0;
};
using List = std::vector<Partial>;

class Search {
 public:
  Search(const WeakHash& hash, std::uint64_t seed)
      : hash_(hash),
        seed_(seed),
        list_bits_(std::min(kListBitsMax, hash.value_bits / 4 + 3)) {
    // Two columns of three, so that each stone has a liberty beside it for
    // ever. Powers of an odd base would be all alike on every second point.
    std::vector<int> points;
    for (int i = 0; i < kJudgeSize.points(); ++i) {
      if (kJudgeSize.PointAt(i).column % 3 != 0) points.push_back(i);
    }
    const std::size_t size = points.size() / kLists;
    for (std::size_t i = 0; i < kLists; ++i) {
      parts_[i].assign(
          points.begin() + static_cast<std::ptrdiff_t>(i * size),
          points.begin() + static_cast<std::ptrdiff_t>((i + 1) * size));
    }
  }

  std::vector<Move> Find() {
    const bool keeps_low_bits = hash_.group != WeakHash::Group::kSumModulo;
    levels_.emplace_back();
    for (std::size_t i = 0; i < (keeps_low_bits ? kLists : 2); ++i) {
      levels_[0].push_back(Leaves(i));
    }
    for (int bits = list_bits_; levels_.back().size() > 1; bits += list_bits_) {
      const std::vector<List>& lists = levels_.back();
      const bool is_last = lists.size() == 2;
      const int kept = is_last ? 64 : std::min(bits, hash_.bits);
      std::vector<List> merged;
      for (std::size_t i = 0; i < lists.size(); i += 2) {
        merged.push_back(Merge(lists[i], lists[i + 1], kept));
      }
      levels_.push_back(std::move(merged));
    }
    if (levels_.back()[0].empty()) return {};
    Collect(levels_.size() - 1, 0, 0);
    return InTurn();
  }

 private:
  // The stones of leaf `number`: the first points of a shuffle, black and
  // white.
  std::array<int, 2 * kStones> LeafPoints(std::size_t part,
                                          std::uint32_t number) const {
    constexpr std::size_t kPointsMax = 32;
    std::array<int, kPointsMax> points{};
    const std::size_t count = parts_[part].size();
    std::copy(parts_[part].begin(), parts_[part].end(), points.begin());
    SplitMix64 random(
        SplitMix64::Mix(seed_ + (std::uint64_t{part} << 32) + number));
    std::array<int, 2 * kStones> chosen{};
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      const auto left = static_cast<std::uint32_t>(count - i);
      std::swap(points[i], points[i + random.Below(left)]);
      chosen[i] = points[i];
    }
    return chosen;
  }

  static Color ColorOfLeaf(std::size_t index) {
    return index < kStones ? Color::kBlack : Color::kWhite;
  }

  List Leaves(std::size_t part) const {
    List leaves;
    for (std::uint32_t number = 0; number < list_max(); ++number) {
      const auto points = LeafPoints(part, number);
      std::uint64_t sum = 0;
      for (std::size_t i = 0; i < points.size(); ++i) {
        sum = hash_.Add(sum, hash_.ValueOf(points[i], ColorOfLeaf(i)));
      }
      leaves.push_back({.sum = sum, .left = number});
    }
    return leaves;
  }

  // Pairs whose lowest `bits` add up to 0.
  List Merge(const List& left, const List& right, int bits) const {
    const std::uint64_t mask =
        bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
    std::vector<std::pair<std::uint64_t, std::uint32_t>> wanted;
    for (std::uint32_t i = 0; i < right.size(); ++i) {
      wanted.emplace_back(hash_.Opposite(right[i].sum) & mask, i);
    }
    std::sort(wanted.begin(), wanted.end());
    List merged;
    for (std::uint32_t i = 0; i < left.size(); ++i) {
      const std::pair<std::uint64_t, std::uint32_t> key = {left[i].sum & mask,
                                                           0};
      for (auto found = std::lower_bound(wanted.begin(), wanted.end(), key);
           found != wanted.end() && found->first == key.first; ++found) {
        if (merged.size() == list_max()) return merged;
        merged.push_back(
            {.sum = hash_.Add(left[i].sum, right[found->second].sum),
             .left = i,
             .right = found->second});
      }
    }
    return merged;
  }

  // The stones of what was merged, by going down to the leaves.
  void Collect(std::size_t level, std::size_t list, std::uint32_t index) {
    const Partial& partial = levels_[level][list][index];
    if (level > 0) {
      Collect(level - 1, 2 * list, partial.left);
      Collect(level - 1, 2 * list + 1, partial.right);
      return;
    }
    const auto points = LeafPoints(list, partial.left);
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Move move = PlayMove(ColorOfLeaf(i), kJudgeSize.PointAt(points[i]));
      (move.color == Color::kBlack ? black_ : white_).push_back(move);
    }
  }

  std::vector<Move> InTurn() const {
    std::vector<Move> moves;
    for (std::size_t i = 0; i < black_.size(); ++i) {
      moves.push_back(black_[i]);
      moves.push_back(white_[i]);
    }
    return moves;
  }

  std::size_t list_max() const { return std::size_t{1} << list_bits_; }

  const WeakHash& hash_;
  std::uint64_t seed_;
  // A list has 2^list_bits_ sums at most: each merge makes as many 0.
  int list_bits_;
  std::array<std::vector<int>, kLists> parts_;
  std::vector<std::vector<List>> levels_;  // The leaves first.
  std::vector<Move> black_;
  std::vector<Move> white_;
};

}  // namespace

std::vector<Move> FindZeroSum(const WeakHash& hash, std::uint64_t seed) {
  for (std::size_t i = 0; i < kTries; ++i) {
    std::vector<Move> moves = Search(hash, SplitMix64::Mix(seed + i)).Find();
    if (!moves.empty()) return moves;
  }
  return {};
}

}  // namespace superko
