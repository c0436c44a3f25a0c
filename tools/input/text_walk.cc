#include "tools/input/text_walk.h"

#include <utility>

#include <sys/stat.h>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

#include "tools/input/fd_source.h"

namespace superko {
namespace {

// The bytes of an archive's present entry.
class EntrySource final : public ByteSource {
 public:
  explicit EntrySource(ArchiveReader& reader) : reader_(reader) {}
  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) override {
    return reader_.Read(buffer);
  }

 private:
  ArchiveReader& reader_;
};

bool IsRegularFile(const std::string& path, std::uint64_t* bytes) {
  struct stat facts = {};
  if (path == kStdinPath || stat(path.c_str(), &facts) != 0) return false;
  *bytes = static_cast<std::uint64_t>(facts.st_size);
  return S_ISREG(facts.st_mode);
}

// Only these are opened by a worker: anything else may well be an archive.
bool IsCalledLikeText(absl::string_view path) {
  for (const absl::string_view ending : {".sgf", ".in", ".txt"}) {
    if (absl::EndsWithIgnoreCase(path, ending)) return true;
  }
  return false;
}

// Whoever made an archive may not move the cursor of who reads our messages:
// bytes that control a terminal are "\x1b" and so on.
std::string Printable(absl::string_view name) {
  std::string printable;
  for (const char byte : name) {
    if (absl::ascii_iscntrl(static_cast<unsigned char>(byte))) {
      absl::StrAppend(
          &printable, "\\x",
          absl::Hex(static_cast<unsigned char>(byte), absl::kZeroPad2));
    } else {
      printable += byte;
    }
  }
  return printable;
}

absl::StatusOr<std::string> ReadNested(ByteSource& source,
                                       const std::string& path) {
  std::string bytes;
  for (;;) {
    const std::size_t before = bytes.size();
    if (before > ArchiveReader::kNestedBytesMax) {
      return absl::ResourceExhaustedError(
          absl::StrCat(path, ": expected an archive inside of another one to ",
                       "be at most 64 MiB long, found more"));
    }
    bytes.resize(before + (std::size_t{64} << 10));
    const absl::StatusOr<std::size_t> more =
        source.Read(absl::MakeSpan(bytes).subspan(before));
    bytes.resize(before + (more.ok() ? *more : 0));
    if (!more.ok()) return more.status();
    if (*more == 0) return bytes;
  }
}

// Tells what the text is by its name and its first bytes. What holds no records
// loses its source.
absl::Status LookAt(absl::string_view name, Text& text) {
  const absl::StatusOr<absl::string_view> head =
      text.source->Peek(kContentHeadBytes);
  if (!head.ok()) return head.status();
  text.kind = KindOfFile(name, text.is_named, *head);
  if (text.kind != ContentKind::kOther) return absl::OkStatus();
  text.head = std::string(*head);
  text.source.reset();
  return absl::OkStatus();
}

}  // namespace

TextWalk::TextWalk(Options options)
    : options_(std::move(options)), files_(options_.paths) {}

absl::StatusOr<bool> TextWalk::Next(Text& text) {
  for (;;) {
    text = {};
    const std::size_t archives = archives_.size();
    absl::StatusOr<bool> found =
        archives > 0 ? NextInArchive(text) : NextFile(text);
    if (!found.ok()) return found;
    // An archive begins or ends.
    if (archives_.size() != archives) {
      if (*found) return true;
      continue;
    }
    if (*found || archives == 0) return found;
  }
}

absl::StatusOr<bool> TextWalk::NextFile(Text& text) {
  WalkedFile file;
  absl::StatusOr<bool> found = files_.Next(file);
  if (!found.ok() || !*found) return found;
  text.path = std::move(file.path);
  text.file_bytes = text.path.size();
  text.is_named = file.is_named;
  std::uint64_t bytes = 0;
  if (options_.may_leave_unopened && IsCalledLikeText(text.path) &&
      IsRegularFile(text.path, &bytes) && bytes <= kUnopenedBytesMax) {
    text.is_unopened = true;
    return true;
  }
  if (absl::Status status = EnterFile(text); !status.ok()) return status;
  return true;
}

