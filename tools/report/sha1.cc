#include "tools/report/sha1.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "absl/strings/str_cat.h"

namespace superko {
namespace {

using State = std::array<std::uint32_t, 5>;
constexpr std::size_t kBlockBytes = 64;

// The text, a one bit, zeros, and the number of bits in eight bytes.
std::string Padded(absl::string_view text) {
  std::string padded(text);
  padded += '\x80';
  while (padded.size() % kBlockBytes != kBlockBytes - 8) padded += '\0';
  const std::uint64_t bits = std::uint64_t{text.size()} * 8;
  for (int shift = 56; shift >= 0; shift -= 8) {
    padded += static_cast<char>(bits >> shift & 0xff);
  }
  return padded;
}

std::array<std::uint32_t, 80> Schedule(absl::string_view block) {
  std::array<std::uint32_t, 80> words{};
  for (std::size_t i = 0; i < kBlockBytes; ++i) {
    words[i / 4] = words[i / 4] << 8 | static_cast<unsigned char>(block[i]);
  }
  for (std::size_t i = 16; i < words.size(); ++i) {
    words[i] = std::rotl(
        words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
  }
  return words;
}

std::uint32_t Mixed(std::size_t round, const State& s) {
  if (round < 20) return ((s[1] & s[2]) | (~s[1] & s[3])) + 0x5a827999;
  if (round < 40) return (s[1] ^ s[2] ^ s[3]) + 0x6ed9eba1;
  if (round < 60) {
    return ((s[1] & s[2]) | (s[1] & s[3]) | (s[2] & s[3])) + 0x8f1bbcdc;
  }
  return (s[1] ^ s[2] ^ s[3]) + 0xca62c1d6;
}

void AddBlock(absl::string_view block, State& state) {
  const std::array<std::uint32_t, 80> words = Schedule(block);
  State s = state;
  for (std::size_t round = 0; round < words.size(); ++round) {
    const std::uint32_t next =
        std::rotl(s[0], 5) + Mixed(round, s) + s[4] + words[round];
    s = {next, s[0], std::rotl(s[1], 30), s[2], s[3]};
  }
  for (std::size_t i = 0; i < state.size(); ++i) state[i] += s[i];
}

}  // namespace

std::string Sha1Hex(absl::string_view text) {
  State state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  const std::string padded = Padded(text);
  for (std::size_t at = 0; at < padded.size(); at += kBlockBytes) {
    AddBlock(absl::string_view(padded).substr(at, kBlockBytes), state);
  }
  std::string hex;
  for (const std::uint32_t word : state) {
    absl::StrAppend(&hex, absl::Hex(word, absl::kZeroPad8));
  }
  return hex;
}

}  // namespace superko
