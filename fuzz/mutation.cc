#include "fuzz/mutation.h"

#include <algorithm>
#include <cstring>

// Fuzzers that know custom mutators have this; the replay program does not.
extern "C" __attribute__((weak)) std::size_t LLVMFuzzerMutate(
    std::uint8_t* data, std::size_t size, std::size_t size_max);

namespace superko {

std::size_t MutateBytes(std::uint8_t* data, std::size_t size,
                        std::size_t size_max, Chooser& chooser) {
  if (LLVMFuzzerMutate != nullptr) {
    return LLVMFuzzerMutate(data, size, size_max);
  }
  if (size < size_max && (size == 0 || chooser.Percent(30))) data[size++] = 0;
  if (size == 0) return 0;
  data[chooser.Below(size)] = static_cast<std::uint8_t>(chooser.Below(256));
  return size;
}

std::size_t PutBytes(Bytes bytes, std::uint8_t* data, std::size_t size_max) {
  const std::size_t size = std::min(bytes.size(), size_max);
  if (size > 0) std::memcpy(data, bytes.data(), size);
  return size;
}

}  // namespace superko
