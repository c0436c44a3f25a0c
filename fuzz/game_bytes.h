// Game bytes: a game as a fuzzer sees it.
//
//   byte 0      rules: 0 is judge, the others are AllRuleSets() in turn
//   bytes 1, 2  rows and columns: 1 to 5; 0 is 3 rows, as many columns as rows
//   byte 3      bit 0: White is first; high half 5: sides are 1 to 52, 0 is 19
//   2 bytes     a move each: the low half of the first says what is done, its
//               high half and the second byte where
//
// Boards are small as a rule, since on these everything happens soon. Any bytes
// are a game; a zero byte always means the default; half a move is none.
//
// Threads: pure functions.

#ifndef SUPERKO_FUZZ_GAME_BYTES_H_
#define SUPERKO_FUZZ_GAME_BYTES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/record/game_record.h"
#include "fuzz/byte_reader.h"

namespace superko {

inline constexpr std::size_t kGameHeaderBytes = 4;
// Longer inputs are cut.
inline constexpr std::size_t kGameBytesMax = 512;
// A game ends at so many moves times points, and at so many stones set up.
inline constexpr int kMovesTimesPointsMax = 20'000;
inline constexpr int kStonesSetUpMax = 300;

// What is done, in the low half of a move's first byte. "In turn" is the
// opponent of the player who moved last, or the first player.
enum class GameOp : std::uint8_t {
  kPlayInTurn = 0,
  kPlayOutOfTurn,
  kPassInTurn,
  kPassOutOfTurn,
  kSetBlack,  // Consecutive ones are one set-up.
  kSetWhite,
  kSetEmpty,
  kFillBlack,  // All points from the one set last in this set-up, row by row,
  kFillWhite,  // up to this one.
  kFillEmpty,
  kEndForBlack,  // Ends a set-up, which otherwise ends with the player in turn.
  kEndForWhite,
  kUndo,  // Takes back; whoever has no use for it skips it.
  // The rest is kPlayInTurn too.
};

// The bytes before they mean anything: what mutators work on.
struct RawMove {
  std::uint8_t op_and_high = 0;
  std::uint8_t low = 0;

  friend bool operator==(RawMove, RawMove) = default;
};
struct RawGame {
  std::array<std::uint8_t, kGameHeaderBytes> header = {};
  std::vector<RawMove> moves = {};

  friend bool operator==(const RawGame&, const RawGame&) = default;
};

RawGame ReadRawGame(Bytes bytes);
std::vector<std::uint8_t> WriteRawGame(const RawGame& game);

RawMove MakeRawMove(GameOp op, int ordinal);
GameOp OpOf(RawMove move);
// Not yet bounded by the board.
int OrdinalOf(RawMove move);
BoardSize SizeOf(const RawGame& game);

struct FuzzedGame {
  GameRecord record;
  // Where something is to be taken back: before record.moves[index], in
  // ascending order; never inside a set-up.
  std::vector<std::size_t> undos = {};
};

FuzzedGame ReadGameBytes(Bytes bytes);

// Bytes that read back as `record`, unless it is too long for them.
std::vector<std::uint8_t> WriteGameBytes(const GameRecord& record);

}  // namespace superko

#endif  // SUPERKO_FUZZ_GAME_BYTES_H_
