#include "tools/report/text_report.h"

#include <cstddef>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

#include "tools/report/finding_text.h"
#include "tools/report/grouped.h"

namespace superko {
namespace {

std::string CountLine(absl::string_view name, std::uint64_t count) {
  return absl::StrFormat("  %-20s%15s\n", name, Grouped(count));
}

std::string CountLines(const Counts& counts, absl::string_view what) {
  std::string lines;
  for (const auto& [name, count] : counts) {
    absl::StrAppend(&lines, CountLine(absl::StrCat(what, name), count));
  }
  return lines;
}

// Cycles of 2, of 3 to 5, and of 6 or more moves: kos, and what is harder.
std::string CycleLines(const Witnesses& witnesses) {
  std::uint64_t two = 0;
  std::uint64_t few = 0;
  std::uint64_t six = 0;
  for (std::size_t i = 0; i < witnesses.repetitions_by_cycle.size(); ++i) {
    const std::uint64_t count = witnesses.repetitions_by_cycle[i];
    (i <= 2 ? two : i < 6 ? few : six) += count;
  }
  return absl::StrCat(CountLine("  cycle of 1 or 2", two),
                      CountLine("  cycle of 3 to 5", few),
                      CountLine("  cycle of 6 or more", six),
                      CountLine("  longest cycle", witnesses.longest_cycle()));
}

std::string WitnessesText(const Witnesses& witnesses) {
  return absl::StrCat(
      CountLine("legal plays", witnesses.legal),
      CountLine("occupied", witnesses.occupied),
      CountLine("suicide refused", witnesses.suicide),
      CountLine("suicide allowed", witnesses.suicide_allowed),
      CountLine("repetition refused", witnesses.repetition),
      CycleLines(witnesses), CountLine("passes", witnesses.passes),
      CountLine("set-ups", witnesses.set_ups),
      CountLine("captured stones", witnesses.captured_stones),
      CountLine("  captures of 50 up", witnesses.captures_of_50),
      CountLine("  largest capture", witnesses.largest_capture));
}

std::string NotesText(const RunSummary& summary) {
  std::string lines;
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < kSgfNoteKinds; ++i) {
    const std::uint64_t count = summary.notes[i];
    total += count;
    if (count == 0) continue;
    absl::StrAppend(
        &lines,
        CountLine(absl::StrCat("  ", SgfNoteName(static_cast<SgfNoteKind>(i))),
                  count));
  }
  return absl::StrCat(CountLine("notes", total), lines);
}

// What only files have.
std::string FilesText(const RunSummary& summary) {
  return absl::StrCat(CountLine("files", summary.files),
                      CountLine("  archives", summary.archives),
                      CountLine("  passed over", summary.files_skipped));
}

// What only games have that are judged by their rules.
std::string GamesText(const RunSummary& summary) {
  std::string text =
      absl::StrCat(CountLine("illegal plays", summary.illegal_plays),
                   CountLine("  in games", summary.illegal_games),
                   CountLine("  forced by KO", summary.forced_plays),
                   CountLine("repetition allowed", summary.allowed_repetitions),
                   NotesText(summary));
  if (summary.lines > summary.judged_games) {
    absl::StrAppend(&text, CountLine("lines", summary.lines),
                    CountLine("  not compared", summary.lines_unchecked));
  }
  return text;
}

std::string Agreement(const RunInfo& info) {
  if (info.engines.size() < 2) return "no reference, core alone";
  return absl::StrCat(absl::StrJoin(info.engines, " and "), " agree");
}

std::string Outcome(const RunInfo& info, const RunSummary& summary) {
  if (summary.findings == 0) return Agreement(info);
  if (summary.findings == summary.illegal_plays) {
    return absl::StrCat(Grouped(summary.illegal_plays), " ILLEGAL PLAY",
                        summary.illegal_plays == 1 ? "; " : "S; ",
                        Agreement(info));
  }
  return absl::StrCat(Grouped(summary.findings),
                      summary.findings == 1 ? " FINDING" : " FINDINGS");
}

}  // namespace

void TextReport::Begin(const RunInfo& info) { info_ = info; }

void TextReport::OnFinding(std::uint64_t number, const Finding& finding) {
  // Whoever watches a long run wants to see it now.
  out_ << FindingText(number, finding) << std::flush;
}

void TextReport::OnIllegalPlay(std::uint64_t number,
                               const IllegalPlay& illegal) {
  out_ << IllegalPlayText(number, illegal) << std::flush;
}

void TextReport::OnNote(const std::string& note) { out_ << note << "\n"; }

void TextReport::OnFolders(const FolderSummary& folders) {
  out_ << folders.Text();
}

void TextReport::End(const RunSummary& summary, double /*seconds*/) {
  out_ << Grouped(summary.witnesses.games) << " games, "
       << Grouped(summary.witnesses.moves)
       << " moves: " << Outcome(info_, summary) << "\n"
       << CountLines(summary.findings_by_class, "")
       << CountLines(summary.waived, "waived: ")
       << CountLines(summary.skipped, "skipped: ")
       << WitnessesText(summary.witnesses);
  if (summary.files + summary.files_skipped > 0) out_ << FilesText(summary);
  if (summary.judged_games > 0) out_ << GamesText(summary);
  if (summary.input_errors > 0) {
    out_ << CountLine("input errors", summary.input_errors);
  }
  if (!summary.complete) out_ << "stopped early: this is a part of the run\n";
}

}  // namespace superko
