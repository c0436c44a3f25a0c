// Style: what kind of game a generated record is, by name.
//
// Each style is there for faults that the others would hardly show:
//
//   uniform  any point of the board, illegal plays included; asks nobody
//   legal    legal plays, so that games run deep into whole-board fights
//   cramped  a small window, again and again: contact, suicide, snapback
//   ko       multiple kos, sending two returning one, retakes: long cycles
//   dense    fills the board; captures of hundreds of stones
//   comb     one string with as many liberties as the board can hold

#ifndef SUPERKO_CORE_GENERATE_STYLE_H_
#define SUPERKO_CORE_GENERATE_STYLE_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace superko {

enum class Style : std::uint8_t {
  kMixed,  // Each record draws one of the others.
  kUniform,
  kLegal,
  kCramped,
  kKo,
  kDense,
  kComb,
};

inline constexpr int kStyles = 7;

// Every style once, kMixed first.
absl::Span<const Style> AllStyles();

// "mixed", "uniform", ...: the names that --style takes.
absl::string_view StyleName(Style style);

// Reads a name; the message of an error lists all of them.
absl::StatusOr<Style> ParseStyle(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_CORE_GENERATE_STYLE_H_
