#include "tools/perft/replay_comparer.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace superko {

ReplayComparer::ReplayComparer(const std::vector<EngineFactory>& references) {
  for (const EngineFactory& make : references) engines_.push_back(make());
}

std::optional<Difference> ReplayComparer::Compare(const GameRecord& record,
                                                  const Subject& subject) {
  for (const std::unique_ptr<Engine>& engine : engines_) {
    transcript_.Reset(record.size.points(), record.moves.size());
    status_ = engine->Start(record);
    if (status_.ok()) status_ = engine->Play(record.moves, transcript_);
    const std::optional<DifferenceKind> kind = KindOf(subject);
    if (kind.has_value()) return Describe(*kind, record, subject, *engine);
  }
  return std::nullopt;
}

std::optional<DifferenceKind> ReplayComparer::KindOf(
    const Subject& subject) const {
  if (!status_.ok()) return DifferenceKind::kEngineFailure;
  const MoveAnswer& answer = transcript_.answers.back();
  if (answer.verdict != subject.answer.verdict) return DifferenceKind::kVerdict;
  if (answer.captured != subject.answer.captured ||
      answer.own_removed != subject.answer.own_removed) {
    return DifferenceKind::kCaptured;
  }
  const absl::Span<const Color> board =
      transcript_.board(transcript_.answers.size() - 1);
  if (!std::equal(board.begin(), board.end(), subject.board.begin())) {
    return DifferenceKind::kBoard;
  }
  return std::nullopt;
}

Difference ReplayComparer::Describe(DifferenceKind kind,
                                    const GameRecord& record,
                                    const Subject& subject,
                                    const Engine& engine) const {
  const std::size_t last = record.moves.size() - 1;
  Difference difference;
  difference.kind = kind;
  difference.move = last;
  difference.subject.engine = "core";
  difference.subject.answer = subject.answer;
  difference.subject.board.assign(subject.board.begin(), subject.board.end());
  difference.truth.engine = std::string(engine.name());
  if (kind == DifferenceKind::kEngineFailure) {
    difference.truth.failure = std::string(status_.message());
    return difference;
  }
  difference.truth.answer = transcript_.answers[last];
  const absl::Span<const Color> board = transcript_.board(last);
  difference.truth.board.assign(board.begin(), board.end());
  return difference;
}

}  // namespace superko
