// The main of a fuzz target that is built without a fuzzer.
//
//   rules_fuzz [--seconds=N] [--verbose] FILE|FOLDER...
//
// Exit status 0: every input was run; 2: there is nothing to run. What a target
// finds ends the process by a signal.

#include <cmath>
#include <iostream>

#include "absl/strings/str_cat.h"

#include "fuzz/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size);

int main(int argc, char** argv) {
  const auto flags = superko::ParseReplayFlags({argv + 1, argv + argc});
  if (!flags.ok()) {
    std::cerr << argv[0] << ": " << flags.status().message() << "\n";
    return 2;
  }
  const auto inputs = superko::ReadFuzzInputs(flags->paths);
  if (!inputs.ok()) {
    std::cerr << argv[0] << ": " << inputs.status().message() << "\n";
    return 2;
  }
  const superko::ReplayResult result =
      superko::ReplayInputs(*inputs, *flags, LLVMFuzzerTestOneInput);
  std::cout << result.inputs << " inputs, " << result.executions
            << " executions, "
            << std::llround(static_cast<double>(result.executions) /
                            result.seconds)
            << " a second\n";
  return 0;
}
