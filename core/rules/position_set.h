// PositionSet: finds the numbers of earlier positions that have a given key.
//
// A hash table from 64-bit keys to the numbers of positions in a game, with
// open addressing and double hashing. It stores 32-bit serial numbers alone
// and reads the keys from their owner, so that a game of 450 plays lives in
// 4 KB. Serials go on rising from game to game; a slot with a serial below the
// present game's first is free, so that Start() clears nothing.
//
// Entries leave in the reverse order of their coming (undo), which is why a
// slot can simply be freed: no later entry's probes ran over it.
//
// Ownership: owns the slots; keeps its memory from game to game.
// Threads:   one owner.

#ifndef SUPERKO_CORE_RULES_POSITION_SET_H_
#define SUPERKO_CORE_RULES_POSITION_SET_H_

#include <cstddef>
#include <cstdint>
#include <vector>

namespace superko {

class PositionSet {
 public:
  // Forgets everything. `expected` is how many positions may come; more than
  // that only costs time.
  void Start(std::size_t expected);

  // Adds position `number`, whose key is `key`. `key_of(number)` must return
  // the key of every number added before; it is asked when the table grows.
  template <typename KeyOf>
  void Insert(std::uint64_t key, std::uint32_t number, const KeyOf& key_of) {
    if (2 * (count_ + 1) > mask_ + 1) [[unlikely]]
      Grow(key_of);
    Place(key, base_ + number);
    ++count_;
  }

  // Takes back the latest Insert; its key and number are needed.
  void Remove(std::uint64_t key, std::uint32_t number);

  // Calls `visit(number)` for every position with the key, in no order.
  template <typename KeyOf, typename Visit>
  void ForEachEqual(std::uint64_t key, const KeyOf& key_of,
                    const Visit& visit) const {
    const std::size_t step = Step(key);
    for (std::size_t slot = key & mask_; slots_[slot] >= base_;
         slot = (slot + step) & mask_) {
      const std::uint32_t number = slots_[slot] - base_;
      if (key_of(number) == key) visit(number);
    }
  }

 private:
  static constexpr std::size_t kSlotsMin = 1024;

  // Odd, so that it meets every slot of a table of 2^n.
  static constexpr std::size_t Step(std::uint64_t key) {
    return static_cast<std::size_t>(key >> 32) | 1;
  }

  void Place(std::uint64_t key, std::uint32_t serial);
  void Reserve(std::size_t slots);

  template <typename KeyOf>
  void Grow(const KeyOf& key_of) {
    std::vector<std::uint32_t> serials;
    serials.reserve(count_);
    for (std::size_t slot = 0; slot <= mask_; ++slot) {
      if (slots_[slot] >= base_) serials.push_back(slots_[slot]);
    }
    Regrow(serials);
    for (const std::uint32_t serial : serials) {
      Place(key_of(serial - base_), serial);
    }
  }
  // Doubles the table, empties it, and puts `serials` in their order of coming.
  void Regrow(std::vector<std::uint32_t>& serials);

  std::vector<std::uint32_t> slots_;
  std::size_t mask_ = 0;
  std::size_t count_ = 0;      // Entries of the present game.
  std::uint32_t base_ = 1;     // Serial of the present game's position 0.
  std::uint32_t highest_ = 0;  // Highest serial ever placed.
};

}  // namespace superko

#endif  // SUPERKO_CORE_RULES_POSITION_SET_H_
