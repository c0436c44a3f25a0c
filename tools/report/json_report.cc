#include "tools/report/json_report.h"

#include <cstddef>
#include <string>

#include "absl/strings/str_cat.h"

#include "core/rules/rule_set.h"
#include "tools/report/board_text.h"
#include "tools/report/game_line.h"

namespace superko {
namespace {

using nlohmann::ordered_json;

ordered_json RecordJson(const GameRecord& record) {
  ordered_json moves = ordered_json::array();
  for (const Move move : record.moves) moves.push_back(MoveText(move));
  return {{"rows", record.size.rows()},
          {"columns", record.size.columns()},
          {"rules", RuleSetText(record.rules)},
          {"first_player", std::string(1, ColorLetter(record.first_player))},
          {"moves", moves}};
}

ordered_json StringsJson(const Side& side) {
  ordered_json strings = ordered_json::array();
  for (const StringCount count : side.strings) {
    strings.push_back({count.stones, count.liberties});
  }
  return strings;
}

ordered_json SideJson(BoardSize size, const Side& side) {
  ordered_json object = {{"engine", side.engine}};
  if (!side.failure.empty()) object["failure"] = side.failure;
  if (side.has_answer) {
    object["verdict"] = VerdictText(side.answer);
    if (!side.answer.is_terse) {
      object["captured"] = side.answer.captured;
      object["own_removed"] = side.answer.own_removed;
    }
    if (side.answer.cycle > 0) object["cycle"] = side.answer.cycle;
  }
  if (!side.board.empty()) object["board"] = BoardRows(size, side.board);
  if (!side.strings.empty()) object["strings"] = StringsJson(side);
  return object;
}

ordered_json CyclesJson(const Witnesses& witnesses) {
  ordered_json cycles = ordered_json::object();
  for (std::size_t i = 0; i < witnesses.repetitions_by_cycle.size(); ++i) {
    const std::uint64_t count = witnesses.repetitions_by_cycle[i];
    if (count > 0) cycles[absl::StrCat(i)] = count;
  }
  return cycles;
}

// Adds what is known of a difference in `record` to `object`.
void AddDifference(const GameRecord& record, const Difference& difference,
                   ordered_json& object) {
  object["kind"] = std::string(DifferenceKindName(difference.kind));
  object["class"] = DifferenceClass(difference);
  object["move"] = difference.move + 1;
  object["subject"] = SideJson(record.size, difference.subject);
  object["truth"] = SideJson(record.size, difference.truth);
  object["board_before"] = BoardRows(record.size, difference.board_before);
  object["record"] = RecordJson(record);
}

ordered_json ShrunkJson(const Shrunk& shrunk) {
  ordered_json object = {{"plays", shrunk.plays},
                         {"probes", shrunk.probes},
                         {"complete", shrunk.is_complete}};
  AddDifference(shrunk.record, shrunk.difference, object);
  return object;
}

}  // namespace

ordered_json FindingJson(const Finding& finding) {
  ordered_json object = {{"type", "finding"}, {"case", finding.where.number}};
  if (!finding.where.file.empty()) {
    object["file"] = finding.where.file;
    object["case_in_file"] = finding.where.number_in_file;
    object["line"] = finding.where.line;
  }
  if (finding.judged.has_value()) {
    object["judge_verdict"] = finding.judged->verdict;
    object["judge_remarks"] = finding.judged->remarks;
  }
  AddDifference(finding.where.record, finding.difference, object);
  object["command"] = finding.command;
  if (finding.shrunk.has_value())
    object["shrunk"] = ShrunkJson(*finding.shrunk);
  return object;
}

ordered_json SummaryJson(const RunSummary& summary) {
  const Witnesses& witnesses = summary.witnesses;
  return {{"type", "summary"},
          {"games", witnesses.games},
          {"moves", witnesses.moves},
          {"legal", witnesses.legal},
          {"occupied", witnesses.occupied},
          {"suicide", witnesses.suicide},
          {"repetition", witnesses.repetition},
          {"suicide_allowed", witnesses.suicide_allowed},
          {"passes", witnesses.passes},
          {"set_ups", witnesses.set_ups},
          {"captured_stones", witnesses.captured_stones},
          {"captures_of_50", witnesses.captures_of_50},
          {"largest_capture", witnesses.largest_capture},
          {"longest_cycle", witnesses.longest_cycle()},
          {"repetitions_by_cycle", CyclesJson(witnesses)},
          {"findings", summary.findings},
          {"findings_by_class", summary.findings_by_class},
          {"skipped", summary.skipped},
          {"waived", summary.waived},
          {"illegal_plays", summary.illegal_plays},
          {"illegal_games", summary.illegal_games},
          {"forced_plays", summary.forced_plays},
          {"allowed_repetitions", summary.allowed_repetitions},
          {"lines", summary.lines},
          {"lines_unchecked", summary.lines_unchecked},
          {"files", summary.files},
          {"files_skipped", summary.files_skipped},
          {"archives", summary.archives},
          {"notes", NotesJson(summary.notes)},
          {"input_errors", summary.input_errors},
          {"complete", summary.complete}};
}

void JsonReport::Begin(const RunInfo& info) {
  ordered_json object = {{"type", "run"},
                         {"superko", SUPERKO_VERSION},
                         {"command", info.command},
                         {"engines", info.engines}};
  for (const auto& [name, value] : info.settings) object[name] = value;
  WriteLine(object);
}

void JsonReport::OnFinding(std::uint64_t /*number*/, const Finding& finding) {
  WriteLine(FindingJson(finding));
}

void JsonReport::OnIllegalPlay(std::uint64_t /*number*/,
                               const IllegalPlay& illegal) {
  WriteLine(IllegalPlayJson(illegal));
}

void JsonReport::OnGame(const Case& which) { WriteLine(GameLineJson(which)); }

void JsonReport::OnFolders(const FolderSummary& folders) {
  folders_ = folders.Json();
}

void JsonReport::End(const RunSummary& summary, double seconds) {
  ordered_json object = SummaryJson(summary);
  if (!folders_.is_null()) object["folders"] = folders_;
  object["seconds"] = seconds;
  WriteLine(object);
}

// One write a line, so that a run that is killed leaves whole lines.
void JsonReport::WriteLine(const ordered_json& object) {
  out_ << object.dump(-1, ' ', false, ordered_json::error_handler_t::replace) +
              "\n"
       << std::flush;
}

}  // namespace superko
