#include "core/record/sgf_tree_reader.h"

#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/types/span.h"

#include "core/record/location.h"

namespace superko {
namespace {

bool EndsNode(SgfMark mark) {
  return mark != SgfMark::kName && mark != SgfMark::kValue;
}

}  // namespace

SgfTreeReader::SgfTreeReader(std::string file, SgfVariations variations,
                             SgfLexer& lexer, SgfNotes& notes)
    : file_(std::move(file)),
      variations_(variations),
      lexer_(lexer),
      notes_(notes),
      builder_(file_, notes) {}

void SgfTreeReader::Read(SgfGame& game) {
  open_.clear();
  node_ = kNoSgfNode;
  nodes_ = 0;
  is_in_node_ = false;
  is_behind_subtree_ = false;
  is_at_end_ = false;
  is_old_name_noted_ = false;
  builder_.BeginGame(game);
  game.error = ReadMarks();
  if (!is_at_end_) {
    SkipToEndOfGame(game.error.ok() ? Skipped::kNoted : Skipped::kSilent);
  }
  builder_.EndGame();
}

// Until the game ends, or all of it that is wanted, or there is an error.
absl::Status SgfTreeReader::ReadMarks() {
  mark_ = lexer_.Next();
  for (;;) {
    if (EndsNode(mark_)) {
      if (absl::Status status = EndNode(); !status.ok()) return status;
    }
    const bool is_close = mark_ == SgfMark::kClose;
    if (absl::Status status = ReadMark(); !status.ok()) return status;
    if (is_at_end_) return absl::OkStatus();
    if (is_close && is_behind_subtree_ && variations_ == SgfVariations::kMain) {
      return absl::OkStatus();
    }
  }
}

// Deals with the latest mark and goes on to the next.
absl::Status SgfTreeReader::ReadMark() {
  switch (mark_) {
    case SgfMark::kOpen:
      if (absl::Status status = Open(); !status.ok()) return status;
      break;
    case SgfMark::kClose:
      Close();
      if (is_at_end_) return absl::OkStatus();
      break;
    case SgfMark::kNode:
      if (!TryReadPlainNodes()) BeginNode(lexer_.place());
      break;
    case SgfMark::kName:
      ReadProperty();
      return absl::OkStatus();
    case SgfMark::kValue:
      notes_.Add(SgfNoteKind::kTextInsideGame, lexer_.place());
      ReadValues(SgfProperty::kOther, /*is_kept=*/false);
      return absl::OkStatus();
    case SgfMark::kNewGame:
    case SgfMark::kEnd:
      notes_.Add(SgfNoteKind::kClosingMissing, lexer_.place());
      is_at_end_ = true;
      return absl::OkStatus();
  }
  mark_ = lexer_.Next();
  return absl::OkStatus();
}

absl::Status SgfTreeReader::Open() {
  if (open_.size() == kDepthMax) {
    const TextPlace place = lexer_.place();
    return ParseError(
        {.file = file_, .line = place.line, .column = place.column},
        absl::StrCat("at most ", kDepthMax, " open brackets"), "(");
  }
  const std::uint32_t number = open_.empty() ? 0 : ++open_.back().subtrees;
  open_.push_back({.trunk = node_, .number = number});
  is_behind_subtree_ = false;
  return absl::OkStatus();
}

void SgfTreeReader::Close() {
  const Tree tree = open_.back();
  open_.pop_back();
  node_ = tree.trunk;
  is_at_end_ = open_.empty();
  if (tree.has_nodes) {
    is_behind_subtree_ = true;
  } else {
    notes_.Add(SgfNoteKind::kTextInsideGame, lexer_.place());
  }
}

absl::Status SgfTreeReader::EndNode() {
  if (!is_in_node_) return absl::OkStatus();
  is_in_node_ = false;
  return builder_.EndNode();
}

void SgfTreeReader::BeginNode(TextPlace place) {
  if (open_.empty() || is_behind_subtree_) {
    notes_.Add(SgfNoteKind::kOpeningMissing, place);
  }
  if (open_.empty()) open_.emplace_back();
  Tree& tree = open_.back();
  std::uint32_t variation = tree.has_nodes ? 0 : tree.number;
  if (is_behind_subtree_) variation = ++tree.subtrees;
  tree.has_nodes = true;
  is_behind_subtree_ = false;
  is_in_node_ = true;
  builder_.BeginNode({.parent = node_, .variation = variation, .place = place});
  node_ = nodes_++;
}

// Does what reading marks would, but faster. Nodes at which brackets matter are
// not plain.
bool SgfTreeReader::TryReadPlainNodes() {
  std::array<SgfLexer::PlainNode, 64> nodes;
  if (open_.empty() || !open_.back().has_nodes || is_behind_subtree_ ||
      !builder_.CanAddPlainNodes(nodes.size())) {
    return false;
  }
  const std::size_t count =
      lexer_.ReadPlainNodes(builder_.size(), absl::MakeSpan(nodes));
  for (std::size_t i = 0; i < count; ++i) {
    builder_.AddPlainNode(node_, nodes[i]);
    node_ = nodes_++;
  }
  return count > 0;
}

void SgfTreeReader::ReadProperty() {
  const SgfName name = lexer_.name();
  const TextPlace place = lexer_.place();
  mark_ = lexer_.Next();
  if (mark_ != SgfMark::kValue || !TryEnterNode(place)) {
    notes_.Add(SgfNoteKind::kTextInsideGame, place);
    ReadValues(SgfProperty::kOther, /*is_kept=*/false);
    return;
  }
  if (name.has_small_letters && !is_old_name_noted_) {
    notes_.Add(SgfNoteKind::kOldPropertyName, place);
    is_old_name_noted_ = true;
  }
  ReadValues(name.property, name.property != SgfProperty::kOther);
}

// True if a property at `place` is in a node: in the one that is open or, right
// behind a '(', in one whose ';' is missing.
bool SgfTreeReader::TryEnterNode(TextPlace place) {
  if (is_in_node_) return true;
  if (!open_.empty() && open_.back().has_nodes) return false;
  BeginNode(place);
  notes_.Add(SgfNoteKind::kNodeMissing, place);
  return true;
}

// Reads the values that begin with the latest mark, if any.
void SgfTreeReader::ReadValues(SgfProperty property, bool is_kept) {
  bool is_further = false;
  for (; mark_ == SgfMark::kValue; mark_ = lexer_.Next()) {
    TextPlace place = lexer_.place();
    ++place.column;
    const bool is_whole = is_kept ? lexer_.ReadValue(builder_.values().text())
                                  : lexer_.SkipValue();
    if (!is_whole) {
      notes_.Add(SgfNoteKind::kCutOff, place);
    } else if (is_kept) {
      builder_.values().Add(property, is_further, place);
    }
    is_further = true;
  }
}

// From the latest mark on.
void SgfTreeReader::SkipToEndOfGame(Skipped skipped) {
  const auto note = [&](SgfNoteKind kind) {
    if (skipped == Skipped::kNoted) notes_.Add(kind, lexer_.place());
  };
  std::size_t depth = open_.size();
  bool is_behind_subtree = is_behind_subtree_;
  for (;; mark_ = lexer_.Next()) {
    if (mark_ == SgfMark::kOpen) {
      note(SgfNoteKind::kVariationIgnored);
      ++depth;
    } else if (mark_ == SgfMark::kClose) {
      if (--depth == 0) return;
    } else if (mark_ == SgfMark::kNode && is_behind_subtree) {
      note(SgfNoteKind::kVariationIgnored);
    } else if (mark_ == SgfMark::kValue) {
      if (!lexer_.SkipValue()) note(SgfNoteKind::kCutOff);
    } else if (mark_ == SgfMark::kNewGame || mark_ == SgfMark::kEnd) {
      note(SgfNoteKind::kClosingMissing);
      return;
    }
    if (EndsNode(mark_)) is_behind_subtree = mark_ == SgfMark::kClose;
  }
}

}  // namespace superko
