#include "tools/input/record_maker.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

#include "core/record/location.h"
#include "tools/input/fd_source.h"
#include "tools/input/memory_source.h"
#include "tools/input/text_charset.h"

namespace superko {
namespace {

// Of an SGF game, set-up stones counted like moves: as many games are in memory
// as there are batches.
constexpr std::size_t kSgfMovesMax = 1'000'000;

absl::Status TooLong(const Case& which, absl::string_view expected,
                     std::size_t found) {
  return absl::InvalidArgumentError(
      absl::StrCat(NameInMessages(which.file), ":", which.line,
                   ":1: expected at most ", expected, ", found ", found));
}

// A play in a judge's text has no place that is known, and is never forced.
void MakeTree(const GameRecord& record, SgfGame& tree) {
  tree.Clear();
  tree.record = record;
  tree.move_texts.assign(record.moves.size(), {});
  for (SgfMoveText& text : tree.move_texts) {
    text.place = {.line = 0, .column = 0};
  }
  tree.nodes.push_back(
      {.moves_end = static_cast<std::uint32_t>(record.moves.size()),
       .place = {}});
}

}  // namespace

absl::Status NoRecordsError(const Text& text) {
  return ParseError({.file = NameInMessages(text.path)},
                    "SGF, judge text or an archive", text.head);
}

bool AcceptCase(const CaseOrigin& origin, std::optional<RuleSet> rules,
                std::size_t plays_max, Case& which) {
  which.file = origin.file;
  which.entry = origin.entry;
  which.number_in_file = origin.number_in_file;
  GameRecord& record = which.is_sgf ? which.sgf.record : which.record;
  if (rules.has_value()) {
    record.rules = *rules;
  } else if (!which.is_sgf) {
    record.rules = {};
  }
  if (!which.sgf.error.ok()) which.errors.push_back(which.sgf.error);
  const std::size_t sgf_moves =
      std::max(which.sgf.record.moves.size(), which.sgf.nodes.size());
  if (sgf_moves > kSgfMovesMax) {
    which.errors.push_back(
        TooLong(which, "1000000 moves and nodes in a game that is to be judged",
                sgf_moves));
    which.sgf = SgfGame();
    return false;
  }
  const std::size_t plays = which.record.moves.size();
  if (plays <= plays_max) return true;
  which.errors.push_back(TooLong(
      which,
      absl::StrCat(plays_max, " plays in a case that is to be cross-checked"),
      plays));
  which.record.moves = std::vector<Move>();
  return false;
}

RecordMaker::RecordMaker(Options options)
    : options_(std::move(options)),
      judge_(options_.judge),
      refusing_judge_({.on_illegal = GameJudge::OnIllegal::kRefuse,
                       .wants_board = options_.judge.wants_board}) {}

void RecordMaker::AddCases(Batch& batch) {
  auto* const work = static_cast<TextWork*>(batch.work.get());
  if (work == nullptr) return;
  for (TextWork::Item& item : work->items) AddText(item, batch);
  batch.work.reset();
}

void RecordMaker::AddText(TextWork::Item& item, Batch& batch) {
  if (!item.error.ok()) {
    batch.AddError(std::move(item.error), item.text.path);
  } else if (item.text.is_unopened) {
    AddUnopened(item.text, batch);
  } else if (!CanReadRecords(item.text.kind)) {
    batch.AddFile(item.text.path, ContentKindName(item.text.kind));
  } else {
    AddRecords(item.text,
               std::make_unique<PeekedSource>(
                   std::make_unique<MemorySource>(std::move(item.bytes))),
               batch);
  }
}

void RecordMaker::AddUnopened(Text& text, Batch& batch) {
  absl::StatusOr<std::unique_ptr<FdSource>> bytes =
      FdSource::Open(text.path, options_.should_stop);
  if (!bytes.ok()) return batch.AddError(bytes.status(), text.path);
  auto source = std::make_unique<PeekedSource>(*std::move(bytes));
  const absl::StatusOr<absl::string_view> head =
      source->Peek(kCharsetHeadBytes);
  if (!head.ok()) return batch.AddError(head.status(), text.path);
  text.kind = KindOfFile(text.path, text.is_named, *head);
  if (text.kind == ContentKind::kArchive) return AddArchive(text, batch);
  if (CanReadRecords(text.kind)) {
    return AddRecords(text, std::move(source), batch);
  }
  text.head = std::string(head->substr(0, kContentHeadBytes));
  if (text.is_named) return batch.AddError(NoRecordsError(text), text.path);
  batch.AddFile(text.path, kOtherFile);
}

// All its cases come at once, which is why it may not be large.
void RecordMaker::AddArchive(const Text& archive, Batch& batch) {
  TextWalk walk({.paths = {archive.path},
                 .expansion_max = kMisnamedBytesMax,
                 .should_stop = options_.should_stop});
  for (;;) {
    Text text;
    const absl::StatusOr<bool> more = walk.Next(text);
    if (!more.ok()) {
      batch.AddError(more.status(), archive.path);
      continue;
    }
    if (!*more) return;
    if (CanReadRecords(text.kind)) {
      AddRecords(text, std::move(text.source), batch);
    } else {
      batch.AddFile(text.path, ContentKindName(text.kind));
    }
  }
}

void RecordMaker::AddRecords(const Text& text,
                             std::unique_ptr<PeekedSource> source,
                             Batch& batch) {
  batch.AddFile(text.path, ContentKindName(text.kind));
  const std::unique_ptr<RecordReader> reader = MakeRecordReader(
      text.kind, std::move(source), NameInMessages(text.path), options_.reader);
  CaseOrigin origin = {.file = text.path, .entry = std::string(text.entry())};
  for (;;) {
    Case& slot = batch.Add();
    const absl::StatusOr<bool> more = reader->Next(slot);
    if (!more.ok() || !*more) {
      --batch.count;
      if (!more.ok()) batch.AddError(more.status(), text.path);
      if (more.ok()) batch.AddNotes(text.path, reader->notes_at_end());
      return;
    }
    slot.number = ++batch.numbers;
    ++origin.number_in_file;
    if (AcceptCase(origin, options_.rules, options_.plays_max, slot)) continue;
    --batch.count;
    for (absl::Status& error : slot.errors) {
      batch.AddError(std::move(error), text.path);
    }
  }
}

void RecordMaker::Make(Case& to_complete) {
  if (to_complete.is_sgf) {
    JudgeSgf(to_complete);
  } else if (options_.judges_all) {
    JudgeRefusing(to_complete);
  }
}

void RecordMaker::JudgeSgf(Case& which) {
  judge_.Judge(which.sgf, which.result);
  for (const GameJudge::Fault& fault : judge_.faults()) {
    which.errors.push_back(absl::InvalidArgumentError(
        absl::StrCat(LocationText({.file = NameInMessages(which.file),
                                   .line = fault.place.line,
                                   .column = fault.place.column}),
                     ": expected ", fault.expected, ", found ", fault.found)));
  }
  if (judge_.is_plain()) {
    std::swap(which.record, which.sgf.record);
  } else {
    judge_.MakeRecord(judge_.line_ends().front(), which.record);
  }
  next_line_ = 1;
  tree_moves_ = which.record.moves.size();
}

void RecordMaker::JudgeRefusing(Case& which) {
  MakeTree(which.record, judge_game_);
  refusing_judge_.Judge(judge_game_, which.result);
  next_line_ = 1;
}

bool RecordMaker::MakeNext(Case& to_complete) {
  const std::vector<SgfNodeIndex>& ends = judge_.line_ends();
  if (!to_complete.is_sgf || next_line_ >= ends.size()) return false;
  if (tree_moves_ > kTreeMovesMax) {
    to_complete.result.lines_unchecked = ends.size() - next_line_;
    return false;
  }
  judge_.MakeRecord(ends[next_line_++], to_complete.record);
  tree_moves_ += to_complete.record.moves.size();
  return true;
}

}  // namespace superko
