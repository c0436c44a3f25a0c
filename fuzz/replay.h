// Replay: runs a fuzz target on files, where there is no fuzzer to do it.
//
// Errors: what cannot be read, or a folder without any file, is a status; what
//         the target finds ends the process, as with a fuzzer.

#ifndef SUPERKO_FUZZ_REPLAY_H_
#define SUPERKO_FUZZ_REPLAY_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace superko {

struct FuzzInput {
  std::string path;
  std::string bytes;
};

// The files named, and all files in the folders named, in order of their names.
absl::StatusOr<std::vector<FuzzInput>> ReadFuzzInputs(
    const std::vector<std::string>& paths);

struct ReplayFlags {
  std::vector<std::string> paths;
  // So long the inputs are run again and again; 0 for once.
  int seconds = 0;
  bool verbose = false;  // Each name is said before its input is run.
};

// Reads "--seconds=5", "--verbose" and paths. Flags of libFuzzer ("-runs=1")
// are skipped, so that one command does for both.
absl::StatusOr<ReplayFlags> ParseReplayFlags(
    const std::vector<std::string>& arguments);

using FuzzTarget = int (*)(const std::uint8_t* data, std::size_t size);

struct ReplayResult {
  std::size_t inputs = 0;
  std::uint64_t executions = 0;
  double seconds = 0;
};

ReplayResult ReplayInputs(const std::vector<FuzzInput>& inputs,
                          const ReplayFlags& flags, FuzzTarget target);

}  // namespace superko

#endif  // SUPERKO_FUZZ_REPLAY_H_
