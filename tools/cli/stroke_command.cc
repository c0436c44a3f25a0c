#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

#include "core/base/exact_count.h"
#include "core/board/color.h"
#include "core/stroke/dot_grid.h"
#include "core/stroke/dot_grid_text.h"
#include "core/stroke/path_count.h"
#include "core/stroke/path_search.h"
#include "tools/cli/command.h"
#include "tools/cli/output.h"
#include "tools/cli/stop_signals.h"
#include "tools/cli/svg_file.h"
#include "tools/input/fd_source.h"
#include "tools/input/whole_file.h"
#include "tools/report/stroke_svg.h"

namespace superko {
namespace {

// A grid of the largest size has 63 KB.
constexpr std::size_t kFileBytesMax = 1 << 20;
// So many paths are written at once each; further ones in pieces.
constexpr std::uint64_t kPathsFlushed = 1000;

struct StrokeFlags {
  std::string file;
  bool count = false;
  bool one = false;
  bool all = false;
  std::string svg;
  std::string colour;
  std::uint64_t work_max = 400'000'000;  // Dots looked at.
};

void Say(absl::string_view message) {
  std::fprintf(stderr, "superko: %s\n", std::string(message).c_str());
}

absl::StatusOr<DotGrid> ReadGrid(const StrokeFlags& flags) {
  const absl::StatusOr<std::string> text =
      ReadWholeFile(flags.file, kFileBytesMax);
  if (!text.ok()) return text.status();
  const DotLetters letters =
      flags.colour.empty()
          ? kDigitLetters
          : BoardLetters(flags.colour == "B" ? Color::kBlack : Color::kWhite);
  absl::StatusOr<DotGrid> grid =
      ParseDotGrid(*text, NameInMessages(flags.file), letters);
  const bool is_board =
      flags.colour.empty() && text->find_first_of("BW.") != std::string::npos;
  if (grid.ok() || !is_board) return grid;
  return absl::InvalidArgumentError(absl::StrCat(
      grid.status().message(), "; of a board say --colour=B or --colour=W"));
}

std::string DotsText(const DotGrid& grid) {
  return absl::StrCat(grid.dots(), grid.dots() == 1 ? " dot" : " dots");
}

std::string NoPathText(const DotGrid& grid) {
  return grid.dots() == 0
             ? "there is no dot, so there is no path"
             : absl::StrCat("no path goes through all ", DotsText(grid));
}

// What came of the work, and the path to draw, which may be empty.
struct StrokeResult {
  ExitCode exit_code = ExitCode::kAgreed;
  StrokePath path;
};

class StrokeRun {
 public:
  StrokeRun(const DotGrid& grid, const StrokeFlags& flags, Output& output)
      : grid_(grid), flags_(flags), output_(output) {}

  StrokeResult Run() {
    if (flags_.all) return ListAll();
    if (flags_.one) return PrintOne();
    if (flags_.count) return PrintCount();
    return PrintSummary();
  }

 private:
  bool IsSearchable() const {
    if (grid_.dots() <= kSearchDotsMax) return true;
    Say(absl::StrCat("too large to search: ", DotsText(grid_), "; at most ",
                     kSearchDotsMax, " can be searched"));
    return false;
  }

  // The number alone; its path is looked for only if it is to be drawn.
  StrokeResult PrintCount() {
    const absl::StatusOr<absl::uint128> count = CountPaths(grid_);
    if (!count.ok()) {
      Say(count.status().message());
      return {.exit_code = ExitCode::kBadInput, .path = {}};
    }
    output_.Write(absl::StrCat(CountText(*count), "\n"));
    if (flags_.svg.empty() || *count == 0) return {};
    return Find();
  }

  StrokeResult PrintOne() {
    StrokeResult result = Find();
    if (result.path.empty()) return result;
    output_.Write(absl::StrCat(StrokePathText(result.path), "\n"));
    return result;
  }

  StrokeResult Find() {
    if (!IsSearchable()) return {.exit_code = ExitCode::kBadInput, .path = {}};
    FoundPath found = FindPath(grid_, flags_.work_max);
    switch (found.end) {
      case SearchEnd::kComplete:
        Say(NoPathText(grid_));
        return {};
      case SearchEnd::kGaveUp:
        return GiveUp();
      case SearchEnd::kStopped:
        break;
    }
    if (!found.is_first) {
      Say("this is a path, but perhaps not the first in order");
    }
    return {.exit_code = ExitCode::kAgreed, .path = std::move(found.path)};
  }

  StrokeResult GiveUp() const {
    Say(absl::StrCat("gave up after ", flags_.work_max,
                     " looks at dots; --work-max raises that"));
    return {.exit_code = ExitCode::kFailed, .path = {}};
  }

