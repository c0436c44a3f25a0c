#include "tools/report/folder_summary.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

#include "tools/report/grouped.h"

namespace superko {
namespace {

using nlohmann::ordered_json;

constexpr absl::string_view kErrorKind = "unreadable";

}  // namespace

bool IsFolderList(const ordered_json& list) {
  if (!list.is_array()) return false;
  for (const ordered_json& row : list) {
    if (!row.is_object() || !row.contains("folder") || !row.contains("kind")) {
      return false;
    }
    for (const auto& [name, value] : row.items()) {
      const bool is_key = name == "folder" || name == "kind";
      if (is_key ? !value.is_string() : !value.is_number_unsigned()) {
        return false;
      }
    }
  }
  return true;
}

ordered_json AddFolders(const ordered_json& a, const ordered_json& b) {
  std::map<std::pair<std::string, std::string>, ordered_json> rows;
  for (const ordered_json* const list : {&a, &b}) {
    for (const ordered_json& row : *list) {
      ordered_json& sum = rows[{row["folder"], row["kind"]}];
      for (const auto& [name, value] : row.items()) {
        if (value.is_string()) {
          sum[name] = value;
        } else {
          sum[name] =
              sum.value(name, std::uint64_t{0}) + value.get<std::uint64_t>();
        }
      }
    }
  }
  ordered_json result = ordered_json::array();
  for (const auto& [key, row] : rows) result.push_back(row);
  return result;
}

std::string FolderOf(absl::string_view file) {
  const std::size_t slash = file.rfind('/');
  if (slash == absl::string_view::npos) return ".";
  return std::string(file.substr(0, slash == 0 ? 1 : slash));
}

void FolderSummary::Tally::Add(const Tally& other) {
  files += other.files;
  games += other.games;
  moves += other.moves;
  illegal_games += other.illegal_games;
  illegal_plays += other.illegal_plays;
  repetitions += other.repetitions;
  notes += other.notes;
  errors += other.errors;
}

FolderSummary::Tally& FolderSummary::TallyOf(const std::string& file,
                                             absl::string_view kind) {
  std::string folder = FolderOf(file);
  if (latest_ == nullptr || folder != folder_ || kind != kind_) {
    folder_ = std::move(folder);
    kind_ = std::string(kind);
    latest_ = &tallies_[{folder_, kind_}];
  }
  return *latest_;
}

void FolderSummary::AddFile(const FileRead& file) {
  file_ = file;
  ++TallyOf(file.path, file.kind).files;
}

void FolderSummary::AddCase(const Case& which) {
  Tally& tally = TallyOf(which.file, which.is_sgf ? "sgf" : "judge");
  const GameResult& result = which.result;
  ++tally.games;
  tally.notes += which.sgf.notes.total();
  tally.moves +=
      result.is_judged ? result.witnesses.moves : which.record.moves.size();
  tally.illegal_games += result.illegal_plays > 0;
  tally.illegal_plays += result.illegal_plays;
  tally.repetitions += result.repetitions;
}

void FolderSummary::AddError(const std::string& file) {
  const bool is_known = file == file_.path;
  ++TallyOf(file, is_known ? absl::string_view(file_.kind) : kErrorKind).errors;
}

std::string FolderSummary::Row(absl::string_view kind, const Tally& tally,
                               absl::string_view folder) {
  return absl::StrFormat("%-10s%9s%11s%14s%9s%9s%9s%9s  %s\n", kind,
                         Grouped(tally.files), Grouped(tally.games),
                         Grouped(tally.moves), Grouped(tally.illegal_plays),
                         Grouped(tally.repetitions), Grouped(tally.notes),
                         Grouped(tally.errors), folder);
}

std::string FolderSummary::Text() const {
  std::string text = absl::StrFormat(
      "%-10s%9s%11s%14s%9s%9s%9s%9s  %s\n", "kind", "files", "games", "moves",
      "illegal", "repeats", "notes", "errors", "folder");
  std::map<std::string, Tally> sums;
  for (const auto& [key, tally] : tallies_) {
    absl::StrAppend(&text, Row(key.second, tally, key.first));
    sums[key.second].Add(tally);
  }
  for (const auto& [kind, sum] : sums) {
    absl::StrAppend(&text, Row(kind, sum, "(all folders)"));
  }
  return text + "\n";
}

ordered_json FolderSummary::Json() const {
  ordered_json list = ordered_json::array();
  for (const auto& [key, tally] : tallies_) {
    list.push_back({{"folder", key.first},
                    {"kind", key.second},
                    {"files", tally.files},
                    {"games", tally.games},
                    {"moves", tally.moves},
                    {"illegal_games", tally.illegal_games},
                    {"illegal_plays", tally.illegal_plays},
                    {"repetitions", tally.repetitions},
                    {"notes", tally.notes},
                    {"errors", tally.errors}});
  }
  return list;
}

}  // namespace superko
