#include "tools/harness/shrink_state.h"

#include <initializer_list>
#include <optional>
#include <utility>

#include "core/base/split_mix.h"
#include "tools/harness/record_change.h"
#include "tools/harness/record_order.h"

namespace superko {
namespace {

std::uint64_t Hash(std::uint64_t hash, std::initializer_list<int> values) {
  for (const int value : values) {
    hash = SplitMix64::Mix((hash << 8) ^ (hash >> 56) ^
                           static_cast<std::uint64_t>(value));
  }
  return hash;
}

// Two records of one hash would only mean that one is not tried.
std::uint64_t HashOf(const GameRecord& record) {
  std::uint64_t hash = Hash(
      1, {record.size.rows(), record.size.columns(), Complexity(record.rules),
          static_cast<int>(record.first_player)});
  for (const Move& move : record.moves) {
    hash = Hash(hash,
                {static_cast<int>(move.kind) * 4 + static_cast<int>(move.color),
                 move.point.row * kSideMax + move.point.column});
  }
  return hash;
}

// The kind of the move that differs. A refused set-up and a refused play are
// not the same fault, even if both are called suicide.
MoveKind KindOfLast(const GameRecord& record) {
  return record.moves.empty() ? MoveKind::kPlay : record.moves.back().kind;
}

// In probes: a long record counts for several.
std::uint64_t CostOf(const GameRecord& record) {
  constexpr std::size_t kMovesPerProbe = 1'000;
  return 1 + record.moves.size() / kMovesPerProbe;
}

// A failed engine answers for a run of moves, so its place is not exact.
GameRecord CutAtDifference(const GameRecord& record,
                           const Difference& difference) {
  if (IsFailure(difference.kind)) return record;
  return CutAfter(record, difference.move);
}

}  // namespace

ShrinkState::ShrinkState(ShrinkProber& prober, const GameRecord& record,
                         const Difference& difference, Limits limits)
    : prober_(prober),
      limits_(std::move(limits)),
      record_(CutAtDifference(record, difference)),
      difference_(difference),
      sure_record_(record_),
      sure_difference_(difference_) {}

bool ShrinkState::Try(const GameRecord& candidate) {
  if (IsOver() || !IsSmaller(candidate, record_)) return false;
  if (!tried_.insert(HashOf(candidate)).second) return false;
  probes_ += CostOf(candidate);
  std::optional<Difference> shown = prober_.Probe(candidate);
  has_met_limits_ |=
      shown.has_value() && shown->kind == DifferenceKind::kUnsupported;
  if (!shown.has_value() || !AreAlike(*shown, difference_)) return false;
  GameRecord cut = CutAtDifference(candidate, *shown);
  if (!HasSameLastKind(cut)) return false;
  record_ = std::move(cut);
  difference_ = *std::move(shown);
  return true;
}

// Where the difference is at the last move, its kind stays.
bool ShrinkState::HasSameLastKind(const GameRecord& candidate) const {
  const bool is_at_last = difference_.kind == DifferenceKind::kVerdict ||
                          difference_.kind == DifferenceKind::kCaptured ||
                          difference_.kind == DifferenceKind::kCycle ||
                          difference_.kind == DifferenceKind::kBoard;
  return !is_at_last || KindOfLast(candidate) == KindOfLast(record_);
}

bool ShrinkState::MakeSure() {
  if (!prober_.trusts_engines()) return true;
  auto shown = prober_.ProbeWithNewEngines(record_);
  if (shown.has_value() && AreAlike(*shown, difference_)) {
    sure_record_ = record_;
    sure_difference_ = *std::move(shown);
    return true;
  }
  prober_.DistrustEngines();
  record_ = sure_record_;
  difference_ = sure_difference_;
  tried_.clear();
  return false;
}

}  // namespace superko
