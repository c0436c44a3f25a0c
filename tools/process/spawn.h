// Spawn: starts a program with pipes at stdin, stdout and stderr.
//
// The program leads a process group of its own: Ctrl-C in the terminal does not
// reach it, and ending the group ends what it started too. It starts with the
// usual signals, whatever this process ignores, and with no descriptor of ours
// but the pipes.
//
// Threads: may be called from any.
// Errors:  NOT_FOUND and PERMISSION_DENIED name the program that cannot be
//          started, any other status what the system refused.

#ifndef SUPERKO_TOOLS_PROCESS_SPAWN_H_
#define SUPERKO_TOOLS_PROCESS_SPAWN_H_

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"

#include "tools/process/descriptor.h"

namespace superko {

struct SpawnOptions {
  // The program, by its path or to be found in PATH, and what follows it.
  std::vector<std::string> arguments = {};
  // "NAME=VALUE", added to the environment of this process.
  std::vector<std::string> environment = {};
  // Of its address space; 0: no limit.
  std::uint64_t address_space_max_bytes = 0;
  // Of CPU time, the system's own stop for a program that spins; 0: no limit.
  std::uint64_t cpu_max_seconds = 0;
};

// Our ends of the pipes; reads and writes of them never block.
struct Spawned {
  pid_t process = -1;
  Descriptor input;
  Descriptor output;
  Descriptor error;
};

absl::StatusOr<Spawned> Spawn(const SpawnOptions& options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_PROCESS_SPAWN_H_
