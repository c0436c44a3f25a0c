#include "core/base/check.h"

#include <cstdlib>
#include <iostream>
#include <sstream>

namespace superko::internal {
namespace {

// Written at once, so that threads that fail together can be told apart.
std::ostringstream& Message() {
  thread_local std::ostringstream message;
  return message;
}

}  // namespace

CheckFailure::CheckFailure(const char* file, int line, const char* condition) {
  stream() << file << ":" << line << ": check failed: " << condition << " ";
}

CheckFailure::~CheckFailure() {
  stream() << "\n";
  std::cerr << Message().str() << std::flush;
  std::abort();
}

std::ostream& CheckFailure::stream() { return Message(); }

}  // namespace superko::internal
