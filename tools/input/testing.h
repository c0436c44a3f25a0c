// For tests: archives, made by libarchive.

#ifndef SUPERKO_TOOLS_INPUT_TESTING_H_
#define SUPERKO_TOOLS_INPUT_TESTING_H_

#include <archive.h>
#include <archive_entry.h>

#include <string>
#include <utility>
#include <vector>

namespace superko {

struct ArchiveForm {
  // ARCHIVE_FORMAT_ZIP and the like; RAW is a compressed file alone.
  int format = ARCHIVE_FORMAT_ZIP;
  int filter = ARCHIVE_FILTER_NONE;
};

// The bytes of an archive of these files; a name that ends in a slash is a
// folder.
inline std::string ArchiveOf(
    const std::vector<std::pair<std::string, std::string>>& files,
    ArchiveForm form = {}) {
  std::string bytes(1 << 20, '\0');
  for (const auto& file : files)
    bytes.resize(bytes.size() + file.second.size());
  std::size_t used = 0;
  archive* const writer = archive_write_new();
  archive_write_set_format(writer, form.format);
  archive_write_add_filter(writer, form.filter);
  archive_write_open_memory(writer, bytes.data(), bytes.size(), &used);
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
  bytes.resize(used);
  return bytes;
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_TESTING_H_
