// KeySet: whether a key was seen before in a game, fast and for a first look.
//
// Two different positions may have the same key: what is found here has to be
// confirmed.
//
// Ownership: keeps its memory for the next Start().
// Threads:   needs a single owner.

#ifndef SUPERKO_TOOLS_SGF_KEY_SET_H_
#define SUPERKO_TOOLS_SGF_KEY_SET_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace superko {

class KeySet {
 public:
  // Forgets everything. REQUIRES: at most `keys_max` keys are added.
  void Start(std::size_t keys_max) {
    std::size_t slots = 64;
    while (slots < 2 * keys_max) slots *= 2;
    slots_.assign(slots, kFree);
    mask_ = slots - 1;
  }

  // False if it is there already.
  bool Add(std::uint64_t key) {
    // One more collision that has to be confirmed.
    if (key == kFree) ++key;
    std::size_t slot = key & mask_;
    for (; slots_[slot] != kFree; slot = (slot + 1) & mask_) {
      if (slots_[slot] == key) return false;
    }
    slots_[slot] = key;
    return true;
  }

 private:
  // The key of the empty board, which is rarely looked for.
  static constexpr std::uint64_t kFree = 0;

  std::vector<std::uint64_t> slots_;
  std::size_t mask_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_SGF_KEY_SET_H_
