#include "fuzz/gtp_seeds.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "core/record/coordinates.h"
#include "tools/engine/gtp/gtp_server.h"

namespace superko {
namespace {

std::string CommandsOf(const GameRecord& record) {
  std::string commands = absl::StrCat(
      "superko-rules ", RuleSetText(record.rules), "\nrectangular_boardsize ",
      record.size.columns(), " ", record.size.rows(), "\n");
  for (const Move move : record.moves) {
    const char* const player = move.color == Color::kBlack ? "b" : "w";
    if (move.kind == MoveKind::kPass) {
      absl::StrAppend(&commands, "play ", player, " pass\n");
    } else if (move.kind == MoveKind::kPlay) {
      absl::StrAppend(&commands, "play ", player, " ",
                      GtpPointText(move.point, record.size), "\n");
    }
  }
  return absl::StrCat(commands, "showboard\n1 list_stones b\n2 printsgf\n");
}

// The size, the points, no words and no frames, and the board as text.
std::string BoardBytes(const Board& board, absl::string_view shown) {
  std::string bytes = {static_cast<char>(board.size().rows() - 1),
                       static_cast<char>(board.size().columns() - 1)};
  for (int i = 0; i < board.size().points(); ++i) {
    bytes += static_cast<char>(board.at(board.size().PointAt(i)));
  }
  const int zeros = 1 + board.size().rows() * (1 + 2 * board.size().columns());
  return absl::StrCat(bytes, std::string(static_cast<std::size_t>(zeros), 0),
                      shown);
}

}  // namespace

GtpSeed GtpSeedOf(const GameRecord& record) {
  GtpSeed seed = {.commands = CommandsOf(record), .replies = {}, .board = {}};
  GtpServer server({});
  for (const absl::string_view line : absl::StrSplit(seed.commands, '\n')) {
    absl::StrAppend(&seed.replies, server.Reply(line));
  }
  seed.board = BoardBytes(server.game().board(), server.Reply("showboard"));
  return seed;
}

}  // namespace superko
