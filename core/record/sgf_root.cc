#include "core/record/sgf_root.h"

#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"

#include "core/record/sgf_rules.h"
#include "core/record/sgf_syntax.h"

namespace superko {
namespace {

// One value of the root, and all that reading it takes.
struct RootValue {
  const SgfValue& value;
  std::string text;
  const std::string& file;
  SgfGame& game;
  SgfNotes& notes;

  void Note(SgfNoteKind kind) const { notes.Add(kind, value.place); }
  absl::Status Error(absl::string_view expected) const {
    return ParseError(
        {.file = file, .line = value.place.line, .column = value.place.column},
        expected, text);
  }
};

std::string PlainText(absl::string_view value) {
  std::string text = UnescapeSgfText(value);
  absl::StripAsciiWhitespace(&text);
  return text;
}

std::optional<int> ParseNumber(absl::string_view text) {
  int number = 0;
  if (!absl::SimpleAtoi(text, &number)) return std::nullopt;
  return number;
}

// "19" or "COLUMNS:ROWS". Squares with both sides are seen in the wild, with
// an "x" too.
absl::Status ReadSize(const RootValue& root) {
  root.game.size_text = root.text;
  if (root.text.empty()) {
    root.Note(SgfNoteKind::kSizeEmpty);
    return absl::OkStatus();
  }
  const std::pair<absl::string_view, absl::string_view> sides =
      absl::StrSplit(root.text, absl::MaxSplits(absl::ByAnyChar(":x"), 1));
  const bool is_square = sides.first.size() == root.text.size();
  const int columns = ParseNumber(sides.first).value_or(0);
  const int rows = is_square ? columns : ParseNumber(sides.second).value_or(0);
  const bool is_clear = rows == columns || absl::StrContains(root.text, ':');
  if (!BoardSize::IsValid(rows, columns) || !is_clear) {
    return root.Error("a side or COLUMNS:ROWS, 1 to 52");
  }
  if (!is_square && rows == columns) root.Note(SgfNoteKind::kSizeSpeltOddly);
  root.game.record.size = BoardSize(rows, columns);
  return absl::OkStatus();
}

absl::Status ReadGameType(const RootValue& root) {
  const std::optional<int> type = ParseNumber(root.text);
  if (!type.has_value()) root.Note(SgfNoteKind::kGameTypeUnclear);
  if (type.value_or(1) == 1) return absl::OkStatus();
  return root.Error("GM[1], a game of Go");
}

void ReadRules(const RootValue& root) {
  root.game.rules_text = root.text;
  const std::optional<RuleSet> rules = ParseSgfRules(root.text);
  root.game.are_rules_known = rules.has_value();
  root.game.record.rules = rules.value_or(kSgfDefaultRules);
  if (!rules.has_value()) root.Note(SgfNoteKind::kRulesUnknown);
}

void CheckFileFormat(const RootValue& root) {
  const int format = ParseNumber(root.text).value_or(0);
  if (format < 1 || format > 4) root.Note(SgfNoteKind::kFileFormatUnknown);
}

absl::Status ReadValue(const RootValue& root) {
  switch (root.value.property) {
    case SgfProperty::kSize:
      return ReadSize(root);
    case SgfProperty::kGameType:
      return ReadGameType(root);
    case SgfProperty::kRules:
      ReadRules(root);
      break;
    case SgfProperty::kFileFormat:
      CheckFileFormat(root);
      break;
    case SgfProperty::kHandicap:
      root.game.handicap = ParseNumber(root.text);
      break;
    case SgfProperty::kResult:
      root.game.result_text = root.text;
      break;
    case SgfProperty::kCharset:
      root.game.charset_text = root.text;
      break;
    default:
      break;
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status ReadSgfRoot(const SgfNodeValues& values, const std::string& file,
                         SgfGame& game, SgfNotes& notes) {
  game.record.rules = kSgfDefaultRules;
  for (const SgfValue& value : values.values()) {
    if (UseOf(value.property) != SgfPropertyUse::kRoot) continue;
    if (values.Find(value.property) != &value) {
      notes.Add(SgfNoteKind::kPropertyRepeated, value.place);
      continue;
    }
    const absl::Status status =
        ReadValue({value, PlainText(values.TextOf(value)), file, game, notes});
    if (!status.ok()) return status;
  }
  if (values.Find(SgfProperty::kRules) == nullptr) {
    notes.Add(SgfNoteKind::kRulesMissing, game.place);
  }
  return absl::OkStatus();
}

}  // namespace superko
