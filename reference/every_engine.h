// EveryEngine: makers of all engines of this folder, for tests that hold each
// of them to the same rules.
//
// Threads: a pure function.
// Errors:  none.
#ifndef SUPERKO_REFERENCE_EVERY_ENGINE_H_
#define SUPERKO_REFERENCE_EVERY_ENGINE_H_

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "reference/types.h"

namespace reference {

struct EngineMaker {
  std::string name;  // Letters only, as part of the name of a test.
  std::unique_ptr<Engine> (*make)();
};

// What GoogleTest prints for one.
void PrintTo(const EngineMaker& maker, std::ostream* out);

// The flood fill is the first.
std::vector<EngineMaker> EveryEngine();

}  // namespace reference

#endif  // SUPERKO_REFERENCE_EVERY_ENGINE_H_
