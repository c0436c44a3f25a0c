// Writes the games of judge files as seeds: superko_fuzz_seeds FOLDER FILE...
//
// FOLDER gets a file for each game for each of the targets that read game
// bytes or GTP, in a folder with the target's name, and archives of the first
// FILE. Exit status 2 if anything goes wrong.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

#include "fuzz/archive_seeds.h"
#include "fuzz/byte_reader.h"
#include "fuzz/game_bytes.h"
#include "fuzz/game_seeds.h"
#include "fuzz/gtp_seeds.h"
#include "fuzz/replay.h"

namespace superko {
namespace {

struct Seed {
  const char* target;
  std::string bytes;
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

// Before a game each of the targets wants some bytes of its own.
std::vector<Seed> SeedsOf(const std::string& game, int number) {
  const char bug = static_cast<char>(number);
  const GtpSeed gtp = GtpSeedOf(ReadGameBytes(BytesOf(game)).record);
  return {{"rules", game},
          {"history", '\x04' + game},
          {"shrink", std::string{bug, '\0'} + game},
          {"report", ReportPrefix(game.size()) + game},
          {"gtp", gtp.replies},
          {"gtp_board", gtp.board},
          {"gtp_server", gtp.commands}};
}

bool TryWriteSeeds(const std::string& folder, const FuzzInput& judge) {
  int number = 0;
  for (const auto& bytes : GameSeedsOf(judge.bytes)) {
    const std::string name = absl::StrCat(
        std::filesystem::path(judge.path).stem().string(), "_", ++number);
    for (const Seed& seed : SeedsOf({bytes.begin(), bytes.end()}, number)) {
      if (!TryWrite(absl::StrCat(folder, "/", seed.target), name, seed.bytes)) {
        return false;
      }
    }
  }
  return true;
}

bool TryWriteArchives(const std::string& folder, const FuzzInput& judge) {
  int number = 0;
  for (const std::string& seed : ArchiveSeedsOf(judge.bytes)) {
    if (!TryWrite(folder + "/archive", absl::StrCat(++number), seed)) {
      return false;
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
  bool is_written = TryWriteArchives(arguments[0], inputs->front());
  for (const FuzzInput& input : *inputs) {
    is_written = is_written && TryWriteSeeds(arguments[0], input);
  }
  if (is_written) return 0;
  std::cerr << arguments[0] << ": cannot be written\n";
  return 2;
}

}  // namespace
}  // namespace superko

int main(int argc, char** argv) {
  return superko::Run({argv + 1, argv + argc});
}
