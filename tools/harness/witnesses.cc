#include "tools/harness/witnesses.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace superko {
namespace {

constexpr std::uint64_t kLargeCapture = 50;

}  // namespace

std::uint64_t Witnesses::longest_cycle() const {
  std::size_t cycle = repetitions_by_cycle.size();
  while (cycle > 0 && repetitions_by_cycle[cycle - 1] == 0) --cycle;
  return cycle == 0 ? 0 : cycle - 1;
}

void Witnesses::AddMoves(absl::Span<const Move> moves_made,
                         absl::Span<const MoveAnswer> answers) {
  for (std::size_t i = 0; i < moves_made.size(); ++i) {
    switch (moves_made[i].kind) {
      case MoveKind::kPlay:
        ++moves;
        AddPlay(answers[i]);
        break;
      case MoveKind::kPass:
        ++moves;
        ++passes;
        break;
      case MoveKind::kSetStone:
        break;
      case MoveKind::kEndSetUp:
        ++set_ups;
        break;
    }
  }
}

void Witnesses::AddCapture(std::uint64_t captured) {
  captured_stones += captured;
  captures_of_50 += captured >= kLargeCapture;
  largest_capture = std::max(largest_capture, captured);
}

void Witnesses::AddPlay(const MoveAnswer& answer) {
  legal += answer.verdict == Verdict::kLegal;
  occupied += answer.verdict == Verdict::kOccupied;
  suicide += answer.verdict == Verdict::kSuicide;
  repetition += answer.verdict == Verdict::kRepetition;
  suicide_allowed += answer.own_removed > 0;
  AddCapture(answer.captured);
  if (answer.verdict != Verdict::kRepetition) return;
  if (repetitions_by_cycle.size() <= answer.cycle) {
    repetitions_by_cycle.resize(answer.cycle + 1);
  }
  ++repetitions_by_cycle[answer.cycle];
}

void Witnesses::Add(const Witnesses& other) {
  games += other.games;
  moves += other.moves;
  legal += other.legal;
  occupied += other.occupied;
  suicide += other.suicide;
  repetition += other.repetition;
  suicide_allowed += other.suicide_allowed;
  passes += other.passes;
  set_ups += other.set_ups;
  captured_stones += other.captured_stones;
  captures_of_50 += other.captures_of_50;
  largest_capture = std::max(largest_capture, other.largest_capture);
  if (repetitions_by_cycle.size() < other.repetitions_by_cycle.size()) {
    repetitions_by_cycle.resize(other.repetitions_by_cycle.size());
  }
  for (std::size_t i = 0; i < other.repetitions_by_cycle.size(); ++i) {
    repetitions_by_cycle[i] += other.repetitions_by_cycle[i];
  }
}

void Witnesses::Clear() {
  std::vector<std::uint64_t> kept = std::move(repetitions_by_cycle);
  kept.clear();
  *this = {};
  repetitions_by_cycle = std::move(kept);
}

}  // namespace superko
