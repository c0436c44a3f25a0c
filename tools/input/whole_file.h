// WholeFile: all of a file in memory, for formats that are not streamed.

#ifndef SUPERKO_TOOLS_INPUT_WHOLE_FILE_H_
#define SUPERKO_TOOLS_INPUT_WHOLE_FILE_H_

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"

namespace superko {

inline constexpr std::size_t kWholeFileBytesMax = std::size_t{1} << 30;

// Reads the file at `path`, or stdin for "-". More than `bytes_max` bytes are
// an error, so that no file can exhaust memory.
absl::StatusOr<std::string> ReadWholeFile(
    const std::string& path, std::size_t bytes_max = kWholeFileBytesMax);

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_WHOLE_FILE_H_
