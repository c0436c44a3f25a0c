// What the rewritten sources of a mutants build call: each function does what
// the operator or constant it stands for does, unless its mutant is chosen.
//
// SUPERKO_MUTANT chooses a mutant by number; SUPERKO_MUTANT_TRACE names a file
// that gets the numbers of those that were reached or cannot be mutated.
// Where the language wants a constant, all is as written.
//
// Threads: the numbers reached are written by all without order, which only
//          this build does.

#ifndef SUPERKO_TOOLS_MUTANTS_MUTANT_H_
#define SUPERKO_TOOLS_MUTANTS_MUTANT_H_

#include <concepts>
#include <cstdio>
#include <cstdlib>
#include <type_traits>

namespace superko_mutant {

inline constexpr int kMutantsMax = 1 << 14;
enum Fate : unsigned char { kUnreached, kReached, kImpossible };
inline Fate fates[kMutantsMax];

inline const int chosen = [] {
  const char* const text = std::getenv("SUPERKO_MUTANT");
  return text == nullptr ? -1 : std::atoi(text);
}();

inline const struct Tracer {
  ~Tracer() {
    const char* const path = std::getenv("SUPERKO_MUTANT_TRACE");
    std::FILE* const file = path == nullptr ? nullptr : std::fopen(path, "w");
    if (file == nullptr) return;
    for (int id = 0; id < kMutantsMax; ++id) {
      if (fates[id] != kUnreached) std::fprintf(file, "%d %d\n", id, fates[id]);
    }
    std::fclose(file);
  }
} tracer;

inline bool Choose(int id) {
  fates[id] = kReached;
  return id == chosen;
}

inline void Impossible(int id) { fates[id] = kImpossible; }

constexpr bool On(int id) {
  return !std::is_constant_evaluated() && Choose(id);
}

// A value and two others that may take its place; `up` only if `id2` is
// negative.
template <typename T>
constexpr T Literal(int id, T value, T up, int id2, T down) {
  if (On(id)) return up;
  if (id2 >= 0 && On(id2)) return down;
  return value;
}

template <typename T>
constexpr bool Condition(int id, const T& value) {
  if (On(id)) return true;
  if (On(id + 1)) return false;
  return static_cast<bool>(value);
}

template <typename T>
constexpr bool Not(int id, const T& value) {
  return On(id) ? static_cast<bool>(value) : !static_cast<bool>(value);
}

template <typename Left, typename Right>
constexpr bool And(int id, const Left& left, const Right& right) {
  return On(id) ? left() || right() : left() && right();
}

template <typename Left, typename Right>
constexpr bool Or(int id, const Left& left, const Right& right) {
  return On(id) ? left() && right() : left() || right();
}

// Comparisons have two mutants, with numbers that follow each other.
#define SUPERKO_COMPARISON(Name, op, mutant, opposite)  \
  template <typename A, typename B>                     \
  constexpr bool Name(int id, const A& a, const B& b) { \
    if (On(id)) return a mutant b;                      \
    if (On(id + 1)) return a opposite b;                \
    return a op b;                                      \
  }

SUPERKO_COMPARISON(Less, <, <=, >=)
SUPERKO_COMPARISON(LessOrEqual, <=, <, >)
SUPERKO_COMPARISON(Greater, >, >=, <=)
SUPERKO_COMPARISON(GreaterOrEqual, >=, >, <)
#undef SUPERKO_COMPARISON

// The mutant must have the type of the original, or else is none.
#define SUPERKO_BINARY(Name, op, mutant)                    \
  template <typename A, typename B>                         \
  constexpr auto Name(int id, const A& a, const B& b) {     \
    using Result = decltype(a op b);                        \
    if constexpr (requires {                                \
                    { a mutant b } -> std::same_as<Result>; \
                  }) {                                      \
      if (On(id)) return static_cast<Result>(a mutant b);   \
    } else if (!std::is_constant_evaluated()) {             \
      Impossible(id);                                       \
    }                                                       \
    return static_cast<Result>(a op b);                     \
  }

SUPERKO_BINARY(EqAsNe, ==, !=)
SUPERKO_BINARY(NeAsEq, !=, ==)
SUPERKO_BINARY(AddAsSub, +, -)
SUPERKO_BINARY(SubAsAdd, -, +)
SUPERKO_BINARY(MulAsAdd, *, +)
SUPERKO_BINARY(DivAsMul, /, *)
SUPERKO_BINARY(ModAsMul, %, *)
SUPERKO_BINARY(AndAsOr, &, |)
SUPERKO_BINARY(OrAsAnd, |, &)
SUPERKO_BINARY(XorAsOr, ^, |)
SUPERKO_BINARY(ShlAsShr, <<, >>)
SUPERKO_BINARY(ShrAsShl, >>, <<)
#undef SUPERKO_BINARY

#define SUPERKO_ASSIGNMENT(Name, op, mutant)    \
  template <typename A, typename B>             \
  constexpr A& Name(int id, A& a, const B& b) { \
    if (On(id)) {                               \
      if constexpr (requires { a mutant b; }) { \
        a mutant b;                             \
        return a;                               \
      } else {                                  \
        Impossible(id);                         \
      }                                         \
    }                                           \
    a op b;                                     \
    return a;                                   \
  }

SUPERKO_ASSIGNMENT(AddTo, +=, -=)
SUPERKO_ASSIGNMENT(SubFrom, -=, +=)
SUPERKO_ASSIGNMENT(MulBy, *=, +=)
SUPERKO_ASSIGNMENT(OrInto, |=, &=)
SUPERKO_ASSIGNMENT(AndInto, &=, |=)
SUPERKO_ASSIGNMENT(XorInto, ^=, |=)
#undef SUPERKO_ASSIGNMENT

template <typename T>
constexpr T& PreAdd(int id, T& value) {
  return On(id) ? --value : ++value;
}
template <typename T>
constexpr T& PreSub(int id, T& value) {
  return On(id) ? ++value : --value;
}
template <typename T>
constexpr T PostAdd(int id, T& value) {
  return On(id) ? value-- : value++;
}
template <typename T>
constexpr T PostSub(int id, T& value) {
  return On(id) ? value++ : value--;
}

}  // namespace superko_mutant

#endif  // SUPERKO_TOOLS_MUTANTS_MUTANT_H_
