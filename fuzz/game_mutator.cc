#include "fuzz/game_mutator.h"

#include <algorithm>
#include <iterator>

namespace superko {
namespace {

using Moves = std::vector<RawMove>;
using Mutation = void (*)(RawGame& game, Chooser& chooser);

Moves::iterator At(Moves& moves, std::size_t index) {
  return moves.begin() + static_cast<std::ptrdiff_t>(index);
}

// Plays more often than anything else.
GameOp AnyOp(Chooser& chooser) {
  constexpr int kOps = static_cast<int>(GameOp::kUndo) + 1;
  return chooser.Percent(75) ? GameOp::kPlayInTurn
                             : static_cast<GameOp>(chooser.Below(kOps));
}

RawMove AnyMove(const RawGame& game, Chooser& chooser) {
  const auto points = static_cast<std::size_t>(SizeOf(game).points());
  return MakeRawMove(AnyOp(chooser), static_cast<int>(chooser.Below(points)));
}

void Insert(RawGame& game, Chooser& chooser) {
  const std::size_t at = chooser.Below(game.moves.size() + 1);
  game.moves.insert(At(game.moves, at), AnyMove(game, chooser));
}

void Append(RawGame& game, Chooser& chooser) {
  const std::size_t count = 1 + chooser.Below(8);
  for (std::size_t i = 0; i < count; ++i) {
    game.moves.push_back(AnyMove(game, chooser));
  }
}

void Delete(RawGame& game, Chooser& chooser) {
  if (game.moves.empty()) return;
  const std::size_t at = chooser.Below(game.moves.size());
  const std::size_t count = 1 + chooser.LowBelow(game.moves.size() - at);
  game.moves.erase(At(game.moves, at), At(game.moves, at + count));
}

void Swap(RawGame& game, Chooser& chooser) {
  if (game.moves.empty()) return;
  std::swap(game.moves[chooser.Below(game.moves.size())],
            game.moves[chooser.Below(game.moves.size())]);
}

void Change(RawGame& game, Chooser& chooser) {
  if (game.moves.empty()) return;
  RawMove& move = game.moves[chooser.Below(game.moves.size())];
  const RawMove other = AnyMove(game, chooser);
  move =
      chooser.Percent(50) ? other : MakeRawMove(OpOf(move), OrdinalOf(other));
}

// Where a stone was played before, most likely a few moves ago.
void Retake(RawGame& game, Chooser& chooser) {
  if (game.moves.empty()) return;
  const std::size_t at = 1 + chooser.Below(game.moves.size());
  const std::size_t back = 1 + chooser.LowBelow(at);
  const GameOp op =
      chooser.Percent(85) ? GameOp::kPlayInTurn : GameOp::kPlayOutOfTurn;
  const RawMove again = MakeRawMove(op, OrdinalOf(game.moves[at - back]));
  game.moves.insert(At(game.moves, at), again);
}

// A stretch once more, as cycles repeat.
void Repeat(RawGame& game, Chooser& chooser) {
  if (game.moves.empty()) return;
  const std::size_t begin = chooser.Below(game.moves.size());
  const std::size_t count = 1 + chooser.LowBelow(std::min<std::size_t>(
                                    game.moves.size() - begin, 32));
  const Moves stretch(At(game.moves, begin), At(game.moves, begin + count));
  const std::size_t at = chooser.Percent(50)
                             ? begin + count
                             : chooser.Below(game.moves.size() + 1);
  game.moves.insert(At(game.moves, at), stretch.begin(), stretch.end());
}

void Mirror(RawGame& game, Chooser& chooser) {
  const BoardSize size = SizeOf(game);
  const bool is_flip = chooser.Percent(50);
  for (RawMove& move : game.moves) {
    const Point point = size.PointAt(OrdinalOf(move) % size.points());
    const int row = is_flip ? size.rows() - 1 - point.row : point.row;
    const int column =
        is_flip ? point.column : size.columns() - 1 - point.column;
    move = MakeRawMove(OpOf(move), row * size.columns() + column);
  }
}

void Recolor(RawGame& game, Chooser& chooser) {
  if (game.moves.empty() || chooser.Percent(30)) {
    game.header[3] ^= 1;
    return;
  }
  constexpr int kSwapped[] = {1, 0, 3, 2, 5, 4, 6, 8, 7, 9, 11, 10, 12};
  RawMove& move = game.moves[chooser.Below(game.moves.size())];
  const int op = kSwapped[static_cast<int>(OpOf(move))];
  move = MakeRawMove(static_cast<GameOp>(op), OrdinalOf(move));
}

void ChangeHeader(RawGame& game, Chooser& chooser) {
  if (chooser.Percent(3)) {
    game.header[3] = static_cast<std::uint8_t>(chooser.Below(256));
    return;
  }
  constexpr std::size_t kChoices[] = {9, 6, 6};
  const std::size_t which = chooser.Below(std::size(kChoices));
  game.header[which] =
      static_cast<std::uint8_t>(chooser.Below(kChoices[which]));
}

constexpr Mutation kMutations[] = {Insert, Append,  Delete,      Swap,
                                   Change, Retake,  Retake,      Repeat,
                                   Mirror, Recolor, ChangeHeader};

// Puts a game behind the first `prefix` bytes of `data`.
std::size_t PutGame(const RawGame& game, std::uint8_t* data,
                    std::size_t size_max, std::size_t prefix) {
  return prefix + PutBytes(WriteRawGame(game), data + prefix,
                           std::min(size_max - prefix, kGameBytesMax));
}

}  // namespace

void MutateGame(RawGame& game, Chooser& chooser) {
  kMutations[chooser.Below(std::size(kMutations))](game, chooser);
}

RawGame SpliceGames(const RawGame& first, const RawGame& second,
                    Chooser& chooser) {
  RawGame game = first;
  game.moves.resize(chooser.Below(first.moves.size() + 1));
  const std::size_t from = chooser.Below(second.moves.size() + 1);
  game.moves.insert(game.moves.end(),
                    second.moves.begin() + static_cast<std::ptrdiff_t>(from),
                    second.moves.end());
  return game;
}

std::size_t MutateGameBytes(std::uint8_t* data, std::size_t size,
                            std::size_t size_max, unsigned seed,
                            std::size_t prefix) {
  Chooser chooser(seed);
  if (size < prefix || size_max < prefix || chooser.Percent(10)) {
    return MutateBytes(data, size, size_max, chooser);
  }
  if (prefix > 0 && chooser.Percent(10)) {
    data[chooser.Below(prefix)] = static_cast<std::uint8_t>(chooser.Below(256));
  }
  RawGame game = ReadRawGame({data + prefix, size - prefix});
  for (std::size_t i = 1 + chooser.LowBelow(6); i > 0; --i) {
    MutateGame(game, chooser);
  }
  return PutGame(game, data, size_max, prefix);
}

std::size_t SpliceGameBytes(Bytes first, Bytes second, std::uint8_t* out,
                            std::size_t out_max, unsigned seed,
                            std::size_t prefix) {
  Chooser chooser(seed);
  if (first.size() < prefix || second.size() < prefix || out_max < prefix) {
    return PutBytes(first, out, out_max);
  }
  PutBytes(first.subspan(0, prefix), out, out_max);
  return PutGame(SpliceGames(ReadRawGame(first.subspan(prefix)),
                             ReadRawGame(second.subspan(prefix)), chooser),
                 out, out_max, prefix);
}

}  // namespace superko
