// ContentKind: what a file is, told from its first bytes and not from its name.
//
// Judge text begins with the number of cases, the number of plays and a color;
// SGF with "(;". Blanks may stand in between, and a UTF-8 byte-order mark in
// front.

#ifndef SUPERKO_TOOLS_INPUT_CONTENT_KIND_H_
#define SUPERKO_TOOLS_INPUT_CONTENT_KIND_H_

#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"

namespace superko {

enum class ContentKind : std::uint8_t { kJudge, kSgf, kOther };

// So many first bytes are looked at; fewer if the file is shorter.
inline constexpr std::size_t kContentHeadBytes = 1024;

// The kind of a file found in a folder, among files of any kind.
ContentKind KindOfContent(absl::string_view head);

// The kind of a file that the user named. A doubtful one, such as a judge text
// with a fault at the front or an empty file, is to be read, so that its reader
// says what is wrong and where.
ContentKind KindOfNamedContent(absl::string_view head);

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_CONTENT_KIND_H_
