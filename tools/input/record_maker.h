// RecordMaker: what a worker does about recorded cases: it reads the texts that
// a RecordSource handed to it, and judges SGF games.

#ifndef SUPERKO_TOOLS_INPUT_RECORD_MAKER_H_
#define SUPERKO_TOOLS_INPUT_RECORD_MAKER_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"

#include "core/rules/rule_set.h"
#include "tools/harness/source.h"
#include "tools/input/record_reader.h"
#include "tools/input/text_walk.h"
#include "tools/sgf/game_judge.h"

namespace superko {

// Texts, and what happened on the way to them, in order.
struct TextWork final : public BatchWork {
  struct Item {
    Text text;
    std::string bytes;  // All of it, unless it is unopened.
    absl::Status error;
  };
  std::vector<Item> items;
};

// What was said about a case that was just read, besides its record.
struct CaseOrigin {
  std::string file;
  std::string entry;
  std::uint64_t number_in_file = 0;
};

// Puts that and the rules into a case, and its errors. False if it cannot be
// played.
bool AcceptCase(const CaseOrigin& origin, std::optional<RuleSet> rules,
                std::size_t plays_max, Case& which);

// A named text without records.
absl::Status NoRecordsError(const Text& text);

class RecordMaker final : public CaseMaker {
 public:
  struct Options {
    std::optional<RuleSet> rules;
    std::size_t plays_max = 0;
    RecordReaderOptions reader;
    GameJudge::Options judge;
    bool judges_all = false;
    std::function<bool()> should_stop;
  };
  // So many moves are cross-checked for one tree of variations, each line from
  // its beginning.
  static constexpr std::uint64_t kTreeMovesMax = 20'000'000;
  // What an archive may expand to that is called like a text.
  static constexpr std::uint64_t kMisnamedBytesMax = std::uint64_t{16} << 20;

  explicit RecordMaker(Options options);

  void AddCases(Batch& batch) override;
  void Make(Case& to_complete) override;
  bool MakeNext(Case& to_complete) override;

 private:
  void AddText(TextWork::Item& item, Batch& batch);
  void AddUnopened(Text& text, Batch& batch);
  void AddArchive(const Text& text, Batch& batch);
  void AddRecords(const Text& text, std::unique_ptr<PeekedSource> source,
                  Batch& batch);
  void JudgeSgf(Case& which);
  void JudgeRefusing(Case& which);

  Options options_;
  GameJudge judge_;
  GameJudge refusing_judge_;
  SgfGame judge_game_;  // A judge's record as a tree.
  std::size_t next_line_ = 0;
  std::uint64_t tree_moves_ = 0;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_INPUT_RECORD_MAKER_H_
