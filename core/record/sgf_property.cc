#include "core/record/sgf_property.h"

#include "absl/strings/ascii.h"

namespace superko {

SgfName ParseSgfName(absl::string_view text) {
  SgfName name;
  char letters[2] = {};
  std::size_t count = 0;
  for (const char byte : text) {
    if (absl::ascii_islower(static_cast<unsigned char>(byte))) {
      name.has_small_letters = true;
      continue;
    }
    if (count < 2) letters[count] = byte;
    ++count;
  }
  name.is_name =
      count > 0 && absl::ascii_isupper(static_cast<unsigned char>(letters[0]));
  if (!name.is_name || count > 2) return name;
  const auto property =
      static_cast<SgfProperty>(SgfPropertyCode(letters[0], letters[1]));
  if (UseOf(property) != SgfPropertyUse::kNone) name.property = property;
  return name;
}

}  // namespace superko
