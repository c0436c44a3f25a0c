// Source: where the cases of a run come from, in order.
//
// A source is read by one thread at a time. What can be done in parallel, such
// as generating a record from its number, is left to the CaseMaker that each
// worker owns.

#ifndef SUPERKO_TOOLS_HARNESS_SOURCE_H_
#define SUPERKO_TOOLS_HARNESS_SOURCE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"

#include "core/record/game_record.h"
#include "tools/harness/difference.h"
#include "tools/harness/shrink.h"
#include "tools/harness/witnesses.h"

namespace superko {

// One numbered record of a run.
struct Case {
  std::uint64_t number = 0;  // In the run, from 1.
  // Where it was read; empty and 0 for a generated case.
  std::string file;
  std::uint64_t number_in_file = 0;
  std::uint64_t line = 0;
  GameRecord record;
};

// Something a user must look at: a case and the difference it shows.
struct Finding {
  Case where;  // The record is cut after the move that differs.
  Difference difference;
  std::string command;  // Shows the finding again.

  // Filled in by Triage.
  std::optional<Shrunk> shrunk;
  // The number, from 1, of an earlier finding with the same shrunk record; 0 if
  // there is none.
  std::uint64_t same_as = 0;
};

// Cases that travel through the pipeline together, and what came of them.
// Batches are used again and again: only the first `count` cases are valid.
struct Batch {
  std::size_t count = 0;
  std::vector<Case> cases;
  // Said after the cases: what could not be read, and why.
  std::vector<absl::Status> input_errors;

  Witnesses witnesses;
  std::vector<Finding> findings;

  // A case to fill, with the memory of an earlier one.
  Case& Add() {
    if (count == cases.size()) cases.emplace_back();
    return cases[count++];
  }
  void Clear() {
    count = 0;
    input_errors.clear();
    witnesses.Clear();
    findings.clear();
  }
};

// Completes the cases of a batch; one for each worker.
class CaseMaker {
 public:
  virtual ~CaseMaker() = default;
  virtual void Make(Case& to_complete) = 0;
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
