// FolderSummary: what was found in each folder, by kind of file.
//
// An archive is a folder, and so is each folder in it.
//
// Memory:  grows with the number of folders.
// Threads: needs a single owner.

#ifndef SUPERKO_TOOLS_REPORT_FOLDER_SUMMARY_H_
#define SUPERKO_TOOLS_REPORT_FOLDER_SUMMARY_H_

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "absl/strings/string_view.h"
#include "nlohmann/json.hpp"

#include "tools/harness/source.h"

namespace superko {

class FolderSummary {
 public:
  void AddFile(const FileRead& file);
  void AddCase(const Case& which);
  void AddError(const std::string& file);

  bool is_empty() const { return tallies_.empty(); }
  // A table: folders in bytewise order, in each of them kinds, then the sums of
  // each kind.
  std::string Text() const;
  // A list of objects, one for each folder and kind.
  nlohmann::ordered_json Json() const;

 private:
  struct Tally {
    std::uint64_t files = 0;
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::uint64_t illegal_games = 0;
    std::uint64_t illegal_plays = 0;
    std::uint64_t repetitions = 0;
    std::uint64_t notes = 0;
    std::uint64_t errors = 0;

    void Add(const Tally& other);
  };
  static std::string Row(absl::string_view kind, const Tally& tally,
                         absl::string_view folder);

  Tally& TallyOf(const std::string& file, absl::string_view kind);

  // By folder and kind.
  std::map<std::pair<std::string, std::string>, Tally> tallies_;
  // The latest one, as neighbours are often in one folder.
  std::string folder_;
  std::string kind_;
  Tally* latest_ = nullptr;
  FileRead file_;
};

// Whether `list` is what FolderSummary::Json makes.
bool IsFolderList(const nlohmann::ordered_json& list);
// The list of what both count.
nlohmann::ordered_json AddFolders(const nlohmann::ordered_json& a,
                                  const nlohmann::ordered_json& b);

// The part before the last slash; "." if there is none.
std::string FolderOf(absl::string_view file);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_FOLDER_SUMMARY_H_
