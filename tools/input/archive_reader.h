// ArchiveReader: the files in a zip, tar or 7z archive, or the one in a file
// compressed by gzip, bzip2, xz or zstd, by libarchive.
//
//   auto archive = ArchiveReader::OpenFile("games.zip", budget);
//   for (;;) {
//     const absl::StatusOr<bool> more = (*archive)->Next(name);
//     if (!more.ok() || !*more) break;
//     ... (*archive)->Read(buffer) ...
//   }
//
// Nothing is ever written to disk, so that names such as ../x are only names.
// An archive may expand by kRatioMax and kFreeBytes more, all that is nested in
// it included, and hold kEntriesMax entries; then the rest of it is given up.
//
// Threads: needs a single owner.
// Errors:  NAME: what was tried: libarchive's reason. After an error of one
//          entry the next may be read; is_broken() says that none can.

#ifndef SUPERKO_TOOLS_INPUT_ARCHIVE_READER_H_
#define SUPERKO_TOOLS_INPUT_ARCHIVE_READER_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/record/byte_source.h"

struct archive;

namespace superko {

// What an archive that was opened by the user may still expand to.
struct ExpansionBudget {
  static constexpr std::uint64_t kRatioMax = 200;
  static constexpr std::uint64_t kFreeBytes = std::uint64_t{64} << 20;
  static constexpr std::uint64_t kEntriesMax = 10'000'000;

  std::uint64_t bytes = kFreeBytes;
  std::uint64_t entries = kEntriesMax;
  // In words, for the message.
  std::string limit = "200 times its size and 64 MiB more";
};

class ArchiveReader {
 public:
  // Archives in archives; the outermost is level 1.
  static constexpr int kLevelsMax = 4;
  // An archive inside of another one is held in memory.
  static constexpr std::size_t kNestedBytesMax = std::size_t{64} << 20;

  // Each adds what the archive's size grants to `budget`, but a nested one,
  // whose budget is that of the outermost. `name` is for messages.
  static absl::StatusOr<std::unique_ptr<ArchiveReader>> OpenFile(
      const std::string& path, std::shared_ptr<ExpansionBudget> budget);
  // A pipe, say. There 7z, which is read from its end, is refused.
  static absl::StatusOr<std::unique_ptr<ArchiveReader>> OpenStream(
      std::unique_ptr<ByteSource> source, std::string name,
      std::shared_ptr<ExpansionBudget> budget);
  static absl::StatusOr<std::unique_ptr<ArchiveReader>> OpenNested(
      std::string bytes, std::string name,
      std::shared_ptr<ExpansionBudget> budget);

  ~ArchiveReader();
  ArchiveReader(const ArchiveReader&) = delete;
  ArchiveReader& operator=(const ArchiveReader&) = delete;

  // Goes on to the next file and puts its name into `name`: any bytes, or empty
  // if there is only one file, which has none. Passes over what is no file.
  absl::StatusOr<bool> Next(std::string& name);
  // Reads on in that file, as ByteSource does.
  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer);

  bool is_broken() const { return is_broken_; }
  const std::shared_ptr<ExpansionBudget>& budget() const { return budget_; }
  // What is neither file nor folder, so far.
  std::uint64_t skipped() const { return skipped_; }

 private:
  struct Stream;

  ArchiveReader(std::string name, std::shared_ptr<ExpansionBudget> budget);
  absl::Status Fail(absl::string_view tried);
  absl::Status FailAtLimit(absl::string_view limit);
  bool IsBareFile() const;
  absl::Status PassOverRest();

  std::string name_;
  std::shared_ptr<ExpansionBudget> budget_;
  archive* archive_ = nullptr;
  std::string memory_;  // Of a nested archive.
  std::unique_ptr<Stream> stream_;
  bool is_in_file_ = false;
  bool is_broken_ = false;
  std::uint64_t skipped_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_ARCHIVE_READER_H_
