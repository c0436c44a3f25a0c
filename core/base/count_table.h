// CountTable: exact counts by 64-bit key, for dynamic programming whose states
// fit in 64 bits.
//
//   CountTable table;
//   table.Add(state, 2);
//   for (const CountTable::Entry& entry : table.entries()) ...
//
// A hash table with linear probing whose slots hold numbers into a dense list:
// going through it is fast and in the order of insertion, the same everywhere.
//
// Ownership: owns its memory and keeps it when cleared.
// Threads:   one owner.
// Errors:    a sum that 128 bits cannot hold sets overflowed().

#ifndef SUPERKO_CORE_BASE_COUNT_TABLE_H_
#define SUPERKO_CORE_BASE_COUNT_TABLE_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/numeric/int128.h"
#include "absl/types/span.h"

#include "core/base/exact_count.h"

namespace superko {

class CountTable {
 public:
  // The count in two halves: 24 bytes, where a uint128 would make it 32.
  struct Entry {
    std::uint64_t key;
    std::uint64_t high;
    std::uint64_t low;

    absl::uint128 count() const { return absl::MakeUint128(high, low); }
  };

  CountTable() : slots_(kSlotsMin) {}

  void Clear() {
    entries_.clear();
    std::fill(slots_.begin(), slots_.end(), 0);
  }

  // Adds `count` to the count of `key`, which is 0 at first.
  // REQUIRES: fewer than 2^32 - 1 keys.
  void Add(std::uint64_t key, absl::uint128 count) {
    std::size_t slot = FirstSlot(key);
    while (slots_[slot] != 0) {
      Entry& entry = entries_[slots_[slot] - 1];
      if (entry.key == key) return AddTo(entry, count);
      slot = (slot + 1) & (slots_.size() - 1);
    }
    entries_.push_back({.key = key,
                        .high = absl::Uint128High64(count),
                        .low = absl::Uint128Low64(count)});
    slots_[slot] = static_cast<std::uint32_t>(entries_.size());
    if (2 * entries_.size() > slots_.size()) Grow();
  }

  std::size_t size() const { return entries_.size(); }
  absl::Span<const Entry> entries() const { return entries_; }
  // Since the table was made; Clear() does not forget it.
  bool overflowed() const { return overflowed_; }

 private:
  static constexpr std::size_t kSlotsMin = 1024;

  // Fibonacci hashing, folded so that high bits of the key matter too.
  std::size_t FirstSlot(std::uint64_t key) const {
    const std::uint64_t folded = (key ^ (key >> 32)) * 0x9e3779b97f4a7c15;
    return (folded ^ (folded >> 29)) & (slots_.size() - 1);
  }

  void AddTo(Entry& entry, absl::uint128 count) {
    absl::uint128 sum = entry.count();
    overflowed_ |= !TryAdd(count, sum);
    entry.high = absl::Uint128High64(sum);
    entry.low = absl::Uint128Low64(sum);
  }

  void Grow() {
    slots_.assign(2 * slots_.size(), 0);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      std::size_t slot = FirstSlot(entries_[i].key);
      while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
      slots_[slot] = static_cast<std::uint32_t>(i + 1);
    }
  }

  std::vector<Entry> entries_;
  std::vector<std::uint32_t> slots_;  // Numbers of entries from 1; 0 is free.
  bool overflowed_ = false;
};

}  // namespace superko

#endif  // SUPERKO_CORE_BASE_COUNT_TABLE_H_