  // In the order of the plain search, as they are found.
  StrokeResult ListAll() {
    if (!IsSearchable()) return {.exit_code = ExitCode::kBadInput, .path = {}};
    InstallStopSignals();
    StrokeResult result;
    std::uint64_t paths = 0;
    const SearchEnd end = SearchPaths(
        grid_, {.work_max = flags_.work_max}, [&](const StrokePath& path) {
          if (result.path.empty()) result.path = path;
          output_.Write(absl::StrCat(StrokePathText(path), "\n"));
          const bool is_written = ++paths <= kPathsFlushed
                                      ? output_.Flush()
                                      : output_.FlushIfLarge();
          return is_written && !StopRequested();
        });
    if (end == SearchEnd::kGaveUp) result.exit_code = GiveUp().exit_code;
    if (end == SearchEnd::kComplete && paths == 0) Say(NoPathText(grid_));
    result.exit_code = OutcomeUnlessStopped(result.exit_code);
    return result;
  }

  StrokeResult PrintSummary() {
    output_.Write(absl::StrCat(grid_.rows(), "x", grid_.columns(), ", ",
                               DotsText(grid_), "\n"));
    const absl::StatusOr<absl::uint128> count = CountPaths(grid_);
    output_.Write(
        count.ok() ? absl::StrCat("paths: ", CountText(*count), "\n")
                   : absl::StrCat("paths: ", count.status().message(), "\n"));
    output_.Flush();
    if (count.ok() && *count == 0) {
      Say(NoPathText(grid_));
      return {};
    }
    StrokeResult result = Find();
    if (result.path.empty()) return result;
    output_.Write(
        absl::StrCat("first path: ", StrokePathText(result.path), "\n"));
    return result;
  }

  const DotGrid& grid_;
  const StrokeFlags& flags_;
  Output& output_;
};

ExitCode RunStroke(const StrokeFlags& flags) {
  const absl::StatusOr<DotGrid> grid = ReadGrid(flags);
  SvgFile svg(flags.svg);
  absl::Status status = grid.status();
  status.Update(svg.Open());
  if (!status.ok()) {
    std::fprintf(stderr, "%s\n", std::string(status.message()).c_str());
    return ExitCode::kBadInput;
  }
  Output output;
  StrokeResult result = StrokeRun(*grid, flags, output).Run();
  if (!flags.svg.empty()) status = svg.Write(StrokeSvg(*grid, result.path));
  if (!status.ok()) {
    std::fprintf(stderr, "%s\n", std::string(status.message()).c_str());
    result.exit_code = ExitCode::kFailed;
  }
  return output.Finish(result.exit_code);
}

constexpr char kFooter[] =
    "\nA path goes through all dots, each once, to the dot above, left, right\n"
    "or below; there and back are two. --count prints the number alone, exact\n"
    "up to 128 bits. --all prints one path a line as row,column from 1, in "
    "the\n"
    "order of the plain search: starts row by row; up, left, right, down.\n"
    "--one prints the first of them, or if that takes too long, any one.\n"
    "Without these: dots, number and first path.\n"
    "\nExit status 2 if the grid is malformed or too large for the method, 3 "
    "if\n"
    "a search gave up.\n"
    "\nExample: superko stroke corpus/stroke/published.txt --count";

}  // namespace

void AddStrokeCommand(CLI::App& app, ExitCode& exit_code) {
  auto flags = std::make_shared<StrokeFlags>();
  CLI::App* command =
      app.add_subcommand("stroke", "Solve or count the one-stroke puzzle");
  command->add_option("FILE", flags->file, "Rows of 0 and 1; `-` is stdin")
      ->required();
  CLI::Option* count =
      command->add_flag("--count", flags->count, "Print the number of paths");
  CLI::Option* one =
      command->add_flag("--one", flags->one, "Print the first path")
          ->excludes(count);
  command->add_flag("--all", flags->all, "Print all paths")
      ->excludes(count)
      ->excludes(one);
  command->add_option("--svg", flags->svg,
                      "Draw the grid and the first path to this file");
  command
      ->add_option("--colour", flags->colour,
                   "The input is a board of B, W and .; stones of this color "
                   "are the dots")
      ->check(CLI::IsMember({"B", "W"}));
  command
      ->add_option("--work-max", flags->work_max,
                   "Give a search up after so many looks at dots")
      ->capture_default_str();
  command->footer(kFooter);
  command->callback([flags, &exit_code] { exit_code = RunStroke(*flags); });
}

}  // namespace superko
