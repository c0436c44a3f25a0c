#include "tools/tidy/source_rules.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"

namespace superko {
namespace {

// With a tilde inside, so that this file does not break its own rule.
constexpr absl::string_view kBannedWords[] = {"TO~DO", "FIX~ME", "std::~rand(",
                                              "using namespace ~std;"};

std::vector<absl::string_view> LinesOf(const SourceFile& file) {
  std::vector<absl::string_view> lines = absl::StrSplit(file.text, '\n');
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

// Adds a breach for each line of which `describe` says something.
template <typename Describe>
Breaches FindInLines(const SourceFile& file, const Describe& describe) {
  Breaches breaches;
  std::size_t number = 0;
  for (const absl::string_view line : LinesOf(file)) {
    ++number;
    const std::string what = describe(line);
    if (what.empty()) continue;
    breaches.push_back(absl::StrCat(file.path, ":", number, ": ", what));
  }
  return breaches;
}

// Characters, not bytes: those of UTF-8 that do not continue another.
std::ptrdiff_t CharactersOf(absl::string_view line) {
  return std::count_if(line.begin(), line.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
  });
}

std::string GuardOf(absl::string_view path) {
  return absl::StrCat("SUPERKO_",
                      absl::AsciiStrToUpper(
                          absl::StrReplaceAll(path, {{"/", "_"}, {".", "_"}})),
                      "_");
}

bool IsPathCharacter(char byte) {
  return absl::ascii_isalnum(static_cast<unsigned char>(byte)) ||
         absl::StrContains("_./*", byte);
}

// An include, or what stands in a comment.
absl::string_view NamingPartOf(absl::string_view line) {
  if (absl::StartsWith(line, "#include ")) return line;
  const std::size_t comment = line.find("//");
  return comment == absl::string_view::npos ? "" : line.substr(comment);
}

// Words that look like the path of code: "core/board/board.h".
std::vector<std::string> CodePathsIn(absl::string_view line) {
  std::vector<std::string> found;
  for (auto begin = line.begin(); begin != line.end();) {
    begin = std::find_if(begin, line.end(), IsPathCharacter);
    const auto end = std::find_if_not(begin, line.end(), IsPathCharacter);
    absl::string_view word =
        line.substr(static_cast<std::size_t>(begin - line.begin()),
                    static_cast<std::size_t>(end - begin));
    begin = end;
    while (absl::EndsWith(word, ".")) word.remove_suffix(1);
    const absl::string_view top = word.substr(0, word.find('/'));
    const bool is_ours =
        top != word &&
        std::find(std::begin(kSourceFolders), std::end(kSourceFolders), top) !=
            std::end(kSourceFolders);
    if (is_ours && IsCode(word) && !absl::StrContains(word, '*')) {
      found.emplace_back(word);
    }
  }
  return found;
}

}  // namespace

Breaches FindLongLines(const SourceFile& file) {
  return FindInLines(file, [](absl::string_view line) -> std::string {
    const std::ptrdiff_t columns = CharactersOf(line);
    if (columns <= kColumnsMax) return "";
    return absl::StrCat("has ", columns, " columns, at most ", kColumnsMax,
                        " are allowed");
  });
}

Breaches FindLongFile(const SourceFile& file) {
  const int lines_max = IsHeader(file.path) ? kHeaderLinesMax : kSourceLinesMax;
  const auto lines = static_cast<int>(LinesOf(file).size());
  if (lines <= lines_max) return {};
  return {absl::StrCat(file.path, ":", lines_max + 1, ": the file has ", lines,
                       " lines, at most ", lines_max, " are allowed")};
}

Breaches FindHeaderFaults(const SourceFile& file) {
  if (!IsHeader(file.path)) return {};
  Breaches breaches;
  if (!absl::StartsWith(file.text, "// ")) {
    breaches.push_back(absl::StrCat(
        file.path, ":1: a header opens with a comment: its contract"));
  }
  const std::string guard = GuardOf(file.path);
  const bool has_guard =
      absl::StrContains(file.text, absl::StrCat("\n#ifndef ", guard,
                                                "\n#define ", guard, "\n")) &&
      absl::EndsWith(file.text, absl::StrCat("\n#endif  // ", guard, "\n"));
  if (!has_guard) {
    breaches.push_back(
        absl::StrCat(file.path, ":1: the guard must be ", guard));
  }
  return breaches;
}

Breaches FindWrongName(const SourceFile& file) {
  const absl::string_view name =
      absl::string_view(file.path).substr(file.path.rfind('/') + 1);
  const absl::string_view stem = name.substr(0, name.find('.'));
  const bool is_snake_case =
      !stem.empty() && absl::ascii_islower(stem[0]) &&
      std::all_of(stem.begin(), stem.end(), [](char byte) {
        return absl::ascii_islower(static_cast<unsigned char>(byte)) ||
               absl::ascii_isdigit(static_cast<unsigned char>(byte)) ||
               byte == '_';
      });
  if (is_snake_case) return {};
  return {absl::StrCat(file.path, ":1: the name must be in snake_case")};
}

Breaches FindBannedWords(const SourceFile& file) {
  return FindInLines(file, [](absl::string_view line) -> std::string {
    for (const absl::string_view marked : kBannedWords) {
      const std::string word = absl::StrReplaceAll(marked, {{"~", ""}});
      if (absl::StrContains(line, word)) return absl::StrCat("says ", word);
    }
    return "";
  });
}

Breaches FindWrongBlanks(const SourceFile& file) {
  Breaches breaches =
      FindInLines(file, [](absl::string_view line) -> std::string {
        if (absl::StrContains(line, '\t')) return "has a tab";
        if (absl::StrContains(line, '\r')) return "has a CR";
        return absl::EndsWith(line, " ") ? "ends with a blank" : "";
      });
  if (!absl::EndsWith(file.text, "\n")) {
    breaches.push_back(
        absl::StrCat(file.path, ":1: the last line does not end"));
  }
  return breaches;
}

Breaches FindNamesOfMissingFiles(const SourceFile& file,
                                 const std::set<std::string>& paths) {
  return FindInLines(file, [&paths](absl::string_view line) -> std::string {
    for (const std::string& path : CodePathsIn(NamingPartOf(line))) {
      if (paths.count(path) == 0) return absl::StrCat("there is no ", path);
    }
    return "";
  });
}

}  // namespace superko
