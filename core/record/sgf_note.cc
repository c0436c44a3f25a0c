#include "core/record/sgf_note.h"

#include <numeric>

namespace superko {
namespace {

struct KindText {
  SgfNoteKind kind;
  absl::string_view name;
  absl::string_view text;
};

constexpr KindText kTexts[] = {
    {SgfNoteKind::kTextOutsideGame, "text_outside_game",
     "text outside of a game, skipped"},
    {SgfNoteKind::kTextInsideGame, "text_inside_game",
     "text that is no property, skipped"},
    {SgfNoteKind::kOpeningMissing, "opening_missing",
     "';' where '(;' should be, taken as if it were"},
    {SgfNoteKind::kNodeMissing, "node_missing",
     "a property without a node, taken as if ';' stood before it"},
    {SgfNoteKind::kClosingMissing, "closing_missing",
     "closing brackets are missing"},
    {SgfNoteKind::kCutOff, "cut_off",
     "the file ends inside a value, which is dropped"},
    {SgfNoteKind::kMoveInsideText, "move_inside_text",
     "a text value holds what looks like a move; is a ']' missing?"},
    {SgfNoteKind::kUtf16, "utf16",
     "UTF-16, read as UTF-8: columns count the bytes of that"},
    {SgfNoteKind::kCharsetUnknown, "charset_unknown",
     "CA names a charset that is not known"},
    {SgfNoteKind::kCharsetContradicted, "charset_contradicted",
     "the text is UTF-8, although CA says something else"},
    {SgfNoteKind::kCharacterCut, "character_cut",
     "half a character before ']' or '\\', which is taken as the mark it is"},
    {SgfNoteKind::kCharacterDoubtful, "character_doubtful",
     "a byte that looks like ']' is half of a character, as CA says, although "
     "what follows looks like the end of the value"},
    {SgfNoteKind::kCharacterGuessed, "character_guessed",
     "a byte that looks like ']' or '\\' was taken as half of a character, by "
     "a guess"},
    {SgfNoteKind::kOldPropertyName, "old_property_name",
     "a property name with small letters, which are skipped"},
    {SgfNoteKind::kPropertyRepeated, "property_repeated",
     "a property stands twice in a node; the first one counts"},
    {SgfNoteKind::kRootPropertyInside, "root_property_inside",
     "a property of the first node in another one, skipped"},
    {SgfNoteKind::kFileFormatUnknown, "file_format_unknown",
     "FF is none of 1, 2, 3, 4"},
    {SgfNoteKind::kGameTypeUnclear, "game_type_unclear",
     "GM is no number, taken as Go"},
    {SgfNoteKind::kSizeEmpty, "size_empty", "SZ is empty, taken as 19"},
    {SgfNoteKind::kSizeSpeltOddly, "size_spelt_oddly",
     "SZ of a square with both sides"},
    {SgfNoteKind::kRulesMissing, "rules_missing",
     "no RU; taken as simple ko, no suicide"},
    {SgfNoteKind::kRulesUnknown, "rules_unknown",
     "RU is not known; taken as simple ko, no suicide"},
    {SgfNoteKind::kHandicapWithoutStones, "handicap_without_stones",
     "HA without black set-up stones; none are placed"},
    {SgfNoteKind::kHandicapContradicted, "handicap_contradicted",
     "HA is not the number of black set-up stones"},
    {SgfNoteKind::kPlayerUnclear, "player_unclear",
     "PL is neither B nor W, nor 1 nor 2"},
    {SgfNoteKind::kPlayerIgnored, "player_ignored",
     "PL without set-up stones after the start, skipped"},
    {SgfNoteKind::kBlankInPoint, "blank_in_point",
     "blanks in a point, skipped"},
    {SgfNoteKind::kRectangleReversed, "rectangle_reversed",
     "a list of points whose first corner is not the upper left one"},
    {SgfNoteKind::kSetUpEmpty, "set_up_empty", "set-up without a point"},
    {SgfNoteKind::kPointSetTwice, "point_set_twice",
     "a point is set twice in a node; the later one counts"},
    {SgfNoteKind::kSetUpWithMove, "set_up_with_move",
     "set-up and a move in one node; the set-up is made first"},
    {SgfNoteKind::kMoveInRoot, "move_in_root", "a move in the first node"},
    {SgfNoteKind::kMovesShareNode, "moves_share_node",
     "several moves in one node, made in the order of the text"},
    {SgfNoteKind::kForcedMove, "forced_move",
     "KO: the move is to be made even if it is illegal"},
    {SgfNoteKind::kVariationIgnored, "variation_ignored",
     "a variation, skipped"},
};

// Row i of the table is about kind i.
constexpr bool IsInOrder() {
  for (std::size_t i = 0; i < kSgfNoteKinds; ++i) {
    if (static_cast<std::size_t>(kTexts[i].kind) != i) return false;
  }
  return std::size(kTexts) == kSgfNoteKinds;
}
static_assert(IsInOrder());

}  // namespace

absl::string_view SgfNoteText(SgfNoteKind kind) {
  return kTexts[static_cast<std::size_t>(kind)].text;
}

absl::string_view SgfNoteName(SgfNoteKind kind) {
  return kTexts[static_cast<std::size_t>(kind)].name;
}

void SgfNotes::Clear() {
  listed_.clear();
  counts_.fill(0);
}

std::uint64_t SgfNotes::total() const {
  return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

}  // namespace superko
