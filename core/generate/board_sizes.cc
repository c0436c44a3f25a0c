#include "core/generate/board_sizes.h"

#include "core/generate/draws.h"

namespace superko {
namespace {

BoardSize DrawSquare(int low, int high, SplitMix64& random) {
  const int side = DrawBetween(low, high, random);
  return BoardSize(side, side);
}

BoardSize DrawRectangle(int low, int high, SplitMix64& random) {
  const int rows = DrawBetween(low, high, random);
  return BoardSize(rows, DrawBetween(low, high, random));
}

BoardSize DrawLine(SplitMix64& random) {
  const int length = DrawBetween(1, random.Percent(90) ? 12 : kSideMax, random);
  return random.Percent(50) ? BoardSize(1, length) : BoardSize(length, 1);
}

BoardSize DrawLarge(SplitMix64& random) {
  switch (DrawBelow(4, random)) {
    case 0:
      return BoardSize(kSideMax, kSideMax);
    case 1:
      return DrawRectangle(1, kSideMax, random);
    default:
      return DrawRectangle(20, 32, random);
  }
}

}  // namespace

BoardSize DrawBoardSize(Style style, SplitMix64& random) {
  if (style == Style::kComb && random.Percent(20)) {
    return DrawRectangle(24, 28, random);
  }
  const int dice = DrawBelow(1000, random);
  if (dice < 290) return kJudgeSize;
  if (dice < 410) return BoardSize(9, 9);
  if (dice < 470) return BoardSize(13, 13);
  if (dice < 580) return DrawRectangle(1, 3, random);
  if (dice < 720) return DrawSquare(2, 7, random);
  if (dice < 850) return DrawRectangle(2, 8, random);
  if (dice < 930) return DrawRectangle(2, 19, random);
  if (dice < 990) return DrawLine(random);
  return DrawLarge(random);
}

}  // namespace superko
