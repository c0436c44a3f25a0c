// LibertySet: the points next to a string on which nothing stands.
//
// A bit for each point of the board, and their number beside it. Only the words
// that the board needs are touched; the caller says how many.

#ifndef SUPERKO_TOOLS_ENGINE_PLANTED_LIBERTY_SET_H_
#define SUPERKO_TOOLS_ENGINE_PLANTED_LIBERTY_SET_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/board/point.h"

namespace superko {

class LibertySet {
 public:
  static constexpr std::size_t kBitsPerWord = 64;

  static constexpr std::size_t WordsFor(std::size_t points) {
    return (points + kBitsPerWord - 1) / kBitsPerWord;
  }

  void Clear(std::size_t words) {
    for (std::size_t i = 0; i < words; ++i) words_[i] = 0;
    count_ = 0;
  }

  void Add(std::size_t point) {
    if (Has(point)) return;
    words_[point / kBitsPerWord] ^= Bit(point);
    ++count_;
  }

  void Remove(std::size_t point) {
    if (!Has(point)) return;
    words_[point / kBitsPerWord] ^= Bit(point);
    --count_;
  }

  // Adds all of `other`. Returns how many were here already.
  int AddAll(const LibertySet& other, std::size_t words) {
    int shared = 0;
    for (std::size_t i = 0; i < words; ++i) {
      shared += std::popcount(words_[i] & other.words_[i]);
      words_[i] |= other.words_[i];
    }
    count_ += other.count_ - shared;
    return shared;
  }

  // A wrong count is what some faults are about.
  void Miscount(int excess) { count_ += excess; }

  int count() const { return count_; }

 private:
  static constexpr std::uint64_t Bit(std::size_t point) {
    return std::uint64_t{1} << (point % kBitsPerWord);
  }
  bool Has(std::size_t point) const {
    return (words_[point / kBitsPerWord] & Bit(point)) != 0;
  }

  static constexpr std::size_t kWordsMax =
      (kPointsMax + kBitsPerWord - 1) / kBitsPerWord;

  std::array<std::uint64_t, kWordsMax> words_ = {};
  int count_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_PLANTED_LIBERTY_SET_H_
