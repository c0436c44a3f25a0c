// Property: whatever the bytes of an archive, what is in it does not depend on
//           the pieces in which it is read, out of memory or of a stream; never
//           is more read than the limit allows. What libarchive packs is read
//           back as it was, in every form.
// Input:    an archive of at most 8 KB, whose bytes are taken for files to be
//           packed too.

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

#include "core/base/check.h"
#include "fuzz/byte_reader.h"
#include "tools/input/archive_reader.h"
#include "tools/input/content_kind.h"
#include "tools/input/memory_source.h"
#include "tools/input/testing.h"

namespace superko {
namespace {

constexpr std::size_t kArchiveBytesMax = 8192;
// Of what is expanded, so that no archive takes long.
constexpr std::uint64_t kExpansionMax = 100'000;
constexpr std::uint64_t kEntriesMax = 200;
constexpr std::size_t kFilesPackedMax = 4;
constexpr std::size_t kNameBytesMax = 60;

using Budget = std::shared_ptr<ExpansionBudget>;
using Opened = absl::StatusOr<std::unique_ptr<ArchiveReader>>;

struct Entry {
  std::string name;
  std::string text;
  bool is_whole = true;
};

Budget SmallBudget() {
  auto budget = std::make_shared<ExpansionBudget>();
  budget->bytes = kExpansionMax;
  budget->entries = kEntriesMax;
  return budget;
}

Entry ReadEntry(ArchiveReader& reader, std::string name,
                std::size_t piece_bytes) {
  Entry entry = {.name = std::move(name), .text = {}};
  std::string piece(piece_bytes, '\0');
  for (;;) {
    const auto bytes = reader.Read(absl::MakeSpan(piece));
    entry.is_whole = bytes.ok();
    if (!bytes.ok() || *bytes == 0) return entry;
    entry.text.append(piece, 0, *bytes);
  }
}

// Archives in archives come after what holds them, with the same limit.
void AddEntries(Opened opened, std::size_t piece_bytes, int levels,
                std::vector<Entry>& entries) {
  if (!opened.ok()) return;
  ArchiveReader& reader = **opened;
  std::string name;
  while (!reader.is_broken()) {
    const absl::StatusOr<bool> more = reader.Next(name);
    if (more.ok() && !*more) return;
    if (!more.ok()) continue;
    Entry entry = ReadEntry(reader, name, piece_bytes);
    const std::string text = entry.text;
    entries.push_back(std::move(entry));
    if (levels > 1 && entries.back().is_whole &&
        KindOfFile(name, false, text.substr(0, kContentHeadBytes)) ==
            ContentKind::kArchive) {
      AddEntries(ArchiveReader::OpenNested(text, name, reader.budget()),
                 piece_bytes, levels - 1, entries);
    }
  }
}

std::vector<Entry> EntriesOf(Opened opened, std::size_t piece_bytes) {
  std::vector<Entry> entries;
  AddEntries(std::move(opened), piece_bytes, ArchiveReader::kLevelsMax,
             entries);
  return entries;
}

std::uint64_t TextBytes(const std::vector<Entry>& entries) {
  std::uint64_t bytes = 0;
  for (const Entry& entry : entries) bytes += entry.text.size();
  return bytes;
}

// A piece that ends in an error is lost, and with it how many entries of a
// damaged archive can be read; as far as nothing is wrong, all is the same.
void CheckSame(const std::vector<Entry>& entries,
               const std::vector<Entry>& others) {
  for (std::size_t i = 0; i < std::min(entries.size(), others.size()); ++i) {
    const Entry& entry = entries[i];
    const Entry& other = others[i];
    SUPERKO_CHECK(entry.name == other.name) << entry.name;
    SUPERKO_CHECK(entry.is_whole == other.is_whole) << entry.name;
    SUPERKO_CHECK(absl::StartsWith(entry.text, other.text) ||
                  absl::StartsWith(other.text, entry.text))
        << entry.name;
    if (!entry.is_whole) return;
    SUPERKO_CHECK(entry.text == other.text) << entry.name;
  }
  SUPERKO_CHECK(entries.size() == others.size());
}

void CheckReading(const std::string& bytes) {
  const auto nested = [&](std::size_t piece_bytes) {
    return EntriesOf(ArchiveReader::OpenNested(bytes, "f", SmallBudget()),
                     piece_bytes);
  };
  const std::vector<Entry> entries = nested(4'096);
  SUPERKO_CHECK(entries.size() <= kEntriesMax);
  SUPERKO_CHECK(TextBytes(entries) <= kExpansionMax);
  CheckSame(entries, nested(1'000));
  const auto streamed = [&](std::size_t piece_bytes) {
    return EntriesOf(
        ArchiveReader::OpenStream(std::make_unique<MemorySource>(bytes), "f",
                                  SmallBudget()),
        piece_bytes);
  };
  const std::vector<Entry> stream = streamed(4'096);
  SUPERKO_CHECK(TextBytes(stream) <=
                kExpansionMax + bytes.size() * ExpansionBudget::kRatioMax);
  CheckSame(stream, streamed(777));
}

// In a tar no name is longer than 100 bytes, and the first one must not begin
// as a compressed file does; one that ends in a slash is a folder's; zip takes
// a backslash for one too; 7z has names in UTF-16, and puts empty files last.
std::string NameFrom(ByteReader& bytes, int number) {
  std::string name = "a";
  for (const std::uint8_t byte : bytes.Chunk().subspan(0, kNameBytesMax)) {
    const bool is_plain = byte > 0 && byte < 128 && byte != '\\';
    name += is_plain ? static_cast<char>(byte) : 'x';
  }
  return absl::StrCat(name, number);
}

void CheckPacking(ByteReader bytes) {
  const ArchiveForm form =
      kArchiveForms[bytes.UpTo(static_cast<int>(std::size(kArchiveForms)) - 1)];
  std::vector<std::pair<std::string, std::string>> files;
  while (!bytes.is_at_end() && files.size() < kFilesPackedMax) {
    const std::string name = NameFrom(bytes, static_cast<int>(files.size()));
    files.emplace_back(name, bytes.Text() + "\n");
  }
  if (files.empty()) return;
  // An archive in the archive would be read too.
  std::vector<Entry> entries;
  AddEntries(
      ArchiveReader::OpenNested(ArchiveOf(files, form), "f", SmallBudget()),
      1'000, /*levels=*/1, entries);
  SUPERKO_CHECK(entries.size() == files.size()) << entries.size();
  for (std::size_t i = 0; i < files.size(); ++i) {
    SUPERKO_CHECK(entries[i].name == files[i].first)
        << form.format << " " << form.filter << " " << entries[i].name << " "
        << files[i].first;
    SUPERKO_CHECK(entries[i].is_whole && entries[i].text == files[i].second)
        << entries[i].text;
  }
}

}  // namespace
}  // namespace superko

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size > superko::kArchiveBytesMax) return 0;
  superko::CheckReading(std::string(superko::TextOf({data, size})));
  superko::CheckPacking(superko::ByteReader({data, size}));
  return 0;
}
