#include "core/record/sgf_game_builder.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "core/record/coordinates.h"
#include "core/record/sgf_property.h"
#include "core/record/sgf_root.h"
#include "core/record/sgf_syntax.h"

namespace superko {
namespace {

// The color of a kEndSetUp until it is known who moves next.
constexpr Color kPlayerUnknown = Color::kEmpty;

bool IsPlacement(SgfProperty property) {
  return property == SgfProperty::kAddBlack ||
         property == SgfProperty::kAddWhite ||
         property == SgfProperty::kAddEmpty;
}

Color PlacedColor(SgfProperty property) {
  if (property == SgfProperty::kAddBlack) return Color::kBlack;
  if (property == SgfProperty::kAddWhite) return Color::kWhite;
  return Color::kEmpty;
}

bool IsPlayOrPass(Move move) {
  return move.kind == MoveKind::kPlay || move.kind == MoveKind::kPass;
}

// "tt" was how to pass before FF[4], on boards that have no such point.
bool IsPass(absl::string_view text, BoardSize size) {
  return text.empty() ||
         (text == "tt" && size.rows() <= 19 && size.columns() <= 19);
}

std::optional<Color> ParsePlayer(absl::string_view text) {
  for (const char* name : {"B", "1", "Black"}) {
    if (absl::EqualsIgnoreCase(text, name)) return Color::kBlack;
  }
  for (const char* name : {"W", "2", "White"}) {
    if (absl::EqualsIgnoreCase(text, name)) return Color::kWhite;
  }
  return std::nullopt;
}

}  // namespace

SgfGameBuilder::SgfGameBuilder(std::string file, SgfNotes& notes)
    : file_(std::move(file)), notes_(notes) {}

void SgfGameBuilder::BeginNode(const SgfNode& node) {
  values_.Clear();
  const auto moves = static_cast<std::uint32_t>(game_->record.moves.size());
  game_->nodes.push_back(node);
  game_->nodes.back().moves_begin = moves;
  game_->nodes.back().moves_end = moves;
}

absl::Status SgfGameBuilder::EndNode() {
  absl::Status status = ReadNode();
  game_->nodes.back().moves_end =
      static_cast<std::uint32_t>(game_->record.moves.size());
  return status;
}

bool SgfGameBuilder::CanAddPlainNodes(std::size_t count) const {
  return !game_->nodes.empty() && game_->nodes.size() + count <= kNodesMax &&
         game_->record.moves.size() + count <= kMovesMax;
}

void SgfGameBuilder::AddPlainNode(SgfNodeIndex parent,
                                  const SgfLexer::PlainNode& node) {
  const auto moves = static_cast<std::uint32_t>(game_->record.moves.size());
  game_->nodes.push_back({.parent = parent,
                          .moves_begin = moves,
                          .moves_end = moves + 1,
                          .place = node.place});
  TextPlace place = node.place;
  place.column += 3;
  PushMove(PlayMove(node.player, node.point), place, /*is_forced=*/false);
}

absl::Status SgfGameBuilder::ReadNode() {
  if (game_->nodes.size() >= kNodesMax) {
    const TextPlace place = game_->nodes.back().place;
    return ParseError(
        {.file = file_, .line = place.line, .column = place.column},
        absl::StrCat("at most ", kNodesMax, " nodes in a game"), ";");
  }
  absl::Status status;
  if (IsRoot()) {
    status = ReadSgfRoot(values_, file_, *game_, notes_);
  } else if (values_.count(SgfPropertyUse::kRoot) > 0) {
    notes_.Add(SgfNoteKind::kRootPropertyInside, game_->nodes.back().place);
  }
  if (status.ok() && values_.count(SgfPropertyUse::kSetUp) > 0) {
    status = ReadSetUp();
  }
  if (status.ok() && values_.count(SgfPropertyUse::kMove) > 0) {
    status = ReadMoves();
  }
  return status;
}

absl::Status SgfGameBuilder::ReadSetUp() {
  const std::size_t moves_before = game_->record.moves.size();
  const std::optional<Color> player = ReadPlayer();
  points_set_.reset();
  for (const SgfValue& value : values_.values()) {
    if (!IsPlacement(value.property)) continue;
    if (absl::Status status = ReadPlacement(value); !status.ok()) {
      game_->record.moves.resize(moves_before);
      game_->move_texts.resize(moves_before);
      return status;
    }
  }
  const TextPlace place = game_->nodes.back().place;
  if (game_->record.moves.size() == moves_before) {
    if (player.has_value() && !IsRoot()) {
      notes_.Add(SgfNoteKind::kPlayerIgnored, place);
    }
    return absl::OkStatus();
  }
  return AddMove({.kind = MoveKind::kEndSetUp,
                  .color = player.value_or(kPlayerUnknown),
                  .point = {}},
                 place, /*is_forced=*/false);
}

std::optional<Color> SgfGameBuilder::ReadPlayer() {
  const SgfValue* const value = values_.Find(SgfProperty::kPlayer);
  if (value == nullptr) return std::nullopt;
  const std::optional<Color> player =
      ParsePlayer(absl::StripAsciiWhitespace(values_.TextOf(*value)));
  if (!player.has_value()) {
    notes_.Add(SgfNoteKind::kPlayerUnclear, value->place);
  }
  if (IsRoot()) game_->player = player;
  return player;
}

// "dd", or a rectangle by its corners: "aa:cc".
absl::Status SgfGameBuilder::ReadPlacement(const SgfValue& value) {
  const absl::string_view text = PointText(value);
  if (text.empty()) {
    notes_.Add(SgfNoteKind::kSetUpEmpty, value.place);
    return absl::OkStatus();
  }
  const std::pair<absl::string_view, absl::string_view> corners =
      absl::StrSplit(text, absl::MaxSplits(':', 1));
  const bool is_point = corners.first.size() == text.size();
  const BoardSize size = game_->record.size;
  const std::optional<Point> first = ParseSgfPoint(corners.first, size);
  const std::optional<Point> last =
      is_point ? first : ParseSgfPoint(corners.second, size);
  if (!first.has_value() || !last.has_value()) {
    return ErrorAt(
        value, absl::StrCat("a point of the ", BoardSizeText(size),
                            " board such as aa, or a rectangle such as aa:bb"));
  }
  return AddRectangle(value, *first, *last);
}

absl::Status SgfGameBuilder::AddRectangle(const SgfValue& value, Point first,
                                          Point last) {
  if (first.row > last.row || first.column > last.column) {
    notes_.Add(SgfNoteKind::kRectangleReversed, value.place);
  }
  const auto [top, bottom] = std::minmax({first.row, last.row});
  const auto [left, right] = std::minmax({first.column, last.column});
  const Color color = PlacedColor(value.property);
  bool is_set_twice = false;
  for (int row = top; row <= bottom; ++row) {
    for (int column = left; column <= right; ++column) {
      const Point point = {.row = static_cast<std::uint8_t>(row),
                           .column = static_cast<std::uint8_t>(column)};
      const auto ordinal =
          static_cast<std::size_t>(game_->record.size.Ordinal(point));
      is_set_twice = is_set_twice || points_set_[ordinal];
      points_set_[ordinal] = true;
      absl::Status status =
          AddMove({.kind = MoveKind::kSetStone, .color = color, .point = point},
                  value.place, /*is_forced=*/false);
      if (!status.ok()) return status;
    }
  }
  if (is_set_twice) notes_.Add(SgfNoteKind::kPointSetTwice, value.place);
  return absl::OkStatus();
}

absl::Status SgfGameBuilder::ReadMoves() {
  const std::size_t moves_before = game_->record.moves.size();
  const bool is_forced = values_.Find(SgfProperty::kForced) != nullptr;
  for (const SgfValue& value : values_.values()) {
    if (value.property != SgfProperty::kBlack &&
        value.property != SgfProperty::kWhite) {
      continue;
    }
    absl::Status status = ReadMove(value, is_forced);
    if (!status.ok()) return status;
  }
  const std::size_t moves = game_->record.moves.size() - moves_before;
  if (moves == 0) return absl::OkStatus();
  const TextPlace place = game_->nodes.back().place;
  if (moves > 1) notes_.Add(SgfNoteKind::kMovesShareNode, place);
  if (is_forced) notes_.Add(SgfNoteKind::kForcedMove, place);
  if (IsRoot()) notes_.Add(SgfNoteKind::kMoveInRoot, place);
  if (moves_before > game_->nodes.back().moves_begin) {
    notes_.Add(SgfNoteKind::kSetUpWithMove, place);
  }
  return absl::OkStatus();
}

absl::Status SgfGameBuilder::ReadMove(const SgfValue& value, bool is_forced) {
  const Color player =
      value.property == SgfProperty::kBlack ? Color::kBlack : Color::kWhite;
  if (value.is_further) {
    return ErrorAt(value, "one point for a move");
  }
  const absl::string_view text = PointText(value);
  if (IsPass(text, game_->record.size)) {
    return AddMove(PassMove(player), value.place, is_forced);
  }
  const std::optional<Point> point = ParseSgfPoint(text, game_->record.size);
  if (point.has_value()) {
    return AddMove(PlayMove(player, *point), value.place, is_forced);
  }
  return ErrorAt(
      value, absl::StrCat("a point of the ", BoardSizeText(game_->record.size),
                          " board such as aa, or nothing for a pass"));
}

absl::string_view SgfGameBuilder::PointText(const SgfValue& value) {
  const absl::string_view text = values_.TextOf(value);
  if (std::none_of(text.begin(), text.end(), IsSgfBlank)) return text;
  notes_.Add(SgfNoteKind::kBlankInPoint, value.place);
  point_text_.clear();
  std::remove_copy_if(text.begin(), text.end(), std::back_inserter(point_text_),
                      IsSgfBlank);
  return point_text_;
}

absl::Status SgfGameBuilder::AddMove(Move move, TextPlace place,
                                     bool is_forced) {
  if (game_->record.moves.size() == kMovesMax) {
    return ParseError(
        {.file = file_, .line = place.line, .column = place.column},
        absl::StrCat("at most ", kMovesMax, " moves in a game"), "");
  }
  PushMove(move, place, is_forced);
  return absl::OkStatus();
}

void SgfGameBuilder::PushMove(Move move, TextPlace place, bool is_forced) {
  game_->record.moves.push_back(move);
  game_->move_texts.push_back(
      {.place = place,
       .node = static_cast<SgfNodeIndex>(game_->nodes.size() - 1),
       .is_forced = is_forced});
}

absl::Status SgfGameBuilder::ErrorAt(const SgfValue& value,
                                     absl::string_view expected) const {
  return ParseError(
      {.file = file_, .line = value.place.line, .column = value.place.column},
      expected, values_.TextOf(value));
}

void SgfGameBuilder::EndGame() {
  FindPlayersToMove();
  CheckHandicap();
  game_ = nullptr;
}

// From the last node to the first: who moves first on the line that begins
// there and goes on with first children. Set-up without PL has that player to
// move, and so has the start.
void SgfGameBuilder::FindPlayersToMove() {
  std::vector<SgfNode>& nodes = game_->nodes;
  Color mover = kPlayerUnknown;
  for (std::size_t i = nodes.size(); i-- > 0;) {
    const bool has_child = i + 1 < nodes.size() && nodes[i + 1].parent == i;
    if (!has_child) mover = kPlayerUnknown;
    for (std::size_t j = nodes[i].moves_end; j-- > nodes[i].moves_begin;) {
      Move& move = game_->record.moves[j];
      if (IsPlayOrPass(move)) mover = move.color;
      if (move.kind != MoveKind::kEndSetUp) continue;
      if (move.color == kPlayerUnknown) {
        move.color = mover == kPlayerUnknown ? Color::kBlack : mover;
      }
    }
  }
  if (mover == kPlayerUnknown) mover = Color::kBlack;
  game_->record.first_player = game_->player.value_or(mover);
}

// HA places nothing. It counts the black stones that are set before the first
// move.
void SgfGameBuilder::CheckHandicap() {
  const int handicap = game_->handicap.value_or(0);
  if (handicap < 2) return;
  int stones = 0;
  const std::size_t moves = MainLineMoves(*game_);
  for (std::size_t i = 0; i < moves; ++i) {
    const Move move = game_->record.moves[i];
    if (IsPlayOrPass(move)) break;
    if (move.kind == MoveKind::kSetStone && move.color == Color::kBlack) {
      ++stones;
    }
  }
  if (stones == handicap) return;
  notes_.Add(stones == 0 ? SgfNoteKind::kHandicapWithoutStones
                         : SgfNoteKind::kHandicapContradicted,
             game_->place);
}

}  // namespace superko
