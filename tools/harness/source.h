// Source: where the cases of a run come from, in order.
//
// A source is read by one thread at a time. What can be done in parallel, such
// as generating a record from its number, is left to the CaseMaker that each
// worker owns.

#ifndef SUPERKO_TOOLS_HARNESS_SOURCE_H_
#define SUPERKO_TOOLS_HARNESS_SOURCE_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

#include "core/record/game_record.h"
#include "core/record/sgf_game.h"
#include "tools/harness/difference.h"
#include "tools/harness/game_result.h"
#include "tools/harness/shrink.h"
#include "tools/harness/witnesses.h"

namespace superko {

// How often what happened, by name.
using Counts = std::map<std::string, std::uint64_t>;

// One numbered record of a run.
struct Case {
  std::uint64_t number = 0;  // In the run, from 1.
  // Where it was read; empty and 0 for a generated case.
  std::string file;
  // Of an archive: the end of `file`, behind a slash.
  std::string entry;
  std::uint64_t number_in_file = 0;
  std::uint64_t line = 0;
  // What is played, and compared.
  GameRecord record;

  // The game as an SGF text told it, whose record may be in `record` instead.
  bool is_sgf = false;
  SgfGame sgf;
  // What the rules say of it; empty unless result.is_judged.
  GameResult result;
  // Why less of it was played than its text holds.
  std::vector<absl::Status> errors;

  // Forgets all but memory.
  void Clear();
};

// What an online judge says of the run that a finding was found in.
struct JudgedFinding {
  std::string verdict;               // "wrong answer".
  std::vector<std::string> remarks;  // Where, and how it was cut down.
};

// Something a user must look at: a case and the difference it shows.
struct Finding {
  Case where;  // The record is cut after the move that differs.
  Difference difference;
  std::string command;                       // Shows the finding again.
  std::optional<JudgedFinding> judged = {};  // Of `superko program` only.

  // Filled in by Triage.
  std::optional<Shrunk> shrunk;
  // The number, from 1, of an earlier finding with the same shrunk record; 0 if
  // there is none.
  std::uint64_t same_as = 0;
};

inline constexpr absl::string_view kOtherFile = "other";
inline constexpr absl::string_view kArchiveFile = "archive";

// A file of a run, or an entry of an archive.
struct FileRead {
  std::string path;
  // "sgf", "judge", kArchiveFile; kOtherFile if it was passed over.
  std::string kind;
  // Of the batch.
  std::size_t cases_before = 0;
};

// What a source leaves for its CaseMaker, which alone knows what it is.
class BatchWork {
 public:
  virtual ~BatchWork() = default;
};

// Cases that travel through the pipeline together, and what came of them.
// Batches are used again and again: only the first `count` cases are valid.
struct Batch {
  // Where an input error has its place.
  struct ErrorPlace {
    std::size_t cases_before = 0;
    std::string file = "";
  };

  std::size_t count = 0;
  std::vector<Case> cases;
  // What could not be read, and why; a place for each.
  std::vector<absl::Status> input_errors;
  std::vector<ErrorPlace> error_places;
  std::vector<FileRead> files;
  // What was odd in a file behind its last case.
  std::vector<std::pair<std::string, SgfNotes>> file_notes;
  // Cases are numbered from 1 in the batch, until they are reported: how many
  // come before is not known sooner.
  bool has_own_numbers = false;
  // How many numbers were given so far; cases that cannot be played have one.
  std::uint64_t numbers = 0;
  std::unique_ptr<BatchWork> work;

  Witnesses witnesses;
  std::vector<Finding> findings;
  // Cases that the subject is not made for, by reason.
  Counts skipped;
  // Differences that are known and not findings, by the waiver's name.
  Counts waived;

  // A case to fill, with the memory of an earlier one.
  Case& Add() {
    if (count == cases.size()) cases.emplace_back();
    cases[count].Clear();
    return cases[count++];
  }
  // Behind the cases there are so far.
  void AddError(absl::Status error, const std::string& file) {
    input_errors.push_back(std::move(error));
    error_places.push_back({.cases_before = count, .file = file});
  }
  void AddFile(const std::string& path, absl::string_view kind) {
    files.push_back(
        {.path = path, .kind = std::string(kind), .cases_before = count});
  }
  void AddNotes(const std::string& path, const SgfNotes* notes) {
    if (notes == nullptr || notes->total() == 0) return;
    file_notes.emplace_back(path, *notes);
  }
  void Clear();
};

// Completes the cases of a batch; one for each worker.
class CaseMaker {
 public:
  virtual ~CaseMaker() = default;
  // Adds the cases that the batch's work holds.
  virtual void AddCases(Batch& /*batch*/) {}
  // Makes the record of one of its cases.
  virtual void Make(Case& to_complete) = 0;
  // Goes on to the next record of the same case; false if there is none.
  virtual bool MakeNext(Case& /*to_complete*/) { return false; }
};

class Source {
 public:
  virtual ~Source() = default;

  // Adds cases worth about a millisecond to the empty `batch`, in order. False
  // if there is nothing more, not even an error.
  virtual bool Next(Batch& batch) = 0;

  // Null if cases come complete.
  virtual std::unique_ptr<CaseMaker> NewMaker() const { return nullptr; }

  // The number of cases, if it is known beforehand.
  virtual std::optional<std::uint64_t> total() const { return std::nullopt; }

  // The command that runs this case alone.
  virtual std::string CommandFor(const Case& which) const = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_SOURCE_H_
