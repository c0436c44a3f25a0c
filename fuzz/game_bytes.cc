#include "fuzz/game_bytes.h"

#include <algorithm>
#include <utility>

namespace superko {
namespace {

constexpr int kSmallSideMax = 5;
constexpr int kSmallSideDefault = 3;
constexpr int kLargeSideDefault = 19;
constexpr std::uint8_t kLargeFlag = 0x50;
constexpr std::uint8_t kWhiteFlag = 1;

bool IsLarge(const RawGame& game) {
  return (game.header[3] & 0xf0) == kLargeFlag;
}

int SideOf(std::uint8_t byte, int side_max, int side_default) {
  return byte == 0 ? side_default : 1 + (byte - 1) % side_max;
}

RuleSet RulesOf(const RawGame& game) {
  const auto all = AllRuleSets();
  const std::size_t byte = game.header[0];
  return byte == 0 ? RuleSet{} : all[(byte - 1) % all.size()];
}

// Makes a record of raw moves, one after the other.
class Builder {
 public:
  explicit Builder(const RawGame& raw)
      : size_(SizeOf(raw)),
        moves_max_(static_cast<std::size_t>(
            std::max(1, kMovesTimesPointsMax / size_.points()))) {
    game_.record.size = size_;
    game_.record.rules = RulesOf(raw);
    const bool is_white = (raw.header[3] & kWhiteFlag) != 0;
    game_.record.first_player = is_white ? Color::kWhite : Color::kBlack;
    in_turn_ = game_.record.first_player;
  }

  bool is_full() const { return ops_ >= moves_max_; }

  void Add(RawMove raw) {
    ++ops_;
    const GameOp op = OpOf(raw);
    const int ordinal = OrdinalOf(raw) % size_.points();
    switch (op) {
      case GameOp::kSetBlack:
      case GameOp::kSetWhite:
      case GameOp::kSetEmpty:
        return Set(ColorOf(op, GameOp::kSetBlack), ordinal, ordinal);
      case GameOp::kFillBlack:
      case GameOp::kFillWhite:
      case GameOp::kFillEmpty:
        return Set(ColorOf(op, GameOp::kFillBlack), latest_set_, ordinal);
      case GameOp::kEndForBlack:
        return EndSetUp(Color::kBlack);
      case GameOp::kEndForWhite:
        return EndSetUp(Color::kWhite);
      case GameOp::kUndo:
        EndOpenSetUp();
        return game_.undos.push_back(moves().size());
      case GameOp::kPlayOutOfTurn:
        return Make(PlayMove(Opponent(in_turn_), size_.PointAt(ordinal)));
      case GameOp::kPassInTurn:
        return Make(PassMove(in_turn_));
      case GameOp::kPassOutOfTurn:
        return Make(PassMove(Opponent(in_turn_)));
      default:
        return Make(PlayMove(in_turn_, size_.PointAt(ordinal)));
    }
  }

  FuzzedGame Finish() {
    EndOpenSetUp();
    return std::move(game_);
  }

 private:
  std::vector<Move>& moves() { return game_.record.moves; }

  // The third op from `black` on clears.
  static Color ColorOf(GameOp op, GameOp black) {
    constexpr Color kColors[] = {Color::kBlack, Color::kWhite, Color::kEmpty};
    return kColors[static_cast<int>(op) - static_cast<int>(black)];
  }

  void Make(Move move) {
    EndOpenSetUp();
    in_turn_ = Opponent(move.color);
    moves().push_back(move);
  }

  void Set(Color color, int first, int last) {
    for (int i = first; i <= last && stones_ < kStonesSetUpMax; ++i) {
      ++stones_;
      moves().push_back({.kind = MoveKind::kSetStone,
                         .color = color,
                         .point = size_.PointAt(i)});
    }
    is_in_set_up_ =
        !moves().empty() && moves().back().kind == MoveKind::kSetStone;
    latest_set_ = last;
  }

  void EndOpenSetUp() {
    if (is_in_set_up_) EndSetUp(in_turn_);
  }

  // Without stones it is a set-up all the same.
  void EndSetUp(Color next) {
    is_in_set_up_ = false;
    latest_set_ = 0;
    in_turn_ = next;
    moves().push_back(
        {.kind = MoveKind::kEndSetUp, .color = next, .point = {}});
  }

