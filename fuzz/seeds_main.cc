// Writes the games of judge files as seeds: superko_fuzz_seeds FOLDER FILE...
//
// FOLDER gets a file for each game for each of the targets that read game
// bytes, in a folder with the target's name. Exit status 2 if anything goes
// wrong.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "absl/strings/str_cat.h"

#include "fuzz/game_seeds.h"
#include "fuzz/replay.h"

namespace superko {
namespace {

// A target and the bytes that it wants before a game.
struct Reader {
  const char* target;
  std::string prefix;
};

// A run with replay, one finding, one error of the input; of the finding first
// the number of the case and then the length of its game.
std::string ReportPrefix(std::size_t game_bytes) {
  return {1, 1, 1, 0,
          static_cast<char>(std::min<std::size_t>(game_bytes, 255))};
}

bool TryWrite(const std::filesystem::path& folder, const std::string& name,
              const std::string& bytes) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  std::ofstream file(folder / name, std::ios::binary);
  file << bytes;
  file.close();
  return !error && file.good();
}

bool TryWriteSeeds(const std::string& folder, const FuzzInput& judge) {
  int number = 0;
  for (const auto& seed : GameSeedsOf(judge.bytes)) {
    const std::string name = absl::StrCat(
        std::filesystem::path(judge.path).stem().string(), "_", ++number);
    const std::string game(seed.begin(), seed.end());
    const char bug = static_cast<char>(number);
    for (const Reader& reader :
         {Reader{"rules", ""}, Reader{"history", std::string(1, '\x04')},
          Reader{"shrink", {bug, '\0'}},
          Reader{"report", ReportPrefix(game.size())}}) {
      if (!TryWrite(absl::StrCat(folder, "/", reader.target), name,
                    reader.prefix + game)) {
        return false;
      }
    }
  }
  return true;
}

int Run(const std::vector<std::string>& arguments) {
  if (arguments.size() < 2) {
    std::cerr << "usage: superko_fuzz_seeds FOLDER FILE...\n";
    return 2;
  }
  const auto inputs = ReadFuzzInputs({arguments.begin() + 1, arguments.end()});
  if (!inputs.ok()) {
    std::cerr << inputs.status().message() << "\n";
    return 2;
  }
  for (const FuzzInput& input : *inputs) {
    if (TryWriteSeeds(arguments[0], input)) continue;
    std::cerr << arguments[0] << ": cannot be written\n";
    return 2;
  }
  return 0;
}

}  // namespace
}  // namespace superko

int main(int argc, char** argv) {
  return superko::Run({argv + 1, argv + argc});
}
