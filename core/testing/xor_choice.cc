#include "core/testing/xor_choice.h"

#include <array>
#include <bit>
#include <bitset>
#include <cstddef>

#include "core/base/check.h"

namespace superko {
namespace {

struct Row {
  std::uint64_t value = 0;
  std::bitset<kXorKeysMax> keys;  // Of which keys it is the XOR.
};

// Independent rows, each at the index of its highest bit.
class Basis {
 public:
  // Subtracts from `row` all that the basis has; the rest is independent.
  void Reduce(Row& row) const {
    for (int bit = 63; bit >= 0; --bit) {
      const Row& pivot = rows_[static_cast<std::size_t>(bit)];
      if (((row.value >> bit) & 1) == 0 || pivot.value == 0) continue;
      row.value ^= pivot.value;
      row.keys ^= pivot.keys;
    }
  }

  void Add(Row row) {
    Reduce(row);
    if (row.value == 0) return;
    rows_[static_cast<std::size_t>(std::bit_width(row.value) - 1)] = row;
  }

 private:
  std::array<Row, 64> rows_;
};

}  // namespace

std::vector<bool> ChooseXor(const std::vector<std::uint64_t>& keys,
                            std::uint64_t target) {
  SUPERKO_CHECK(keys.size() <= kXorKeysMax);
  Basis basis;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    Row row = {.value = keys[i], .keys = {}};
    row.keys.set(i);
    basis.Add(row);
  }
  Row wanted = {.value = target, .keys = {}};
  basis.Reduce(wanted);
  std::vector<bool> chosen;
  for (std::size_t i = 0; wanted.value == 0 && i < keys.size(); ++i) {
    chosen.push_back(wanted.keys[i]);
  }
  return chosen;
}

}  // namespace superko
