#include "core/rules/position_set.h"

#include <algorithm>
#include <bit>

namespace superko {

void PositionSet::Start(std::size_t expected) {
  repeats_.clear();
  base_ += numbers_max_;
  if (base_ >= std::uint32_t{1} << 31) {
    std::fill(slots_.begin(), slots_.end(), 0);
    base_ = 1;
  }
  SetCapacity(expected + 1);
}

void PositionSet::SetCapacity(std::size_t numbers) {
  const bool is_sparse = numbers <= kSparseSlotsMax / kSlotsPerNumberSparse;
  const std::size_t per_number =
      is_sparse ? kSlotsPerNumberSparse : kSlotsPerNumberDense;
  const std::size_t slots = std::max(is_sparse ? kSlotsMin : kSparseSlotsMax,
                                     std::bit_ceil(numbers * per_number));
  if (slots_.size() < slots) slots_.resize(slots, 0);
  mask_ = slots - 1;
  numbers_max_ = static_cast<std::uint32_t>(slots / per_number);
}

std::uint32_t PositionSet::Older(std::uint32_t number) const {
  const auto found = std::lower_bound(repeats_.begin(), repeats_.end(), number,
                                      [](Repeat repeat, std::uint32_t wanted) {
                                        return repeat.number < wanted;
                                      });
  const bool has_older = found != repeats_.end() && found->number == number;
  return has_older ? found->older : kNone;
}

void PositionSet::Remove(std::uint64_t key, std::uint32_t number) {
  std::size_t slot = key & mask_;
  while (slots_[slot] != base_ + number) slot = Next(key, slot);
  const std::uint32_t older = Older(number);
  if (older != kNone) repeats_.pop_back();
  slots_[slot] = older == kNone ? 0 : base_ + older;
}

std::vector<std::uint32_t> PositionSet::TakeForGrowth() {
  std::vector<std::uint32_t> numbers;
  for (std::size_t slot = 0; slot <= mask_; ++slot) {
    if (slots_[slot] >= base_) numbers.push_back(slots_[slot] - base_);
  }
  for (const Repeat repeat : repeats_) numbers.push_back(repeat.older);
  std::sort(numbers.begin(), numbers.end());
  repeats_.clear();
  std::fill_n(slots_.begin(), mask_ + 1, 0);
  SetCapacity(std::size_t{2} * numbers_max_);
  return numbers;
}

}  // namespace superko
