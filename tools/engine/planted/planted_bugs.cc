#include "tools/engine/planted/planted_bugs.h"

#include <vector>

#include "absl/strings/str_cat.h"

#include "tools/engine/planted/fault.h"
#include "tools/engine/planted/planted_engine.h"

namespace superko {
namespace {

struct Entry {
  Fault fault;
  absl::string_view name;
  absl::string_view description;
};

constexpr Entry kEntries[] = {
    {Fault::kSimpleKoForSuperko, "simple-ko",
     "superko is only refused as simple ko"},
    {Fault::kPreviousPositionOnly, "previous-position-only",
     "only the position before the last move counts as repeated"},
    {Fault::kHistoryOfEight, "history-of-eight",
     "only the last 8 positions are remembered"},
    {Fault::kSituationalForPositional, "situational-for-positional",
     "who is to move decides where positions alone should"},
    {Fault::kPositionalForSituational, "positional-for-situational",
     "positions alone decide where who is to move matters"},
    {Fault::kShortKeyOnly, "hash-of-20-bits",
     "a hash of 20 bits is trusted without comparing boards"},
    {Fault::kCapturedToggledTwice, "captured-toggled-twice",
     "captured stones are toggled twice in the hash, so they stay in it"},
    {Fault::kRefusedStaysInHistory, "refused-in-history",
     "the result of a refused play stays in the history"},
    {Fault::kRefusedStaysOnBoard, "refused-on-board",
     "the stone of a refused play stays on the board"},
    {Fault::kRefusedEndsTurn, "refused-ends-turn",
     "a refused play passes the turn to the opponent"},
    {Fault::kOwnStringFirst, "own-string-first",
     "the own string is looked at before captures give it liberties"},
    {Fault::kOneStringCaptured, "one-string-captured",
     "of several strings captured by one play only one is removed"},
    {Fault::kOnlySingleSuicideRefused, "only-single-suicide-refused",
     "suicide of several stones is accepted where it is forbidden"},
    {Fault::kRepetitionBeforeSuicide, "suicide-called-repetition",
     "repetition is tested before suicide"},
    {Fault::kSnapbackIsKo, "snapback-called-ko",
     "a string that took one stone and has one liberty is not retaken at once"},
    {Fault::kCaptureOfOneIsKo, "capture-of-one-called-ko",
     "where one stone was captured, even by a string, no reply is allowed"},
    {Fault::kRowsAndColumnsSwapped, "rows-and-columns-swapped",
     "the board is made with rows and columns swapped"},
    {Fault::kWrapAround, "wrap-around",
     "the end of a row is next to the beginning of the following one"},
    {Fault::kPseudoLiberties, "pseudo-liberties",
     "a liberty counts once for each stone next to it"},
    {Fault::kMergeCountsTwice, "merge-counts-twice",
     "a liberty shared by two strings counts twice once they are one"},
    {Fault::kRelabelledInPart, "relabelled-in-part",
     "a string that joins another keeps its old label on its last stone"},
    {Fault::kNotGivenBack, "liberties-not-given-back",
     "only the capturing string gets the liberties that a capture leaves"},
    {Fault::kNoReset, "no-reset",
     "the history of the game before is kept if the board size is the same"},
    {Fault::kStartNotInHistory, "start-not-in-history",
     "the empty board at the start may be repeated"},
    {Fault::kPassClearsHistory, "pass-clears-history",
     "after a pass earlier positions may be repeated"},
    {Fault::kLibertiesOverflow, "liberties-in-8-bits",
     "a string of 256 liberties has none"},
    {Fault::kStonesOverflow, "stones-in-8-bits",
     "a string of 256 stones has none"},
    {Fault::kPassAddsNoSituation, "pass-adds-no-situation",
     "the situation after a pass may be repeated"},
    {Fault::kPassKeepsKo, "pass-keeps-ko",
     "a pass does not lift the ban of simple ko"},
    {Fault::kSetUpClearsHistory, "set-up-clears-history",
     "after a set-up earlier positions may be repeated"},
};

std::vector<PlantedBug> MakeBugs() {
  std::vector<PlantedBug> bugs;
  for (const Entry& entry : kEntries) {
    const Fault fault = entry.fault;
    const std::string name = absl::StrCat("planted:", entry.name);
    bugs.push_back(
        {.name = entry.name,
         .description = entry.description,
         .make = [name, fault] { return MakePlantedEngine(name, fault); }});
  }
  return bugs;
}

}  // namespace

absl::Span<const PlantedBug> PlantedBugs() {
  static const auto* const kBugs = new std::vector<PlantedBug>(MakeBugs());
  return *kBugs;
}

const PlantedBug* FindPlantedBug(absl::string_view name) {
  for (const PlantedBug& bug : PlantedBugs()) {
    if (bug.name == name) return &bug;
  }
  return nullptr;
}

}  // namespace superko
