// What execve is given, made before a fork, after which nothing may allocate.

#ifndef SUPERKO_TOOLS_PROCESS_EXEC_TEXTS_H_
#define SUPERKO_TOOLS_PROCESS_EXEC_TEXTS_H_

#include <string>
#include <vector>

namespace superko {

// Pointers into `texts`, which must outlive them, and a null at the end.
std::vector<char*> PointersTo(const std::vector<std::string>& texts);

// The environment of this process with "NAME=VALUE" added or replaced.
std::vector<std::string> EnvironmentWith(const std::vector<std::string>& added);

}  // namespace superko

#endif  // SUPERKO_TOOLS_PROCESS_EXEC_TEXTS_H_
