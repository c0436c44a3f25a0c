#include "tools/input/archive_reader.h"

#include <cerrno>
#include <utility>
#include <vector>

#include <archive.h>
#include <archive_entry.h>
#include <locale.h>
#include <sys/stat.h>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"

#include "tools/input/fd_source.h"

namespace superko {
namespace {

constexpr std::size_t kBlockBytes = std::size_t{64} << 10;

// libarchive turns names into the charset of the locale, and loses those that
// this does not have. In UTF-8 none is lost, and other bytes stay as they are.
class Utf8Locale {
 public:
  Utf8Locale() {
    static const locale_t kLocale =
        newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t{});
    before_ = kLocale == locale_t{} ? locale_t{} : uselocale(kLocale);
  }
  ~Utf8Locale() {
    if (before_ != locale_t{}) uselocale(before_);
  }
  Utf8Locale(const Utf8Locale&) = delete;
  Utf8Locale& operator=(const Utf8Locale&) = delete;

 private:
  locale_t before_;
};

archive* NewArchive() {
  archive* const made = archive_read_new();
  archive_read_support_filter_gzip(made);
  archive_read_support_filter_bzip2(made);
  archive_read_support_filter_xz(made);
  archive_read_support_filter_zstd(made);
  archive_read_support_format_zip(made);
  archive_read_support_format_tar(made);
  archive_read_support_format_gnutar(made);
  archive_read_support_format_7zip(made);
  archive_read_support_format_raw(made);
  return made;
}

void Grant(std::uint64_t archive_bytes, ExpansionBudget& budget) {
  budget.bytes += archive_bytes * ExpansionBudget::kRatioMax;
}

}  // namespace

// Feeds libarchive from a ByteSource. Every block read grants its share.
struct ArchiveReader::Stream {
  std::unique_ptr<ByteSource> source;
  ExpansionBudget* budget = nullptr;
  std::vector<char> block;
  absl::Status status;

  static la_ssize_t Read(archive* reader, void* self, const void** block) {
    auto* const stream = static_cast<Stream*>(self);
    stream->block.resize(kBlockBytes);
    const absl::StatusOr<std::size_t> bytes =
        stream->source->Read(absl::MakeSpan(stream->block));
    if (!bytes.ok()) {
      stream->status = bytes.status();
      archive_set_error(reader, EIO, "cannot be read");
      return ARCHIVE_FATAL;
    }
    Grant(*bytes, *stream->budget);
    *block = stream->block.data();
    return static_cast<la_ssize_t>(*bytes);
  }
};

ArchiveReader::ArchiveReader(std::string name,
                             std::shared_ptr<ExpansionBudget> budget)
    : name_(std::move(name)),
      budget_(std::move(budget)),
      archive_(NewArchive()) {}

ArchiveReader::~ArchiveReader() { archive_read_free(archive_); }

absl::StatusOr<std::unique_ptr<ArchiveReader>> ArchiveReader::OpenFile(
    const std::string& path, std::shared_ptr<ExpansionBudget> budget) {
  const Utf8Locale locale;
  struct stat facts = {};
  if (stat(path.c_str(), &facts) == 0) {
    Grant(static_cast<std::uint64_t>(facts.st_size), *budget);
  }
  auto reader = absl::WrapUnique(new ArchiveReader(path, std::move(budget)));
  if (archive_read_open_filename(reader->archive_, path.c_str(), kBlockBytes) !=
      ARCHIVE_OK) {
    return reader->Fail("open the archive");
  }
  return reader;
}

absl::StatusOr<std::unique_ptr<ArchiveReader>> ArchiveReader::OpenStream(
    std::unique_ptr<ByteSource> source, std::string name,
    std::shared_ptr<ExpansionBudget> budget) {
  const Utf8Locale locale;
  auto reader =
      absl::WrapUnique(new ArchiveReader(std::move(name), std::move(budget)));
  reader->stream_ =
      std::make_unique<Stream>(Stream{.source = std::move(source),
                                      .budget = reader->budget_.get(),
                                      .block = {},
                                      .status = absl::OkStatus()});
  if (archive_read_open(reader->archive_, reader->stream_.get(), nullptr,
                        &Stream::Read, nullptr) != ARCHIVE_OK) {
    return reader->Fail("open the archive");
  }
  return reader;
}

