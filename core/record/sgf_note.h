// SgfNote: something odd in an SGF text that was accepted all the same.
//
// Nothing that may make or lose a move happens without a note.

#ifndef SUPERKO_CORE_RECORD_SGF_NOTE_H_
#define SUPERKO_CORE_RECORD_SGF_NOTE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/strings/string_view.h"

#include "core/record/location.h"

namespace superko {

enum class SgfNoteKind : std::uint8_t {
  kTextOutsideGame,
  kTextInsideGame,
  kOpeningMissing,
  kNodeMissing,
  kClosingMissing,
  kCutOff,
  kMoveInsideText,
  kUtf16,
  kCharsetUnknown,
  kCharsetContradicted,
  kCharacterCut,
  kCharacterDoubtful,
  kCharacterGuessed,
  kOldPropertyName,
  kPropertyRepeated,
  kRootPropertyInside,
  kFileFormatUnknown,
  kGameTypeUnclear,
  kSizeEmpty,
  kSizeSpeltOddly,
  kRulesMissing,
  kRulesUnknown,
  kHandicapWithoutStones,
  kHandicapContradicted,
  kPlayerUnclear,
  kPlayerIgnored,
  kBlankInPoint,
  kRectangleReversed,
  kSetUpEmpty,
  kPointSetTwice,
  kSetUpWithMove,
  kMoveInRoot,
  kMovesShareNode,
  kForcedMove,
  kVariationIgnored,
};

inline constexpr std::size_t kSgfNoteKinds =
    static_cast<std::size_t>(SgfNoteKind::kVariationIgnored) + 1;

// "set-up and a move in one node": what stands there and how it was taken.
absl::string_view SgfNoteText(SgfNoteKind kind);
// "set_up_with_move": a name for reports and tests.
absl::string_view SgfNoteName(SgfNoteKind kind);

struct SgfNote {
  SgfNoteKind kind;
  TextPlace place;

  friend bool operator==(const SgfNote&, const SgfNote&) = default;
};

// The notes of one game, in the order in which they were found. All are
// counted; the list ends at kListedMax, so that no input makes it large.
class SgfNotes {
 public:
  static constexpr std::size_t kListedMax = 1000;

  void Add(SgfNoteKind kind, TextPlace place) {
    ++counts_[static_cast<std::size_t>(kind)];
    if (listed_.size() < kListedMax) listed_.push_back({kind, place});
  }
  void Clear();

  const std::vector<SgfNote>& listed() const { return listed_; }
  std::uint64_t count(SgfNoteKind kind) const {
    return counts_[static_cast<std::size_t>(kind)];
  }
  std::uint64_t total() const;

 private:
  std::vector<SgfNote> listed_;
  std::array<std::uint64_t, kSgfNoteKinds> counts_{};
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_NOTE_H_
