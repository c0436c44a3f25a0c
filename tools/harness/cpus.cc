#include "tools/harness/cpus.h"

#include <sched.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"

namespace superko {
namespace {

constexpr int kCpusMax = 4096;

std::string ReadFile(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// This process's folder below the mount point of cgroup v2: "0::/a/b".
std::string CgroupFolder() {
  for (const absl::string_view line :
       absl::StrSplit(ReadFile("/proc/self/cgroup"), '\n')) {
    if (line.substr(0, 3) == "0::") return std::string(line.substr(3));
  }
  return "/";
}

int CpusOfAffinity() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof(set), &set) != 0) return 1;
  return std::max(1, CPU_COUNT(&set));
}

}  // namespace

std::optional<int> ParseCpuMax(absl::string_view text) {
  const std::vector<absl::string_view> parts =
      absl::StrSplit(text, absl::ByAnyChar(" \n"), absl::SkipEmpty());
  std::int64_t quota = 0;
  std::int64_t period = 0;
  if (parts.size() != 2 || !absl::SimpleAtoi(parts[0], &quota) ||
      !absl::SimpleAtoi(parts[1], &period) || quota <= 0 || period <= 0) {
    return std::nullopt;
  }
  const std::int64_t cpus = quota / period + (quota % period != 0 ? 1 : 0);
  return static_cast<int>(std::min<std::int64_t>(cpus, kCpusMax));
}

int UsableCpus() {
  int cpus = CpusOfAffinity();
  // A parent's quota holds for its children, so every level is asked.
  std::string folder = CgroupFolder();
  while (true) {
    if (const auto quota =
            ParseCpuMax(ReadFile("/sys/fs/cgroup" + folder + "/cpu.max"))) {
      cpus = std::min(cpus, *quota);
    }
    if (folder.empty() || folder == "/") break;
    folder.resize(folder.rfind('/'));
  }
  return std::max(1, cpus);
}

int WorkersFor(int jobs) { return jobs > 0 ? jobs : UsableCpus(); }

}  // namespace superko