absl::StatusOr<std::unique_ptr<ArchiveReader>> ArchiveReader::OpenNested(
    std::string bytes, std::string name,
    std::shared_ptr<ExpansionBudget> budget) {
  const Utf8Locale locale;
  auto reader =
      absl::WrapUnique(new ArchiveReader(std::move(name), std::move(budget)));
  reader->memory_ = std::move(bytes);
  if (archive_read_open_memory(reader->archive_, reader->memory_.data(),
                               reader->memory_.size()) != ARCHIVE_OK) {
    return reader->Fail("open the archive");
  }
  return reader;
}

bool ArchiveReader::IsBareFile() const {
  return archive_format(archive_) == ARCHIVE_FORMAT_RAW;
}

absl::StatusOr<bool> ArchiveReader::Next(std::string& name) {
  const Utf8Locale locale;
  if (absl::Status status = PassOverRest(); !status.ok()) return status;
  while (!is_broken_) {
    archive_entry* entry = nullptr;
    const int result = archive_read_next_header(archive_, &entry);
    if (result == ARCHIVE_EOF) return false;
    // Retry means that this header is lost and the next one may be read.
    if (result == ARCHIVE_FATAL || result == ARCHIVE_RETRY) {
      is_broken_ = result == ARCHIVE_FATAL;
      return Fail("read the archive");
    }
    if (budget_->entries == 0) return FailAtLimit("10000000 entries");
    --budget_->entries;
    const auto type = archive_entry_filetype(entry);
    const bool is_file = IsBareFile() || type == AE_IFREG;
    if (!is_file || archive_entry_hardlink(entry) != nullptr) {
      skipped_ += type != AE_IFDIR;
      continue;
    }
    name.clear();
    is_in_file_ = true;
    if (IsBareFile()) return true;
    const char* text = archive_entry_pathname(entry);
    if (text == nullptr) text = archive_entry_pathname_utf8(entry);
    name = text == nullptr ? "?" : text;
    return true;
  }
  return false;
}

// Where files can only be passed over by expanding them, that counts too.
absl::Status ArchiveReader::PassOverRest() {
  if (!std::exchange(is_in_file_, false) || is_broken_) return absl::OkStatus();
  const bool can_skip = (archive_format(archive_) & ARCHIVE_FORMAT_BASE_MASK) ==
                            ARCHIVE_FORMAT_ZIP &&
                        archive_filter_count(archive_) <= 1;
  if (can_skip) return absl::OkStatus();
  std::vector<char> rest(kBlockBytes);
  for (;;) {
    const absl::StatusOr<std::size_t> bytes = Read(absl::MakeSpan(rest));
    // Whoever read the file has heard of its errors.
    if (!bytes.ok() && !absl::IsResourceExhausted(bytes.status())) break;
    if (!bytes.ok()) return bytes.status();
    if (*bytes == 0) break;
  }
  return absl::OkStatus();
}

absl::StatusOr<std::size_t> ArchiveReader::Read(absl::Span<char> buffer) {
  const Utf8Locale locale;
  const la_ssize_t bytes =
      archive_read_data(archive_, buffer.data(), buffer.size());
  if (bytes < 0) {
    is_broken_ = is_broken_ || bytes == ARCHIVE_FATAL;
    return Fail("read the archive");
  }
  const auto count = static_cast<std::uint64_t>(bytes);
  if (count > budget_->bytes) {
    return FailAtLimit(budget_->limit);
  }
  budget_->bytes -= count;
  return count;
}

absl::Status ArchiveReader::Fail(absl::string_view tried) {
  if (stream_ != nullptr && !stream_->status.ok()) {
    is_broken_ = true;
    return stream_->status;
  }
  const char* const reason = archive_error_string(archive_);
  return absl::DataLossError(
      absl::StrCat(NameInMessages(name_), ": cannot ", tried, ": ",
                   reason == nullptr ? "it is damaged" : reason));
}

absl::Status ArchiveReader::FailAtLimit(absl::string_view limit) {
  is_broken_ = true;
  return absl::ResourceExhaustedError(
      absl::StrCat(NameInMessages(name_), ": expected an archive that expands ",
                   "to at most ", limit, ", found more; the rest is given up"));
}

}  // namespace superko
