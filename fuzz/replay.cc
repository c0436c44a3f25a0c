#include "fuzz/replay.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"

namespace superko {
namespace {

namespace fs = std::filesystem;

absl::StatusOr<std::vector<std::string>> FilesIn(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, error);
  for (const fs::recursive_directory_iterator end; !error && entry != end;
       entry.increment(error)) {
    if (entry->is_regular_file(error)) files.push_back(entry->path().string());
  }
  if (error) {
    return absl::NotFoundError(absl::StrCat(folder, ": ", error.message()));
  }
  std::sort(files.begin(), files.end());
  return files;
}

absl::StatusOr<FuzzInput> ReadInput(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (!file) return absl::NotFoundError(absl::StrCat(path, ": cannot be read"));
  return FuzzInput{.path = path, .bytes = std::move(bytes)};
}

void RunOnce(const std::vector<FuzzInput>& inputs, bool verbose,
             FuzzTarget target) {
  for (const FuzzInput& input : inputs) {
    if (verbose) std::cerr << "Running: " << input.path << std::endl;
    target(reinterpret_cast<const std::uint8_t*>(input.bytes.data()),
           input.bytes.size());
  }
}

}  // namespace

absl::StatusOr<std::vector<FuzzInput>> ReadFuzzInputs(
    const std::vector<std::string>& paths) {
  std::vector<FuzzInput> inputs;
  for (const std::string& path : paths) {
    std::error_code error;
    auto files = fs::is_directory(path, error) ? FilesIn(path)
                                               : std::vector<std::string>{path};
    if (!files.ok()) return files.status();
    for (const std::string& file : *files) {
      auto input = ReadInput(file);
      if (!input.ok()) return input.status();
      inputs.push_back(*std::move(input));
    }
  }
  if (inputs.empty()) return absl::NotFoundError("expected a file, found none");
  return inputs;
}

absl::StatusOr<ReplayFlags> ParseReplayFlags(
    const std::vector<std::string>& arguments) {
  ReplayFlags flags;
  for (const std::string& argument : arguments) {
    absl::string_view value = argument;
    if (absl::ConsumePrefix(&value, "--seconds=")) {
      if (!absl::SimpleAtoi(value, &flags.seconds) || flags.seconds < 0) {
        return absl::InvalidArgumentError(absl::StrCat(
            "--seconds: expected a number, found \"", value, "\""));
      }
    } else if (argument == "--verbose") {
      flags.verbose = true;
    } else if (absl::ConsumePrefix(&value, "--")) {
      return absl::InvalidArgumentError(absl::StrCat(
          "expected --seconds=N, --verbose or files, found ", argument));
    } else if (!absl::ConsumePrefix(&value, "-")) {
      flags.paths.push_back(argument);
    }
  }
  return flags;
}

ReplayResult ReplayInputs(const std::vector<FuzzInput>& inputs,
                          const ReplayFlags& flags, FuzzTarget target) {
  ReplayResult result;
  result.inputs = inputs.size();
  const absl::Time begin = absl::Now();
  do {
    RunOnce(inputs, flags.verbose, target);
    result.executions += inputs.size();
    result.seconds = absl::ToDoubleSeconds(absl::Now() - begin);
  } while (result.seconds < flags.seconds);
  return result;
}

}  // namespace superko
