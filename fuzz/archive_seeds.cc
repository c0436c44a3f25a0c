#include "fuzz/archive_seeds.h"

#include "tools/input/testing.h"

namespace superko {
namespace {

constexpr std::size_t kTextBytesMax = 200;

}  // namespace

std::vector<std::string> ArchiveSeedsOf(absl::string_view text) {
  const std::string file(text.substr(0, kTextBytesMax));
  std::vector<std::string> seeds;
  for (const ArchiveForm form : kArchiveForms) {
    seeds.push_back(ArchiveOf(
        {{"a/", ""}, {"a/\xc3\xa9.sgf", "(;B[aa])"}, {"b.in", file}}, form));
    seeds.push_back(ArchiveOf({{"nested", seeds.back()}, {"c", file}}));
  }
  for (const int filter : {ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_BZIP2,
                           ARCHIVE_FILTER_XZ, ARCHIVE_FILTER_ZSTD}) {
    seeds.push_back(ArchiveOf({{"x", file}}, {ARCHIVE_FORMAT_RAW, filter}));
  }
  return seeds;
}

}  // namespace superko
