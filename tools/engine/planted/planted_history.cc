#include "tools/engine/planted/planted_history.h"

#include <algorithm>

namespace superko {
namespace {

constexpr std::uint64_t kShortKeyMask = (std::uint64_t{1} << 20) - 1;

// Where memory ends that is never reset.
constexpr std::size_t kMomentsKeptMax = 20'000;

Repetition RuleUnder(Fault fault, Repetition rule) {
  const bool is_superko =
      rule == Repetition::kPositional || rule == Repetition::kSituational;
  if (!is_superko) return rule;
  switch (fault) {
    case Fault::kSimpleKoForSuperko:
      return Repetition::kSimple;
    case Fault::kSituationalForPositional:
      return Repetition::kSituational;
    case Fault::kPositionalForSituational:
      return Repetition::kPositional;
    default:
      return rule;
  }
}

}  // namespace

PlantedHistory::PlantedHistory(Fault fault) : fault_(fault) { Clear(); }

void PlantedHistory::Start(Repetition rule, const Position& start,
                           Color first_player) {
  const bool keeps_old_game = fault_ == Fault::kNoReset &&
                              points_ == start.colors.size() &&
                              moments_.size() < kMomentsKeptMax;
  rule_ = RuleUnder(fault_, rule);
  points_ = start.colors.size();
  if (!keeps_old_game) Clear();
  Append(start, Color::kEmpty, first_player);
  if (fault_ != Fault::kStartNotInHistory) Index();
}

void PlantedHistory::Clear() {
  moments_.clear();
  boards_.clear();
  newest_.fill(kNoMoment);
}

void PlantedHistory::AddPlay(const Position& position, Color player) {
  Append(position, player, Opponent(player));
  Index();
}

void PlantedHistory::AddPass(const Position& position, Color player) {
  if (fault_ == Fault::kPassKeepsKo && rule_ == Repetition::kSimple) return;
  if (fault_ == Fault::kPassClearsHistory) Clear();
  Append(position, Color::kEmpty, Opponent(player));
  if (fault_ != Fault::kPassAddsNoSituation) Index();
}

void PlantedHistory::AddSetUp(const Position& position, Color next_player) {
  if (fault_ == Fault::kSetUpClearsHistory) Clear();
  Append(position, Color::kEmpty, next_player);
  Index();
}

void PlantedHistory::Append(const Position& position, Color mover,
                            Color next_player) {
  moments_.push_back(
      {.key = KeyOf(position), .mover = mover, .next_player = next_player});
  boards_.insert(boards_.end(), position.colors.begin(), position.colors.end());
}

// Lets the latest moment be found.
void PlantedHistory::Index() {
  std::uint32_t& newest = newest_[moments_.back().key % kBuckets];
  moments_.back().older = newest;
  newest = static_cast<std::uint32_t>(moments_.size() - 1);
}

bool PlantedHistory::Repeats(const Position& position, Color player) const {
  switch (rule_) {
    case Repetition::kNone:
      return false;
    case Repetition::kSimple:
      return RepeatsBeforeLast(position, player);
    case Repetition::kPositional:
    case Repetition::kSituational:
      return RepeatsAny(position, player);
  }
  return false;
}

bool PlantedHistory::RepeatsBeforeLast(const Position& position,
                                       Color player) const {
  return moments_.back().mover == Opponent(player) &&
         IsSame(static_cast<std::uint32_t>(moments_.size() - 2), position);
}

bool PlantedHistory::RepeatsAny(const Position& position, Color player) const {
  for (std::uint32_t moment = newest_[KeyOf(position) % kBuckets];
       moment != kNoMoment; moment = moments_[moment].older) {
    if (IsForgotten(moment)) continue;
    if (rule_ == Repetition::kSituational &&
        moments_[moment].next_player != Opponent(player)) {
      continue;
    }
    if (IsSame(moment, position)) return true;
  }
  return false;
}

// Whether so many positions came after it that it is not looked at.
bool PlantedHistory::IsForgotten(std::uint32_t moment) const {
  const std::size_t age = moments_.size() - moment;
  switch (fault_) {
    case Fault::kPreviousPositionOnly:
      return age > 2;
    case Fault::kHistoryOfEight:
      return age > 8;
    default:
      return false;
  }
}

bool PlantedHistory::IsSame(std::uint32_t moment,
                            const Position& position) const {
  if (moments_[moment].key != KeyOf(position)) return false;
  if (fault_ == Fault::kShortKeyOnly) return true;
  const auto board = absl::MakeConstSpan(boards_).subspan(
      static_cast<std::size_t>(moment) * points_, points_);
  return std::equal(board.begin(), board.end(), position.colors.begin());
}

std::uint64_t PlantedHistory::KeyOf(const Position& position) const {
  return fault_ == Fault::kShortKeyOnly ? position.key & kShortKeyMask
                                        : position.key;
}

}  // namespace superko
