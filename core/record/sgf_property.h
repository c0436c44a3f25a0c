// SgfProperty: the properties that a game record needs, by their names.

#ifndef SUPERKO_CORE_RECORD_SGF_PROPERTY_H_
#define SUPERKO_CORE_RECORD_SGF_PROPERTY_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace superko {

constexpr std::uint16_t SgfPropertyCode(char first, char second) {
  return static_cast<std::uint16_t>(static_cast<unsigned char>(first) << 8 |
                                    static_cast<unsigned char>(second));
}

// The value is the name itself, so that none has to be looked up.
enum class SgfProperty : std::uint16_t {
  kOther = 0,
  kBlack = SgfPropertyCode('B', '\0'),
  kWhite = SgfPropertyCode('W', '\0'),
  kAddBlack = SgfPropertyCode('A', 'B'),
  kAddWhite = SgfPropertyCode('A', 'W'),
  kAddEmpty = SgfPropertyCode('A', 'E'),
  kPlayer = SgfPropertyCode('P', 'L'),
  kForced = SgfPropertyCode('K', 'O'),
  kSize = SgfPropertyCode('S', 'Z'),
  kHandicap = SgfPropertyCode('H', 'A'),
  kRules = SgfPropertyCode('R', 'U'),
  kResult = SgfPropertyCode('R', 'E'),
  kCharset = SgfPropertyCode('C', 'A'),
  kGameType = SgfPropertyCode('G', 'M'),
  kFileFormat = SgfPropertyCode('F', 'F'),
};

// Which node a property belongs to, and what for; kNone if nothing here needs
// it, so that its values can be skipped.
enum class SgfPropertyUse : std::uint8_t { kNone, kMove, kSetUp, kRoot };
inline constexpr int kSgfPropertyUses = 4;

constexpr SgfPropertyUse UseOf(SgfProperty property) {
  switch (property) {
    case SgfProperty::kBlack:
    case SgfProperty::kWhite:
    case SgfProperty::kForced:
      return SgfPropertyUse::kMove;
    case SgfProperty::kAddBlack:
    case SgfProperty::kAddWhite:
    case SgfProperty::kAddEmpty:
    case SgfProperty::kPlayer:
      return SgfPropertyUse::kSetUp;
    case SgfProperty::kSize:
    case SgfProperty::kHandicap:
    case SgfProperty::kRules:
    case SgfProperty::kResult:
    case SgfProperty::kCharset:
    case SgfProperty::kGameType:
    case SgfProperty::kFileFormat:
      return SgfPropertyUse::kRoot;
    case SgfProperty::kOther:
      return SgfPropertyUse::kNone;
  }
  return SgfPropertyUse::kNone;
}

// A name as it stands in the text. Small letters do not count: "Black" is B,
// "GaMe" is GM, as old programs wrote them.
struct SgfName {
  SgfProperty property = SgfProperty::kOther;
  bool has_small_letters = false;
  // False for text of small letters alone, which is no name.
  bool is_name = false;
};
SgfName ParseSgfName(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_PROPERTY_H_
