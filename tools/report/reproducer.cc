#include "tools/report/reproducer.h"

#include <cstdint>
#include <filesystem>
#include <system_error>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

#include "core/record/judge_writer.h"
#include "core/record/sgf_writer.h"
#include "tools/harness/shrink.h"
#include "tools/report/board_text.h"
#include "tools/report/write_file.h"

namespace superko {
namespace {

// FNV-1a (Fowler, Noll, Vo, 1991): a short name for a text, not a proof.
std::uint32_t Fingerprint(absl::string_view text) {
  std::uint32_t hash = 2166136261u;
  for (const char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
  }
  return hash;
}

const GameRecord& RecordOf(const Finding& finding) {
  return finding.shrunk.has_value() ? finding.shrunk->record
                                    : finding.where.record;
}

const Difference& DifferenceOf(const Finding& finding) {
  return finding.shrunk.has_value() ? finding.shrunk->difference
                                    : finding.difference;
}

std::string OnlyNameCharacters(std::string text) {
  for (char& c : text) {
    if (!absl::ascii_isalnum(static_cast<unsigned char>(c))) c = '-';
  }
  return text;
}

// "verdict-core-legal-flood-fill-repetition-0123abcd".
std::string NameOf(const GameRecord& record, const Difference& difference) {
  std::string name(DifferenceKindName(difference.kind));
  for (const Side* side : {&difference.subject, &difference.truth}) {
    absl::StrAppend(&name, "-", side->engine);
    if (difference.kind == DifferenceKind::kVerdict) {
      absl::StrAppend(&name, "-", VerdictName(side->answer.verdict));
    }
  }
  const std::uint32_t print = Fingerprint(CanonicalKey(record, difference));
  return OnlyNameCharacters(
      absl::StrCat(name, "-", absl::Hex(print, absl::kZeroPad8)));
}

std::string SideText(DifferenceKind kind, const Side& side) {
  const std::string answer = kind == DifferenceKind::kCycle
                                 ? CycleText(side.answer)
                                 : AnswerText(side.answer);
  return absl::StrCat(side.engine, ": ",
                      side.failure.empty() ? answer : side.failure);
}

std::string CommentOf(const Finding& finding) {
  const Difference& difference = DifferenceOf(finding);
  return absl::StrCat(DifferenceKindName(difference.kind), "\n",
                      SideText(difference.kind, difference.subject), "\n",
                      SideText(difference.kind, difference.truth),
                      "\nfound by: ", finding.command);
}

std::string SgfOf(const Finding& finding) {
  const GameRecord& record = RecordOf(finding);
  const std::size_t move = DifferenceOf(finding).move;
  std::vector<SgfAnnotation> annotations;
  if (move < record.moves.size()) {
    annotations.push_back({.move = move, .comment = CommentOf(finding)});
    if (record.moves[move].kind == MoveKind::kPlay) {
      annotations[0].mark = record.moves[move].point;
    }
  }
  std::string sgf;
  AppendSgf(record, {.comment = CommentOf(finding), .annotations = annotations},
            sgf);
  return sgf;
}

}  // namespace

Reproducer MakeReproducer(const Finding& finding) {
  const GameRecord& record = RecordOf(finding);
  Reproducer reproducer = {.name = NameOf(record, DifferenceOf(finding)),
                           .sgf = SgfOf(finding),
                           .judge = std::nullopt};
  if (JudgeObstacle(record).empty()) {
    std::string& judge = reproducer.judge.emplace();
    AppendJudgeHeader(1, judge);
    AppendJudgeInput(record, judge);
  }
  return reproducer;
}

absl::Status WriteReproducer(const Reproducer& reproducer,
                             const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::filesystem::path path =
      std::filesystem::path(folder) / reproducer.name;
  absl::Status status = WriteWholeFile(path.string() + ".sgf", reproducer.sgf);
  if (status.ok() && reproducer.judge.has_value()) {
    status = WriteWholeFile(path.string() + ".in", *reproducer.judge);
  }
  return status;
}

}  // namespace superko
