// SHA-1 (FIPS 180-4): a name for a text that other programs can make too. Not
// for anything that must withstand an attack.

#ifndef SUPERKO_TOOLS_REPORT_SHA1_H_
#define SUPERKO_TOOLS_REPORT_SHA1_H_

#include <string>

#include "absl/strings/string_view.h"

namespace superko {

// 40 digits, in small letters.
std::string Sha1Hex(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_SHA1_H_
