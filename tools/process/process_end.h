// ProcessEnd: how a program ended, in words and numbers.

#ifndef SUPERKO_TOOLS_PROCESS_PROCESS_END_H_
#define SUPERKO_TOOLS_PROCESS_PROCESS_END_H_

#include <cstdint>
#include <string>

namespace superko {

struct ProcessEnd {
  int exit_status = 0;
  int signal = 0;  // That ended it; 0: it exited.
  // CPU time of the program and of the children it waited for.
  double cpu_seconds = 0;
  // The most memory it ever held. Right after the start the system counts what
  // its parent held, so small values say nothing.
  std::uint64_t memory_peak_bytes = 0;

  bool succeeded() const { return signal == 0 && exit_status == 0; }
};

// "exit status 3" or "signal 11 (Segmentation fault)".
std::string ProcessEndText(const ProcessEnd& end);

}  // namespace superko

#endif  // SUPERKO_TOOLS_PROCESS_PROCESS_END_H_
