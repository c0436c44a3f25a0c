#include "tools/sgf/game_judge.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/types/span.h"

#include "core/base/check.h"
#include "tools/sgf/forced_play.h"

namespace superko {
namespace {

// Brackets nest as deep as a text is long, and every finding names its path.
constexpr std::size_t kVariationBytesMax = 200;

}  // namespace

void GameJudge::Judge(const SgfGame& game, GameResult& result) {
  sgf_ = &game;
  result_ = &result;
  result.is_judged = true;
  line_ends_.clear();
  faults_.clear();
  made_behind_.clear();
  ends_.clear();
  is_plain_ = TryJudgePlain();
  if (!is_plain_) {
    result.witnesses.Clear();
    JudgeTree();
  }
  result.witnesses.games = 1;
  result.lines = line_ends_.size();
}

void GameJudge::StartGame() {
  game_.Start({.size = sgf_->record.size,
               .rules = sgf_->record.rules,
               .first_player = sgf_->record.first_player,
               .moves_expected = sgf_->record.moves.size()});
  placements_.clear();
  state_ = {};
}

// False if there is more to tell than the game's length: an illegal play, a
// repetition, a set-up that cannot be, several lines.
bool GameJudge::TryJudgePlain() {
  const SgfGame& sgf = *sgf_;
  const bool has_one_line = MainLineNodes(sgf) == sgf.nodes.size();
  if (!has_one_line || sgf.record.moves.size() > kLineMovesMax) return false;
  StartGame();
  keys_.Start(sgf.record.moves.size() + 1);
  keys_.Add(game_.board().key());
  for (const Move move : sgf.record.moves) {
    if (!TryPlain(move)) return false;
  }
  Witnesses& witnesses = result_->witnesses;
  witnesses.moves = state_.moves;
  witnesses.passes = state_.passes;
  witnesses.legal = state_.moves - state_.passes;
  EndLine(static_cast<SgfNodeIndex>(sgf.nodes.size() - 1));
  return true;
}

bool GameJudge::TryPlain(Move move) {
  switch (move.kind) {
    case MoveKind::kPlay: {
      const PlayResult played = game_.Play(move.color, move.point);
      if (played.verdict != Verdict::kLegal) [[unlikely]]
        return false;
      ++state_.moves;
      if (played.captured + played.own_removed > 0) {
        state_.captured_stones += played.captured + played.own_removed;
        Witnesses& witnesses = result_->witnesses;
        witnesses.suicide_allowed += played.own_removed > 0;
        witnesses.AddCapture(played.captured);
      }
      // No repetition is legal under positional repetition.
      return game_.rules().repetition == Repetition::kPositional ||
             keys_.Add(game_.board().key());
    }
    case MoveKind::kPass:
      game_.Pass(move.color);
      ++state_.moves;
      ++state_.passes;
      return true;
    case MoveKind::kSetStone:
      placements_.push_back({.point = move.point, .color = move.color});
      state_.setup_stones += move.color != Color::kEmpty;
      return true;
    case MoveKind::kEndSetUp: {
      const bool accepted = game_.TrySetUp(placements_, move.color);
      placements_.clear();
      ++result_->witnesses.set_ups;
      keys_.Add(game_.board().key());
      return accepted;
    }
  }
  return true;
}

void GameJudge::JudgeTree() {
  StartGame();
  positions_.Start(sgf_->record.size);
  situations_.Start(sgf_->record.size);
  AddPosition();
  SaveState();
  FindBranches();
  branches_.assign(1, {.node = kNoSgfNode, .state = state_});
  const std::vector<SgfNode>& nodes = sgf_->nodes;
  for (SgfNodeIndex node = 0; node < nodes.size(); ++node) {
    const bool is_behind_parent = node > 0 && nodes[node].parent == node - 1;
    if (!is_behind_parent) GoBackTo(nodes[node].parent);
    if (!state_.has_ended) EnterNode(node);
    const bool goes_on =
        node + 1 < nodes.size() && nodes[node + 1].parent == node;
    if (!goes_on && !state_.has_ended) EndLine(node);
    if (is_branch_[node]) branches_.push_back({.node = node, .state = state_});
  }
}

void GameJudge::FindBranches() {
  const std::vector<SgfNode>& nodes = sgf_->nodes;
  is_branch_.assign(nodes.size(), false);
  for (SgfNodeIndex node = 0; node < nodes.size(); ++node) {
    const SgfNodeIndex parent = nodes[node].parent;
    if (parent != kNoSgfNode && parent + 1 != node) is_branch_[parent] = true;
  }
}

void GameJudge::GoBackTo(SgfNodeIndex node) {
  while (branches_.back().node != node) branches_.pop_back();
  state_ = branches_.back().state;
  while (game_.actions() > state_.actions) game_.Undo();
  positions_.Shrink(state_.positions);
  situations_.Shrink(state_.situations);
  placements_.clear();
}

void GameJudge::EnterNode(SgfNodeIndex node) {
  const SgfNode& entered = sgf_->nodes[node];
  if (entered.variation > 0) AddToVariation(entered.variation);
  set_up_begin_ = entered.moves_begin;
  for (std::size_t i = entered.moves_begin; i < entered.moves_end; ++i) {
    MakeMove(node, i);
    if (state_.has_ended) return;
  }
  SaveState();
}

void GameJudge::AddToVariation(std::uint32_t number) {
  std::string& path = state_.variation;
  if (path.size() > kVariationBytesMax) return;
  if (!path.empty()) path += '.';
  absl::StrAppend(&path, number);
  if (path.size() > kVariationBytesMax) path += "...";
}

void GameJudge::MakeMove(SgfNodeIndex node, std::size_t index) {
  const Move move = sgf_->record.moves[index];
  if (state_.moves == kLineMovesMax) {
    faults_.push_back({.place = sgf_->move_texts[index].place,
                       .expected = "at most 200000 moves in a line",
                       .found = "another move"});
    ends_[index] = End::kBefore;
    return EndLine(node);
  }
  switch (move.kind) {
    case MoveKind::kPlay:
      return MakePlay(node, index);
    case MoveKind::kPass:
      game_.Pass(move.color);
      ++state_.moves;
      ++state_.passes;
      AddPosition();
      result_->witnesses.AddMoves({move}, {MoveAnswer{}});
      return;
    case MoveKind::kSetStone:
      if (placements_.empty()) set_up_begin_ = index;
      placements_.push_back({.point = move.point, .color = move.color});
      return;
    case MoveKind::kEndSetUp:
      return EndSetUp(node, index);
  }
}

void GameJudge::EndSetUp(SgfNodeIndex node, std::size_t index) {
  const Move move = sgf_->record.moves[index];
  const bool accepted = game_.TrySetUp(placements_, move.color);
  if (!accepted) {
    faults_.push_back({.place = sgf_->move_texts[index].place,
                       .expected = "a liberty for every string after set-up",
                       .found = "a string without"});
    placements_.clear();
    ends_[set_up_begin_] = End::kBefore;
    return EndLine(node);
  }
  for (const Placement& placement : placements_) {
    state_.setup_stones += placement.color != Color::kEmpty;
  }
  placements_.clear();
  AddPosition();
  ++result_->witnesses.set_ups;
}

void GameJudge::MakePlay(SgfNodeIndex node, std::size_t index) {
  const Move move = sgf_->record.moves[index];
  const SgfMoveText& text = sgf_->move_texts[index];
  ++state_.moves;
  const PlayResult played = game_.Play(move.color, move.point);
  PlayRemark remark = {.verdict = played.verdict,
                       .is_forced = text.is_forced,
                       .color = move.color,
                       .point = move.point,
                       .move = state_.moves,
                       .place = text.place,
                       .variation = ""};
  MoveAnswer answer = {.verdict = played.verdict,
                       .captured = played.captured,
                       .own_removed = played.own_removed};
  const bool is_legal = played.verdict == Verdict::kLegal;
  if (is_legal) {
    if (game_.rules().repetition != Repetition::kPositional) {
      FindRepetition(remark);
    }
    AddPosition();
  } else {
    MakeIllegalPlay(index, remark, answer);
  }
  answer.cycle = is_legal ? 0 : static_cast<std::uint32_t>(remark.cycle);
  state_.captured_stones += answer.captured + answer.own_removed;
  result_->witnesses.AddMoves({move}, {answer});
  if (!is_legal || remark.cycle > 0) Tell(std::move(remark));
  if (!is_legal && options_.on_illegal == OnIllegal::kStop) {
    ends_[index] = End::kBehind;
    EndLine(node);
  }
}

void GameJudge::MakeIllegalPlay(std::size_t index, PlayRemark& remark,
                                MoveAnswer& answer) {
  if (options_.on_illegal == OnIllegal::kRefuse) {
    if (remark.verdict != Verdict::kRepetition) return;
    remark.cycle = game_.cycle_length();
    remark.repeated_move = remark.move - remark.cycle;
    return;
  }
  const std::size_t actions = game_.actions();
  std::vector<Move> behind;
  const PlayResult executed = Execute(remark, behind);
  if (remark.verdict == Verdict::kRepetition) FindRepetition(remark);
  if (options_.on_illegal == OnIllegal::kStop) {
    while (game_.actions() > actions) game_.Undo();
    return;
  }
  answer.captured = executed.captured;
  state_.captured_stones += executed.own_removed;
  made_behind_[index] = std::move(behind);
  AddPosition();
}

// Makes the refused play all the same.
PlayResult GameJudge::Execute(const PlayRemark& remark,
                              std::vector<Move>& behind) {
  if (remark.verdict == Verdict::kRepetition &&
      game_.rules().repetition == Repetition::kSimple) {
    return PlayAgain(remark, behind);
  }
  const ForcedPlay forced =
      ForcePlay(game_.board(), remark.color, remark.point);
  for (const Placement& placement : forced.placements) {
    behind.push_back({.kind = MoveKind::kSetStone,
                      .color = placement.color,
                      .point = placement.point});
  }
  const Color next = Opponent(remark.color);
  behind.push_back({.kind = MoveKind::kEndSetUp, .color = next, .point = {}});
  const bool accepted = game_.TrySetUp(forced.placements, next);
  SUPERKO_CHECK(accepted) << "an executed play left a string without liberties";
  return {.captured = forced.captured, .own_removed = forced.own_removed};
}

// Set-up lifts a simple ko, and what is played then is a play.
PlayResult GameJudge::PlayAgain(const PlayRemark& remark,
                                std::vector<Move>& behind) {
  const Placement nothing = {.point = remark.point, .color = Color::kEmpty};
  behind = {{.kind = MoveKind::kSetStone,
             .color = nothing.color,
             .point = nothing.point},
            {.kind = MoveKind::kEndSetUp, .color = remark.color, .point = {}},
            PlayMove(remark.color, remark.point)};
  const bool accepted = game_.TrySetUp({nothing}, remark.color);
  const PlayResult played = game_.Play(remark.color, remark.point);
  SUPERKO_CHECK(accepted && played.verdict == Verdict::kLegal)
      << VerdictName(played.verdict);
  return played;
}

void GameJudge::FindRepetition(PlayRemark& remark) {
  const bool is_situation =
      remark.verdict == Verdict::kRepetition &&
      game_.rules().repetition == Repetition::kSituational;
  const std::optional<std::uint64_t> repeated =
      is_situation
          ? situations_.FindLatest(game_.board(), Opponent(remark.color))
          : positions_.FindLatest(game_.board(), Color::kEmpty);
  if (!repeated.has_value()) return;
  remark.repeated_move = *repeated;
  remark.cycle = remark.move - *repeated;
}

void GameJudge::Tell(PlayRemark remark) {
  const bool is_allowed = remark.verdict == Verdict::kLegal;
  std::vector<PlayRemark>& list = is_allowed ? result_->allowed_repetitions
                                  : remark.is_forced ? result_->forced
                                                     : result_->illegal;
  ++(is_allowed         ? result_->repetitions
     : remark.is_forced ? result_->forced_plays
                        : result_->illegal_plays);
  if (list.size() == GameResult::kListedMax) return;
  remark.variation = state_.variation;
  list.push_back(std::move(remark));
}

void GameJudge::AddPosition() {
  positions_.Add(game_.board(), Color::kEmpty, state_.moves);
  if (game_.rules().repetition != Repetition::kSituational) return;
  situations_.Add(game_.board(), game_.next_player(), state_.moves);
}

void GameJudge::SaveState() {
  state_.actions = game_.actions();
  state_.positions = positions_.size();
  state_.situations = situations_.size();
}

// The first line that ends is the main line, or what could be made of it.
void GameJudge::EndLine(SgfNodeIndex node) {
  state_.has_ended = true;
  line_ends_.push_back(node);
  if (line_ends_.size() > 1) return;
  result_->moves = state_.moves;
  result_->passes = state_.passes;
  result_->setup_stones = state_.setup_stones;
  result_->captured_stones = state_.captured_stones;
  if (!options_.wants_board) return;
  result_->final_board.resize(
      static_cast<std::size_t>(game_.board().size().points()));
  game_.board().CopyColors(result_->final_board.data());
}

void GameJudge::MakeRecord(SgfNodeIndex line_end, GameRecord& record) const {
  record.size = sgf_->record.size;
  record.rules = sgf_->record.rules;
  record.first_player = sgf_->record.first_player;
  record.moves.clear();
  std::vector<SgfNodeIndex> path;
  for (SgfNodeIndex node = line_end; node != kNoSgfNode;
       node = sgf_->nodes[node].parent) {
    path.push_back(node);
  }
  std::reverse(path.begin(), path.end());
  for (const SgfNodeIndex node : path) {
    const SgfNode& step = sgf_->nodes[node];
    for (std::size_t i = step.moves_begin; i < step.moves_end; ++i) {
      const auto end = ends_.find(i);
      if (end != ends_.end() && end->second == End::kBefore) return;
      record.moves.push_back(sgf_->record.moves[i]);
      if (end != ends_.end()) return;
      const auto behind = made_behind_.find(i);
      if (behind == made_behind_.end()) continue;
      record.moves.insert(record.moves.end(), behind->second.begin(),
                          behind->second.end());
    }
  }
}

}  // namespace superko
