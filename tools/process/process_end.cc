#include "tools/process/process_end.h"

#include <string.h>

#include "absl/strings/str_cat.h"

namespace superko {

std::string ProcessEndText(const ProcessEnd& end) {
  if (end.signal == 0) return absl::StrCat("exit status ", end.exit_status);
  const char* const words = sigdescr_np(end.signal);
  return absl::StrCat("signal ", end.signal, " (",
                      words == nullptr ? "unknown" : words, ")");
}

}  // namespace superko
