// ContentKind: what a file is, told from its first bytes and not from its name.
//
// Judge text begins with the number of cases, the number of plays and a color;
// SGF with "(;". Blanks may stand in between, and a UTF-8 byte-order mark in
// front. Archives (zip, tar, 7z) and compressed files (gzip, bzip2, xz, zstd)
// have signatures. Only where the content leaves it open does a name count.

#ifndef SUPERKO_TOOLS_INPUT_CONTENT_KIND_H_
#define SUPERKO_TOOLS_INPUT_CONTENT_KIND_H_

#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"

namespace superko {

enum class ContentKind : std::uint8_t { kJudge, kSgf, kArchive, kOther };

// So many first bytes are looked at; fewer if the file is shorter.
inline constexpr std::size_t kContentHeadBytes = 1024;

// The kind of a file found in a folder, among files of any kind.
ContentKind KindOfContent(absl::string_view head);

// The kind of a file that the user named. A doubtful one, such as a judge text
// with a fault at the front or an empty file, is to be read, so that its reader
// says what is wrong and where.
ContentKind KindOfNamedContent(absl::string_view head);

// The kind of a file or an entry of an archive called `name`. What is called
// .sgf and is nothing else is SGF, whatever it begins with, so that an empty or
// overwritten file is an error and not passed over.
ContentKind KindOfFile(absl::string_view name, bool is_named,
                       absl::string_view head);

// "judge", "sgf", "archive", "other".
absl::string_view ContentKindName(ContentKind kind);

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_CONTENT_KIND_H_
