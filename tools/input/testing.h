// For tests: archives, made by libarchive.

#ifndef SUPERKO_TOOLS_INPUT_TESTING_H_
#define SUPERKO_TOOLS_INPUT_TESTING_H_

#include <archive.h>
#include <archive_entry.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace superko {

struct ArchiveForm {
  // ARCHIVE_FORMAT_ZIP and the like; RAW is a compressed file alone.
  int format = ARCHIVE_FORMAT_ZIP;
  int filter = ARCHIVE_FILTER_NONE;
};

// Of several files, and all that are read.
inline constexpr ArchiveForm kArchiveForms[] = {
    {ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE},
    {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE},
    {ARCHIVE_FORMAT_TAR_GNUTAR, ARCHIVE_FILTER_GZIP},
    {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_BZIP2},
    {ARCHIVE_FORMAT_TAR_PAX_RESTRICTED, ARCHIVE_FILTER_XZ},
    {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_ZSTD},
    {ARCHIVE_FORMAT_7ZIP, ARCHIVE_FILTER_NONE},
};

inline la_ssize_t AppendToString(archive* /*writer*/, void* text,
                                 const void* bytes, std::size_t count) {
  static_cast<std::string*>(text)->append(static_cast<const char*>(bytes),
                                          count);
  return static_cast<la_ssize_t>(count);
}

// The bytes of an archive of these files; a name that ends in a slash is a
// folder.
inline std::string ArchiveOf(
    const std::vector<std::pair<std::string, std::string>>& files,
    ArchiveForm form = {}) {
  std::string bytes;
  archive* const writer = archive_write_new();
  archive_write_set_format(writer, form.format);
  archive_write_add_filter(writer, form.filter);
  // These two take much memory by default.
  archive_write_set_filter_option(writer, "xz", "compression-level", "1");
  archive_write_set_format_option(writer, "7zip", "compression-level", "1");
  archive_write_set_bytes_in_last_block(writer, 1);
  archive_write_open(writer, &bytes, nullptr, AppendToString, nullptr);
  for (const auto& [name, text] : files) {
    archive_entry* const entry = archive_entry_new();
    const bool is_folder = !name.empty() && name.back() == '/';
    archive_entry_set_pathname(entry, name.c_str());
    archive_entry_set_size(entry, static_cast<la_int64_t>(text.size()));
    archive_entry_set_filetype(entry, is_folder ? AE_IFDIR : AE_IFREG);
    archive_entry_set_perm(entry, is_folder ? 0755 : 0644);
    archive_write_header(writer, entry);
    archive_write_data(writer, text.data(), text.size());
    archive_entry_free(entry);
  }
  archive_write_close(writer);
  archive_write_free(writer);
  return bytes;
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_TESTING_H_