// Opens the file; if it is an archive, its entries come next.
absl::Status TextWalk::EnterFile(Text& text) {
  absl::StatusOr<std::unique_ptr<FdSource>> bytes =
      FdSource::Open(text.path, options_.should_stop);
  if (!bytes.ok()) return bytes.status();
  text.source = std::make_unique<PeekedSource>(*std::move(bytes));
  const absl::Status status = LookAt(text.path, text);
  if (!status.ok() || text.kind != ContentKind::kArchive) return status;
  return EnterArchive(text, OpenOutermost(text));
}

absl::Status TextWalk::EnterArchive(
    const Text& text, absl::StatusOr<std::unique_ptr<ArchiveReader>> reader) {
  if (!reader.ok()) return reader.status();
  archives_.push_back({.path = text.path,
                       .file_bytes = text.file_bytes,
                       .is_named = text.is_named,
                       .reader = *std::move(reader)});
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<ArchiveReader>> TextWalk::OpenOutermost(
    Text& text) {
  auto budget = std::make_shared<ExpansionBudget>();
  std::uint64_t bytes = 0;
  std::unique_ptr<PeekedSource> source = std::move(text.source);
  if (IsRegularFile(text.path, &bytes)) {
    auto reader = ArchiveReader::OpenFile(text.path, budget);
    if (budget->bytes > options_.expansion_max) {
      budget->bytes = options_.expansion_max;
      budget->limit = absl::StrCat(options_.expansion_max,
                                   " bytes, as its name is that of a text");
    }
    return reader;
  }
  return ArchiveReader::OpenStream(std::move(source), text.path,
                                   std::move(budget));
}

absl::StatusOr<bool> TextWalk::NextInArchive(Text& text) {
  OpenArchive& archive = archives_.back();
  std::string name;
  const absl::StatusOr<bool> found = archive.reader->Next(name);
  if (!found.ok() || !*found) {
    skipped_ += archive.reader->is_broken() || !found.ok()
                    ? 0
                    : archive.reader->skipped();
    if (found.ok() || archive.reader->is_broken()) archives_.pop_back();
    return found;
  }
  // A file that was compressed alone has no name but that of the archive.
  text.path = name.empty() ? archive.path
                           : absl::StrCat(archive.path, "/", Printable(name));
  text.file_bytes = archive.file_bytes;
  text.is_named = name.empty() && archive.is_named;
  if (absl::Status status = EnterEntry(text); !status.ok()) return status;
  const bool is_wanted =
      options_.entry.empty() || text.entry() == options_.entry;
  return is_wanted || text.kind == ContentKind::kArchive;
}

absl::Status TextWalk::EnterEntry(Text& text) {
  ArchiveReader& reader = *archives_.back().reader;
  text.source =
      std::make_unique<PeekedSource>(std::make_unique<EntrySource>(reader));
  absl::string_view name = text.path;
  for (const absl::string_view ending : {".gz", ".xz", ".zst", ".bz2"}) {
    absl::ConsumeSuffix(&name, ending);
  }
  const absl::Status status = LookAt(name, text);
  if (!status.ok() || text.kind != ContentKind::kArchive) return status;
  return EnterArchive(text, OpenNested(text));
}

absl::StatusOr<std::unique_ptr<ArchiveReader>> TextWalk::OpenNested(
    Text& text) {
  if (archives_.size() == ArchiveReader::kLevelsMax) {
    return absl::ResourceExhaustedError(absl::StrCat(
        text.path, ": expected archives in archives to be at most ",
        ArchiveReader::kLevelsMax, " levels deep, found more"));
  }
  absl::StatusOr<std::string> bytes = ReadNested(*text.source, text.path);
  text.source.reset();
  if (!bytes.ok()) return bytes.status();
  return ArchiveReader::OpenNested(*std::move(bytes), text.path,
                                   archives_.back().reader->budget());
}

}  // namespace superko
