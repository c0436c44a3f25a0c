#include "tools/report/game_line.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

#include "core/rules/rule_set.h"
#include "tools/report/board_text.h"
#include "tools/report/illegal_play.h"
#include "tools/report/sha1.h"

namespace superko {
namespace {

using nlohmann::ordered_json;

ordered_json RemarksJson(const std::vector<PlayRemark>& remarks) {
  ordered_json list = ordered_json::array();
  for (const PlayRemark& remark : remarks) {
    list.push_back(PlayRemarkJson(remark));
  }
  return list;
}

std::array<std::uint64_t, kSgfNoteKinds> CountsOf(const SgfNotes& notes) {
  std::array<std::uint64_t, kSgfNoteKinds> counts{};
  for (std::size_t i = 0; i < kSgfNoteKinds; ++i) {
    counts[i] = notes.count(static_cast<SgfNoteKind>(i));
  }
  return counts;
}

std::string BoardSha1(BoardSize size, const std::vector<Color>& board) {
  std::string rows;
  for (const std::string& row : BoardRows(size, board)) {
    absl::StrAppend(&rows, row, "\n");
  }
  return Sha1Hex(rows);
}

}  // namespace

ordered_json NotesJson(const std::array<std::uint64_t, kSgfNoteKinds>& notes) {
  ordered_json counts = ordered_json::object();
  for (std::size_t i = 0; i < kSgfNoteKinds; ++i) {
    if (notes[i] == 0) continue;
    counts[std::string(SgfNoteName(static_cast<SgfNoteKind>(i)))] = notes[i];
  }
  return counts;
}

ordered_json GameLineJson(const Case& which) {
  const GameResult& result = which.result;
  const BoardSize size = which.record.size;
  ordered_json object = {
      {"type", "game"},
      {"case", which.number},
      {"file", which.file},
      {"game", which.number_in_file},
      {"line", which.line},
      {"rows", size.rows()},
      {"columns", size.columns()},
      {"rules", RuleSetText(which.record.rules)},
      {"moves", result.moves},
      {"passes", result.passes},
      {"setup_stones", result.setup_stones},
      {"captured_stones", result.captured_stones},
      {"result", which.sgf.result_text},
      {"lines", result.lines},
      {"illegal", RemarksJson(result.illegal)},
      {"forced", RemarksJson(result.forced)},
      {"repetitions", result.repetitions},
      {"repetition_list", RemarksJson(result.allowed_repetitions)},
      {"notes", NotesJson(CountsOf(which.sgf.notes))}};
  if (!result.final_board.empty()) {
    object["final_sha1"] = BoardSha1(size, result.final_board);
  }
  if (!which.errors.empty()) {
    object["error"] = std::string(which.errors.front().message());
  }
  return object;
}

}  // namespace superko
