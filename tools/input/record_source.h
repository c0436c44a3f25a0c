// RecordSource: recorded cases out of files, folders and archives, for the
// harness.
//
// Cases are numbered over the whole run and within each text. Small texts are
// handed to the workers whole, or even unopened, and read there; large ones are
// read here as they come, case by case. A fault in one text costs the rest of
// that text only. What is given up is an input error, in its place among the
// cases. SGF games are judged by the workers.
//
// If cases are selected by their number, they have to be counted: then all
// texts are read here.
//
// Memory:  one window of one text, and what the batches hold.
// Threads: needs a single owner.

#ifndef SUPERKO_TOOLS_INPUT_RECORD_SOURCE_H_
#define SUPERKO_TOOLS_INPUT_RECORD_SOURCE_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

#include "core/rules/rule_set.h"
#include "tools/harness/shard.h"
#include "tools/harness/source.h"
#include "tools/input/record_reader.h"
#include "tools/input/text_walk.h"
#include "tools/sgf/game_judge.h"

namespace superko {

class RecordSource final : public Source {
 public:
  // A longer case of a judge's text cannot be cross-checked: the reference
  // keeps every board.
  static constexpr std::size_t kPlaysMax = 200'000;

  struct Options {
    // Files, folders, or "-" for stdin.
    std::vector<std::string> paths = {};
    // Only the entry of archives that is called so; empty: all.
    std::string entry = "";
    // Instead of what records say; none: as they say, else RuleSet{}.
    std::optional<RuleSet> rules = std::nullopt;
    std::uint64_t first = 1;  // The number of the first case played.
    std::uint64_t games = 0;  // How many are played; 0: all.
    Shard shard = {};  // Which of them; the others are read and passed over.
    // As RecordReaderOptions.
    SgfVariations variations = SgfVariations::kMain;
    std::string charset = "";
    GameJudge::Options judge = {};
    // Judge texts too, though plays that are refused there are no fault.
    bool judges_all = false;
    // What CommandFor begins with; the path follows at once.
    std::string command = "superko check ";
    // Arguments that CommandFor repeats, such as "--rules=aga".
    std::vector<std::string> flags = {};
    // The end of these commands, as it is.
    std::string command_end = "";
    // Ends a read that waits for a pipe or a terminal.
    std::function<bool()> should_stop = [] { return false; };
  };

  explicit RecordSource(Options options);

  // A batch has no case, but the run goes on, where many were passed over, and
  // where a CaseMaker is to add them.
  bool Next(Batch& batch) override;
  std::unique_ptr<CaseMaker> NewMaker() const override;
  std::string CommandFor(const Case& which) const override;

 private:
  // The text that is read here.
  struct OpenText {
    std::string path;
    std::string entry;
    ContentKind kind = ContentKind::kOther;
    std::unique_ptr<RecordReader> reader;
    std::uint64_t cases_read = 0;
  };

  bool SelectsCases() const;
  bool IsBehindSelection() const;
  // Of several shards, which all read every file, the first one speaks of them.
  void AddError(absl::Status error, Batch& batch);
  void AddFile(const std::string& path, ContentKind kind, Batch& batch) const;
  absl::StatusOr<bool> OpenNextText(Batch& batch, std::size_t& work);
  absl::Status TakeText(Batch& batch, std::size_t& work);
  RecordReaderOptions ReaderOptions() const {
    return {.variations = options_.variations, .charset = options_.charset};
  }
  void OpenHere(std::unique_ptr<PeekedSource> source);
  absl::StatusOr<bool> ReadCase(Batch& batch, std::size_t& work);
  bool IsSelected(std::uint64_t number) const;

  Options options_;
  TextWalk walk_;
  Text text_;  // The latest of the walk.
  std::optional<OpenText> open_;
  bool was_cancelled_ = false;
  std::uint64_t cases_read_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_RECORD_SOURCE_H_
