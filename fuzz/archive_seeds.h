// ArchiveSeeds: small archives in every form, archives in archives, and files
// that are compressed alone.

#ifndef SUPERKO_FUZZ_ARCHIVE_SEEDS_H_
#define SUPERKO_FUZZ_ARCHIVE_SEEDS_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace superko {

// With `text` as one of the files; a long one is cut.
std::vector<std::string> ArchiveSeedsOf(absl::string_view text);

}  // namespace superko

#endif  // SUPERKO_FUZZ_ARCHIVE_SEEDS_H_
