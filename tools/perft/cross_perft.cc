#include "tools/perft/cross_perft.h"

#include <atomic>
#include <cstddef>
#include <utility>

#include "core/base/check.h"
#include "core/perft/branches.h"
#include "core/rules/game.h"
#include "tools/perft/count_start.h"
#include "tools/perft/replay_comparer.h"

namespace superko {
namespace {

// Counts like CountSequences, but plays the last moves too and compares all.
class CrossCounter {
 public:
  CrossCounter(const GameRecord& start, const CrossPerftOptions& options)
      : options_(options.sequences),
        game_(PlayToStart(start).game),
        record_(start),
        comparer_(options.references),
        board_(static_cast<std::size_t>(start.size.points())),
        counts_(static_cast<std::size_t>(options.sequences.depth)) {}

  void Count(const Branch& branch, Color player, SequenceOptions options) {
    PlayBranch(branch, game_);
    record_.moves.insert(record_.moves.end(), branch.moves.begin(),
                         branch.moves.end());
    options_ = options;
    counts_.resize(static_cast<std::size_t>(options.depth));
    if (options.depth > 0) Visit(player, 0, options.after_pass);
  }

  const std::vector<PlyCounts>& counts() const { return counts_; }
  std::uint64_t moves_compared() const { return moves_compared_; }
  std::optional<NodeDifference>& difference() { return difference_; }

 private:
  // False if a difference was found. Recursion is as deep as sequences are
  // long.
  bool Visit(Color player, int ply, bool after_pass) {
    const BoardSize size = game_.board().size();
    for (int i = 0; i < size.points(); ++i) {
      const Point point = size.PointAt(i);
      if (game_.board().at(point) != Color::kEmpty) continue;
      if (!VisitPlay(player, point, ply)) return false;
    }
    return !options_.passes || VisitPass(player, ply, after_pass);
  }

  bool VisitPlay(Color player, Point point, int ply) {
    const PlayResult result = game_.Play(player, point);
    const bool is_legal = result.verdict == Verdict::kLegal;
    record_.moves.push_back(PlayMove(player, point));
    Tally(result, counts_[static_cast<std::size_t>(ply)]);
    const bool goes_on = Compare({.verdict = result.verdict,
                                  .captured = result.captured,
                                  .own_removed = result.own_removed}) &&
                         (!is_legal || VisitNext(player, ply, false));
    record_.moves.pop_back();
    if (is_legal) game_.Undo();
    return goes_on;
  }

  bool VisitPass(Color player, int ply, bool after_pass) {
    game_.Pass(player);
    record_.moves.push_back(PassMove(player));
    counts_[static_cast<std::size_t>(ply)].sequences += 1;
    const bool goes_on =
        Compare({}) && (after_pass || VisitNext(player, ply, true));
    record_.moves.pop_back();
    game_.Undo();
    return goes_on;
  }

  bool VisitNext(Color player, int ply, bool after_pass) {
    return ply + 1 == options_.depth ||
           Visit(Opponent(player), ply + 1, after_pass);
  }

  static void Tally(const PlayResult& result, PlyCounts& counts) {
    counts.sequences += result.verdict == Verdict::kLegal;
    counts.captures += result.captured > 0;
    counts.refused_suicide += result.verdict == Verdict::kSuicide;
    counts.refused_repetition += result.verdict == Verdict::kRepetition;
  }

  bool Compare(const MoveAnswer& answer) {
    ++moves_compared_;
    game_.board().CopyColors(board_.data());
    std::optional<Difference> difference =
        comparer_.Compare(record_, {.answer = answer, .board = board_});
    if (!difference.has_value()) return true;
    GameRecord before = record_;
    before.moves.pop_back();
    difference->board_before.resize(board_.size());
    PlayToStart(before).game.board().CopyColors(
        difference->board_before.data());
    difference_ = {.record = record_, .difference = *std::move(difference)};
    return false;
  }

  SequenceOptions options_;
  Game game_;
  GameRecord record_;  // The moves that led to the game's position.
  ReplayComparer comparer_;
  std::vector<Color> board_;
  std::vector<PlyCounts> counts_;
  std::uint64_t moves_compared_ = 0;
  std::optional<NodeDifference> difference_;
};

// What came of one branch.
struct Part {
  std::vector<PlyCounts> counts;
  std::uint64_t moves_compared = 0;
  std::optional<NodeDifference> difference;
};

Part CountPart(const GameRecord& start, const Branch& branch, Color player,
               const CrossPerftOptions& options,
               const SequenceOptions& sequences) {
  CrossCounter counter(start, options);
  counter.Count(branch, player, sequences);
  return {.counts = counter.counts(),
          .moves_compared = counter.moves_compared(),
          .difference = std::move(counter.difference())};
}

// Counts all branches up to the first one that has a difference.
std::vector<Part> CountParts(const GameRecord& start, Color player,
                             const std::vector<Branch>& branches,
                             const CrossPerftOptions& options) {
  std::vector<Part> parts(branches.size());
  std::atomic<std::size_t> first_differing = branches.size();
  ForEachInParallel(branches.size(), options.parallel, [&](std::size_t i) {
    if (i > first_differing) return;
    const Branch& branch = branches[i];
    parts[i] = CountPart(start, branch, PlayerAfter(player, branch), options,
                         RestOf(options.sequences, branch));
    if (!parts[i].difference.has_value()) return;
    std::size_t known = first_differing;
    while (i < known && !first_differing.compare_exchange_weak(known, i)) {
    }
  });
  return parts;
}

}  // namespace

CrossPerft CrossCountSequences(const GameRecord& start, Color player,
                               const CrossPerftOptions& options) {
  const SequenceOptions& sequences = options.sequences;
  const Split split =
      SplitSequences(PlayToStart(start).game, player, sequences);
  SequenceOptions stem = sequences;
  stem.depth = split.depth;
  Part first = CountPart(start, {}, player, options, stem);
  CrossPerft perft;
  perft.moves_compared = first.moves_compared;
  perft.counts.plies = std::move(first.counts);
  perft.counts.plies.resize(static_cast<std::size_t>(sequences.depth));
  perft.difference = std::move(first.difference);
  if (perft.difference.has_value()) return perft;
  for (Part& part : CountParts(start, player, split.branches, options)) {
    perft.moves_compared += part.moves_compared;
    for (std::size_t i = 0; i < part.counts.size(); ++i) {
      const bool fits = TryAddCounts(
          part.counts[i], 1,
          perft.counts.plies[static_cast<std::size_t>(split.depth) + i]);
      SUPERKO_CHECK(fits);  // Nobody has compared 2^128 moves.
    }
    perft.difference = std::move(part.difference);
    if (perft.difference.has_value()) break;
  }
  return perft;
}

}  // namespace superko
