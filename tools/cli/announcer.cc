#include "tools/cli/announcer.h"

#include <iostream>
#include <optional>

#include "absl/strings/str_cat.h"

#include "core/record/location.h"
#include "tools/report/illegal_play.h"
#include "tools/report/reproducer.h"

namespace superko {
namespace {

std::string NoteLine(const std::string& file, const SgfNote& note) {
  return absl::StrCat(
      LocationText(
          {.file = file, .line = note.place.line, .column = note.place.column}),
      ": note: ", SgfNoteText(note.kind));
}

}  // namespace

void Announcer::OnFinding(const Finding& finding) {
  const std::optional<Finding> examined = parts_.triage.Examine(finding);
  if (!examined.has_value()) return;
  parts_.progress.Erase();
  for (auto& report : parts_.reports) {
    report->report().OnFinding(parts_.triage.examined(), *examined);
  }
  if (parts_.reproducers.empty() || examined->same_as > 0) return;
  status_.Update(
      WriteReproducer(MakeReproducer(*examined), parts_.reproducers));
}

void Announcer::OnInputError(const absl::Status& error) {
  parts_.progress.Erase();
  std::cerr << error.message() << "\n";
  for (auto& report : parts_.reports) report->report().OnInputError(error);
}

void Announcer::OnErrorIn(const std::string& file) {
  if (parts_.options.folders) folders_.AddError(file);
}

void Announcer::OnFile(const FileRead& file) {
  if (parts_.options.folders) folders_.AddFile(file);
}

void Announcer::OnFileNotes(const std::string& file, const SgfNotes& notes) {
  if (!parts_.options.notes) return;
  for (const SgfNote& note : notes.listed()) OnNote(NoteLine(file, note));
}

void Announcer::OnCase(const Case& which) {
  if (which.is_sgf) TellIllegalPlays(which);
  if (which.is_sgf && parts_.options.notes) TellNotes(which);
  if (parts_.options.folders) folders_.AddCase(which);
  if (!parts_.options.games_report || !which.result.is_judged) return;
  for (auto& report : parts_.reports) report->report().OnGame(which);
}

void Announcer::TellIllegalPlays(const Case& which) {
  for (const PlayRemark& play : which.result.illegal) {
    if (!parts_.triage.Count()) return;
    parts_.progress.Erase();
    const IllegalPlay illegal = {.where = which,
                                 .play = play,
                                 .command = parts_.source.CommandFor(which)};
    for (auto& report : parts_.reports) {
      report->report().OnIllegalPlay(parts_.triage.examined(), illegal);
    }
  }
}

void Announcer::TellNotes(const Case& which) {
  for (const SgfNote& note : which.sgf.notes.listed()) {
    OnNote(NoteLine(which.file, note));
  }
  for (const PlayRemark& play : which.result.forced) {
    OnNote(absl::StrCat(IllegalPlayLine(which, play),
                        " (note: KO makes it all the same)"));
  }
  for (const PlayRemark& play : which.result.allowed_repetitions) {
    OnNote(absl::StrCat(IllegalPlayLine(which, play),
                        " (note: the rules allow it)"));
  }
}

void Announcer::OnNote(const std::string& note) {
  parts_.progress.Erase();
  for (auto& report : parts_.reports) report->report().OnNote(note);
}

void Announcer::OnProgress(const RunSummary& so_far) {
  parts_.progress.Update(so_far);
}

void Announcer::TellFolders() {
  if (!parts_.options.folders) return;
  for (auto& report : parts_.reports) report->report().OnFolders(folders_);
}

}  // namespace superko
