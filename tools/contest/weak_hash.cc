#include "tools/contest/weak_hash.h"

#include <cstddef>
#include <functional>
#include <random>

namespace superko {
namespace {

constexpr int kPoints = kJudgeSize.points();

using Values = std::vector<std::array<std::uint64_t, 2>>;

// Powers of `base`, the first point's highest or lowest, times what stands for
// Black and for White.
struct Polynomial {
  std::uint64_t base;
  bool is_first_highest;
  std::uint64_t black;
  std::uint64_t white;
  std::uint64_t modulus = 0;  // 0: 2^64.
};

Values ValuesOf(const Polynomial& polynomial) {
  Values values(kPoints);
  std::uint64_t power = 1;
  for (int i = 0; i < kPoints; ++i) {
    const int ordinal = polynomial.is_first_highest ? kPoints - 1 - i : i;
    values[static_cast<std::size_t>(ordinal)] = {power * polynomial.black,
                                                 power * polynomial.white};
    power *= polynomial.base;
    if (polynomial.modulus == 0) continue;
    power %= polynomial.modulus;
    for (auto& value : values[static_cast<std::size_t>(ordinal)]) {
      value %= polynomial.modulus;
    }
  }
  return values;
}

// One random number after the other, for each point that of Black first.
Values DrawnValues(const std::function<std::uint64_t()>& draw) {
  Values values(kPoints);
  for (auto& pair : values) pair = {draw(), draw()};
  return values;
}

// The same, but all points of Black first.
Values DrawnValuesByColor(const std::function<std::uint64_t()>& draw) {
  Values values(kPoints);
  for (const std::size_t color : {std::size_t{0}, std::size_t{1}}) {
    for (auto& pair : values) pair[color] = draw();
  }
  return values;
}

std::function<std::uint64_t()> GlibcDraws() {
  return [numbers = GlibcRand(2 * kPoints), next = std::size_t{0}]() mutable {
    return std::uint64_t{numbers[next++]};
  };
}

Values IndexValues() {
  Values values(kPoints);
  for (std::size_t i = 0; i < kPoints; ++i) values[i] = {2 * i, 2 * i + 1};
  return values;
}

Values SignedValues() {
  Values values(kPoints);
  for (std::size_t i = 0; i < kPoints; ++i) values[i] = {i + 1, 0 - (i + 1)};
  return values;
}

// What stands for Black and White in text, less what stands for an empty point.
constexpr std::uint64_t kBlackLetter = 'B' - '.';
constexpr std::uint64_t kWhiteLetter = 'W' - '.';

}  // namespace

std::uint64_t WeakHash::Add(std::uint64_t a, std::uint64_t b) const {
  switch (group) {
    case Group::kXor:
      return a ^ b;
    case Group::kSum:
      return bits == 64 ? a + b : (a + b) & ((std::uint64_t{1} << bits) - 1);
    case Group::kSumModulo:
      return (a + b) % modulus;
  }
  return 0;
}

std::uint64_t WeakHash::Opposite(std::uint64_t a) const {
  switch (group) {
    case Group::kXor:
      return a;
    case Group::kSum:
      return bits == 64 ? 0 - a : (0 - a) & ((std::uint64_t{1} << bits) - 1);
    case Group::kSumModulo:
      return (modulus - a) % modulus;
  }
  return 0;
}

std::vector<WeakHash> WeakHashes() {
  using Group = WeakHash::Group;
  constexpr std::uint64_t kPrime = 1'000'000'007;
  std::mt19937 twister;
  std::mt19937_64 twister_64;
  std::mt19937_64 twister_64_by_color;
  return {
      {.name = "xor-of-indexes",
       .what = "exclusive or of point times two plus color",
       .value_bits = 10,
       .values = IndexValues()},
      {.name = "signed-sum",
       .what = "sum of the points of Black, less those of White",
       .group = Group::kSum,
       .value_bits = 16,
       .values = SignedValues()},
      {.name = "java-string",
       .what = "31-polynomial of the letters modulo 2^32, String.hashCode",
       .group = Group::kSum,
       .bits = 32,
       .value_bits = 32,
       .values = ValuesOf({31, true, kBlackLetter, kWhiteLetter})},
      {.name = "polynomial-31-prime",
       .what = "31-polynomial of 0, 1 and 2 modulo 1000000007",
       .group = Group::kSumModulo,
       .modulus = kPrime,
       .values = ValuesOf({31, true, 1, 2, kPrime})},
      {.name = "ternary-64",
       .what = "the board as a number of base 3 in 64 bits",
       .group = Group::kSum,
       .values = ValuesOf({3, false, 1, 2})},
      {.name = "polynomial-131-64",
       .what = "131-polynomial of the letters modulo 2^64",
       .group = Group::kSum,
       .values = ValuesOf({131, true, kBlackLetter, kWhiteLetter})},
      {.name = "zobrist-rand",
       .what = "Zobrist keys of rand() without srand()",
       .value_bits = 32,
       .values = DrawnValues(GlibcDraws())},
      {.name = "zobrist-mt19937",
       .what = "Zobrist keys of std::mt19937 with its usual seed",
       .value_bits = 32,
       .values = DrawnValues([&] { return std::uint64_t{twister()}; })},
      {.name = "zobrist-mt19937-64",
       .what = "Zobrist keys of std::mt19937_64 with its usual seed",
       .values = DrawnValues([&] { return std::uint64_t{twister_64()}; })},
      {.name = "zobrist-mt19937-64-by-color",
       .what = "the same, drawn for Black first and then for White",
       .values = DrawnValuesByColor(
           [&] { return std::uint64_t{twister_64_by_color()}; })},
  };
}

std::vector<std::uint32_t> GlibcRand(std::size_t count) {
  constexpr std::size_t kState = 31;
  constexpr std::size_t kLag = 3;
  constexpr std::size_t kDropped = 310;
  // The state: a Lehmer sequence from the seed 1.
  std::vector<std::uint32_t> sums = {1};
  while (sums.size() < kState) {
    sums.push_back(static_cast<std::uint32_t>(std::uint64_t{16807} *
                                              sums.back() % 2147483647));
  }
  for (std::size_t i = 0; i < kLag; ++i) sums.push_back(sums[i]);
  while (sums.size() < kState + kLag + kDropped + count) {
    sums.push_back(sums[sums.size() - kLag] + sums[sums.size() - kState]);
  }
  std::vector<std::uint32_t> numbers;
  for (std::size_t i = sums.size() - count; i < sums.size(); ++i) {
    numbers.push_back(sums[i] >> 1);
  }
  return numbers;
}

}  // namespace superko
