#include "core/generate/board_sizes.h"

#include <cstdint>

namespace superko {
namespace {

int DrawSide(int low, int high, SplitMix64& random) {
  return low + static_cast<int>(
                   random.Below(static_cast<std::uint32_t>(high - low) + 1));
}

BoardSize DrawSquare(int low, int high, SplitMix64& random) {
  const int side = DrawSide(low, high, random);
  return BoardSize(side, side);
}

BoardSize DrawRectangle(int low, int high, SplitMix64& random) {
  const int rows = DrawSide(low, high, random);
  return BoardSize(rows, DrawSide(low, high, random));
}

BoardSize DrawLine(SplitMix64& random) {
  const int length = DrawSide(1, random.Percent(90) ? 12 : kSideMax, random);
  return random.Percent(50) ? BoardSize(1, length) : BoardSize(length, 1);
}

BoardSize DrawLarge(SplitMix64& random) {
  switch (random.Below(4)) {
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
  const std::uint32_t dice = random.Below(1000);
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
