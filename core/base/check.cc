#include "core/base/check.h"

#include <cstdlib>
#include <iostream>

namespace superko::internal {

CheckFailure::CheckFailure(const char* file, int line, const char* condition) {
  stream() << file << ":" << line << ": check failed: " << condition << " ";
}

CheckFailure::~CheckFailure() {
  stream() << std::endl;
  std::abort();
}

std::ostream& CheckFailure::stream() { return std::cerr; }

}  // namespace superko::internal
