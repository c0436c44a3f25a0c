// PresentCase: which case this thread is playing, for whoever has to say so
// when the process is about to end.
//
// Threads: each has its own. Reading it is safe in a signal handler: plain
//          memory that the thread itself wrote.

#ifndef SUPERKO_TOOLS_HARNESS_PRESENT_CASE_H_
#define SUPERKO_TOOLS_HARNESS_PRESENT_CASE_H_

#include "tools/harness/source.h"

namespace superko {

inline thread_local constinit const Case* present_case = nullptr;

// Sets it for the time of its life.
class PresentCase {
 public:
  explicit PresentCase(const Case& which) { present_case = &which; }
  ~PresentCase() { present_case = nullptr; }
  PresentCase(const PresentCase&) = delete;
  PresentCase& operator=(const PresentCase&) = delete;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_PRESENT_CASE_H_
