// Property: whatever the text, its games are whole records, the same however
//           the text is cut into pieces; a game that is written as SGF is read
//           again without a note, plays alike, and is written the same again.
// Input:    a text of at most 8 KB.

#include <string>
#include <vector>

#include "core/base/check.h"
#include "core/record/byte_source.h"
#include "core/record/game_player.h"
#include "core/record/sgf_description.h"
#include "core/record/sgf_reader.h"
#include "core/record/sgf_writer.h"
#include "fuzz/byte_reader.h"
#include "fuzz/whole_record.h"

namespace superko {
namespace {

constexpr std::size_t kTextBytesMax = 8192;
// Ways through a tree that are looked at, so that no tree takes long.
constexpr std::size_t kPathsMax = 64;

std::vector<SgfGame> GamesOf(absl::string_view text,
                             const SgfReader::Options& options) {
  StringSource source(text);
  SgfReader reader(source, "f", options);
  std::vector<SgfGame> games;
  SgfGame game;
  while (reader.Next(game).value_or(false)) games.push_back(game);
  return games;
}

std::string Written(const GameRecord& record) {
  std::string text;
  AppendSgf(record, {}, text);
  return text;
}

// The board at the end, after the letters of all verdicts.
std::string Played(const GameRecord& record) {
  Game game({.size = record.size,
             .rules = record.rules,
             .first_player = record.first_player});
  GamePlayer player(game);
  std::string text;
  for (const Move move : record.moves) {
    if (move.kind == MoveKind::kSetStone) {
      player.Make(move);
    } else {
      text += "LOSR"[static_cast<int>(player.Make(move).verdict)];
    }
  }
  std::vector<Color> board(static_cast<std::size_t>(record.size.points()));
  game.board().CopyColors(board.data());
  for (const Color color : board) text += ColorLetter(color);
  return text;
}

void CheckWriter(const GameRecord& record) {
  const std::string text = Written(record);
  const std::vector<SgfGame> games = GamesOf(text, {});
  SUPERKO_CHECK(games.size() == 1) << text;
  SUPERKO_CHECK(games[0].error.ok()) << games[0].error << "\n" << text;
  SUPERKO_CHECK(games[0].notes.total() == 0) << text;
  SUPERKO_CHECK(Written(games[0].record) == text) << text;
  SUPERKO_CHECK(Played(games[0].record) == Played(record)) << text;
}

void CheckGame(const SgfGame& game) {
  SUPERKO_CHECK(game.move_texts.size() == game.record.moves.size());
  SUPERKO_CHECK(MainLineMoves(game) <= game.record.moves.size());
  for (std::size_t node = 0; node < game.nodes.size(); ++node) {
    const SgfNodeIndex parent = game.nodes[node].parent;
    SUPERKO_CHECK(node == 0 ? parent == kNoSgfNode : parent < node) << node;
  }
  const std::size_t step = game.nodes.size() / kPathsMax + 1;
  for (std::size_t node = 0; node < game.nodes.size(); node += step) {
    const auto index = static_cast<SgfNodeIndex>(node);
    const GameRecord path = RecordOfPath(game, index);
    SUPERKO_CHECK(RecordFault(path).empty()) << RecordFault(path);
    if (node + step >= game.nodes.size()) CheckWriter(path);
  }
}

void CheckSgf(absl::string_view text, SgfVariations variations) {
  const SgfReader::Options options = {.variations = variations, .text = {}};
  const std::string whole = DescribeSgf(text, options);
  SUPERKO_CHECK(DescribeSgf(text, options, 1) == whole) << whole;
  SUPERKO_CHECK(DescribeSgf(text, options, 7) == whole) << whole;
  for (const SgfGame& game : GamesOf(text, options)) CheckGame(game);
}

}  // namespace
}  // namespace superko

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size > superko::kTextBytesMax) return 0;
  const absl::string_view text = superko::TextOf({data, size});
  superko::CheckSgf(text, superko::SgfVariations::kMain);
  superko::CheckSgf(text, superko::SgfVariations::kAll);
  return 0;
}
