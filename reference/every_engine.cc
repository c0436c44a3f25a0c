#include "reference/every_engine.h"

#include <ostream>

#include "reference/block_scan.h"
#include "reference/flood_fill.h"
#include "reference/liberty_map.h"

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
      {"BlockScan", Make<BlockScan>},
      {"LibertyMap", Make<LibertyMap>},
  };
}

}  // namespace reference
