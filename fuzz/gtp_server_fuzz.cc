// Property: superko as a GTP engine answers any line by nothing or by one whole
//           reply with the line's id; the boards that it shows, lists and
//           prints as SGF are the one that it plays on; undo leads back to an
//           empty board.
// Input:    lines, at most 2 KB of them; the file of loadsgf is the SGF itself.

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"

#include "core/base/check.h"
#include "core/record/byte_source.h"
#include "core/record/sgf_reader.h"
#include "fuzz/byte_reader.h"
#include "tools/engine/gtp/gtp_board.h"
#include "tools/engine/gtp/gtp_server.h"
#include "tools/engine/gtp/gtp_text.h"

namespace superko {
namespace {

constexpr std::size_t kTextBytesMax = 2048;
// Each tries all points, which takes long on large boards.
constexpr int kGeneratedMax = 20;

absl::StatusOr<GameRecord> RecordOfSgf(const std::string& text) {
  StringSource source(text);
  SgfReader reader(source, "f", {});
  SgfGame game;
  const absl::StatusOr<bool> found = reader.Next(game);
  if (!found.ok()) return found.status();
  if (!game.error.ok()) return game.error;
  return game.record;
}

GtpServer NewServer(RuleSet rules = {}) {
  return GtpServer({.rules = rules, .load = RecordOfSgf});
}

GtpReply OnlyReply(absl::string_view text) {
  GtpReplyScanner scanner;
  scanner.Append(text);
  GtpReply reply;
  SUPERKO_CHECK(scanner.Next(reply) == GtpReplyScanner::Found::kReply)
      << std::string(text);
  GtpReply other;
  SUPERKO_CHECK(scanner.Next(other) == GtpReplyScanner::Found::kNothing)
      << std::string(text);
  SUPERKO_CHECK(!reply.lacks_empty_line && scanner.rest().empty())
      << std::string(text);
  return reply;
}

std::string Answer(GtpServer& server, absl::string_view command) {
  const GtpReply reply = OnlyReply(server.Reply(absl::StrCat("7 ", command)));
  SUPERKO_CHECK(reply.id == 7 && !reply.is_error) << reply.text;
  return reply.text;
}

std::vector<Color> BoardOf(const GtpServer& server) {
  const Board& board = server.game().board();
  std::vector<Color> colors(static_cast<std::size_t>(board.size().points()));
  board.CopyColors(colors.data());
  return colors;
}

void CheckShown(GtpServer& server) {
  const std::vector<Color> board = BoardOf(server);
  const BoardSize size = server.game().board().size();
  std::vector<Color> read(board.size());
  SUPERKO_CHECK(ParseShownBoard(Answer(server, "showboard"), {}, size,
                                absl::MakeSpan(read))
                    .has_value());
  SUPERKO_CHECK(read == board);
  std::vector<Color> listed(board.size(), Color::kEmpty);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const std::string command = absl::StrCat(
        "list_stones ", color == Color::kBlack ? "black" : "white");
    SUPERKO_CHECK(AddListedStones(Answer(server, command), color, size,
                                  absl::MakeSpan(listed)));
  }
  SUPERKO_CHECK(listed == board);
}

void CheckPrinted(GtpServer& server) {
  GtpServer other = NewServer(server.game().rules());
  const std::string sgf =
      absl::StrReplaceAll(Answer(server, "printsgf"), {{"\n", ""}});
  Answer(other, absl::StrCat("loadsgf ", sgf));
  SUPERKO_CHECK(BoardOf(other) == BoardOf(server)) << sgf;
}

void CheckUndo(GtpServer& server) {
  std::size_t moves = 0;
  while (absl::StartsWith(server.Reply("undo"), "=")) {
    SUPERKO_CHECK(++moves <= kTextBytesMax);
  }
  for (const Color color : BoardOf(server)) {
    SUPERKO_CHECK(color == Color::kEmpty);
  }
}

void CheckSession(absl::string_view text) {
  GtpServer server = NewServer();
  int generated = 0;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    if (absl::StrContains(line, "genmove") && ++generated > kGeneratedMax) {
      continue;
    }
    const std::string reply = server.Reply(line);
    if (!reply.empty()) OnlyReply(reply);
    if (server.has_quit()) break;
  }
  CheckShown(server);
  CheckPrinted(server);
  CheckUndo(server);
}

}  // namespace
}  // namespace superko

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size > superko::kTextBytesMax) return 0;
  superko::CheckSession(superko::TextOf({data, size}));
  return 0;
}
