// Judge texts of corpus/judge, made by hand, built into the program.
//
// Each is as strict as the judge problem wants it. embed.cmake lists them.

#ifndef SUPERKO_TOOLS_CONTEST_HAND_MADE_H_
#define SUPERKO_TOOLS_CONTEST_HAND_MADE_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace superko {

struct HandMade {
  absl::string_view name;  // "triple_ko".
  absl::string_view input;
};

absl::Span<const HandMade> HandMadeTests();

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_HAND_MADE_H_
