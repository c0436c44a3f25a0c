#include "core/rules/position_set.h"

#include <algorithm>
#include <bit>

namespace superko {

void PositionSet::Start(std::size_t expected) {
  count_ = 0;
  base_ = highest_ + 1;
  if (base_ >= std::uint32_t{1} << 31) {
    std::fill(slots_.begin(), slots_.end(), 0);
    base_ = 1;
  }
  highest_ = base_;
  Reserve(std::max(kSlotsMin, std::bit_ceil(2 * (expected + 1))));
}

void PositionSet::Reserve(std::size_t slots) {
  if (slots_.size() < slots) slots_.resize(slots, 0);
  mask_ = slots - 1;
}

void PositionSet::Place(std::uint64_t key, std::uint32_t serial) {
  const std::size_t step = Step(key);
  std::size_t slot = key & mask_;
  while (slots_[slot] >= base_) slot = (slot + step) & mask_;
  slots_[slot] = serial;
  highest_ = std::max(highest_, serial);
}

void PositionSet::Remove(std::uint64_t key, std::uint32_t number) {
  const std::size_t step = Step(key);
  std::size_t slot = key & mask_;
  while (slots_[slot] != base_ + number) slot = (slot + step) & mask_;
  slots_[slot] = 0;
  --count_;
}

void PositionSet::Regrow(std::vector<std::uint32_t>& serials) {
  std::sort(serials.begin(), serials.end());
  Reserve(2 * (mask_ + 1));
  std::fill_n(slots_.begin(), mask_ + 1, 0);
}

}  // namespace superko
