#include "reference/every_engine.h"

#include <ostream>

#include "reference/flood_fill.h"

namespace reference {
namespace {

template <typename Kind>
std::unique_ptr<Engine> Make() {
  return std::make_unique<Kind>();
}

}  // namespace

void PrintTo(const EngineMaker& maker, std::ostream* out) {
  *out << maker.name;
}

std::vector<EngineMaker> EveryEngine() {
  return {
      {"FloodFill", Make<FloodFill>},
  };
}

}  // namespace reference