  BoardSize size_;
  std::size_t moves_max_;
  std::size_t ops_ = 0;
  int stones_ = 0;
  bool is_in_set_up_ = false;
  int latest_set_ = 0;
  Color in_turn_ = Color::kBlack;
  FuzzedGame game_;
};

GameOp SetOp(Color color) {
  switch (color) {
    case Color::kBlack:
      return GameOp::kSetBlack;
    case Color::kWhite:
      return GameOp::kSetWhite;
    case Color::kEmpty:
      return GameOp::kSetEmpty;
  }
  return GameOp::kSetEmpty;
}

RawGame HeaderOf(const GameRecord& record) {
  const auto all = AllRuleSets();
  const auto rules = std::find(all.begin(), all.end(), record.rules);
  const bool is_large = record.size.rows() > kSmallSideMax ||
                        record.size.columns() > kSmallSideMax;
  const bool is_white = record.first_player == Color::kWhite;
  RawGame raw;
  raw.header = {static_cast<std::uint8_t>(
                    record.rules == RuleSet{} ? 0 : rules - all.begin() + 1),
                static_cast<std::uint8_t>(record.size.rows()),
                static_cast<std::uint8_t>(record.size.columns()),
                static_cast<std::uint8_t>((is_large ? kLargeFlag : 0) |
                                          (is_white ? kWhiteFlag : 0))};
  return raw;
}

RawMove RawOf(Move move, Color in_turn, BoardSize size) {
  const bool is_in_turn = move.color == in_turn;
  const int ordinal = size.Ordinal(move.point);
  switch (move.kind) {
    case MoveKind::kPlay:
      return MakeRawMove(
          is_in_turn ? GameOp::kPlayInTurn : GameOp::kPlayOutOfTurn, ordinal);
    case MoveKind::kPass:
      return MakeRawMove(
          is_in_turn ? GameOp::kPassInTurn : GameOp::kPassOutOfTurn, 0);
    case MoveKind::kSetStone:
      return MakeRawMove(SetOp(move.color), ordinal);
    case MoveKind::kEndSetUp:
      return MakeRawMove(move.color == Color::kBlack ? GameOp::kEndForBlack
                                                     : GameOp::kEndForWhite,
                         0);
  }
  return {};
}

}  // namespace

RawGame ReadRawGame(Bytes bytes) {
  ByteReader reader(bytes.subspan(0, kGameBytesMax));
  RawGame game;
  for (std::uint8_t& byte : game.header) byte = reader.Byte();
  while (reader.rest().size() >= 2) {
    const std::uint8_t first = reader.Byte();
    game.moves.push_back({.op_and_high = first, .low = reader.Byte()});
  }
  return game;
}

std::vector<std::uint8_t> WriteRawGame(const RawGame& game) {
  std::vector<std::uint8_t> bytes(game.header.begin(), game.header.end());
  for (const RawMove move : game.moves) {
    bytes.push_back(move.op_and_high);
    bytes.push_back(move.low);
  }
  return bytes;
}

RawMove MakeRawMove(GameOp op, int ordinal) {
  return {.op_and_high = static_cast<std::uint8_t>((ordinal >> 8) << 4 |
                                                   static_cast<int>(op)),
          .low = static_cast<std::uint8_t>(ordinal & 0xff)};
}

GameOp OpOf(RawMove move) {
  const int op = move.op_and_high & 0x0f;
  return op > static_cast<int>(GameOp::kUndo) ? GameOp::kPlayInTurn
                                              : static_cast<GameOp>(op);
}

int OrdinalOf(RawMove move) { return (move.op_and_high >> 4) << 8 | move.low; }

BoardSize SizeOf(const RawGame& game) {
  const int most = IsLarge(game) ? kSideMax : kSmallSideMax;
  const int rows =
      SideOf(game.header[1], most,
             IsLarge(game) ? kLargeSideDefault : kSmallSideDefault);
  return {rows, SideOf(game.header[2], most, rows)};
}

FuzzedGame ReadGameBytes(Bytes bytes) {
  const RawGame raw = ReadRawGame(bytes);
  Builder builder(raw);
  for (const RawMove move : raw.moves) {
    if (builder.is_full()) break;
    builder.Add(move);
  }
  return builder.Finish();
}

std::vector<std::uint8_t> WriteGameBytes(const GameRecord& record) {
  RawGame raw = HeaderOf(record);
  Color in_turn = record.first_player;
  for (const Move move : record.moves) {
    raw.moves.push_back(RawOf(move, in_turn, record.size));
    if (move.kind == MoveKind::kEndSetUp) in_turn = move.color;
    if (move.kind == MoveKind::kPlay || move.kind == MoveKind::kPass) {
      in_turn = Opponent(move.color);
    }
  }
  return WriteRawGame(raw);
}

}  // namespace superko
