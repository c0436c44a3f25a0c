#include "fuzz/judge_mutator.h"

#include <algorithm>
#include <utility>

#include "core/record/byte_source.h"
#include "core/record/judge_reader.h"
#include "core/record/judge_writer.h"
#include "fuzz/game_bytes.h"
#include "fuzz/game_mutator.h"

namespace superko {
namespace {

// Texts of more are left alone, so that no mutation takes long.
constexpr std::size_t kCasesMax = 50;

GameRecord CaseOf(std::vector<Move> plays) {
  GameRecord record;
  record.moves = std::move(plays);
  if (!record.moves.empty()) record.first_player = record.moves[0].color;
  return record;
}

void DropWhatIsNoPlay(std::vector<Move>& moves) {
  std::erase_if(moves, [](Move move) { return move.kind != MoveKind::kPlay; });
}

void MutatePlays(GameRecord& record, Chooser& chooser) {
  RawGame raw = ReadRawGame(WriteGameBytes(record));
  const auto header = raw.header;
  MutateGame(raw, chooser);
  std::copy_n(header.begin(), 3, raw.header.begin());
  raw.header[3] =
      static_cast<std::uint8_t>((header[3] & 0xf0) | (raw.header[3] & 0x0f));
  record = ReadGameBytes(WriteRawGame(raw)).record;
  DropWhatIsNoPlay(record.moves);
}

void MutateCaseList(std::vector<GameRecord>& cases, Chooser& chooser) {
  const std::size_t which = chooser.Below(cases.size());
  const auto at = cases.begin() + static_cast<std::ptrdiff_t>(which);
  switch (chooser.Below(3)) {
    case 0:
      cases.erase(at);
      return;
    case 1:
      cases.insert(at, GameRecord(*at));
      return;
    default:
      std::swap(*at, cases[chooser.Below(cases.size())]);
  }
}

}  // namespace

std::vector<GameRecord> JudgeCasesOf(absl::string_view text) {
  StringSource source(text);
  JudgeReader reader(source, "", {});
  std::vector<GameRecord> cases;
  GameRecord record;
  while (cases.size() < kCasesMax && reader.Next(record).value_or(false)) {
    cases.push_back(record);
  }
  return cases;
}

std::string JudgeTextOf(const std::vector<GameRecord>& cases) {
  std::string text;
  AppendJudgeHeader(cases.size(), text);
  for (const GameRecord& record : cases) AppendJudgeInput(record, text);
  return text;
}

void MutateJudgeCases(std::vector<GameRecord>& cases, Chooser& chooser) {
  if (cases.empty()) {
    cases.emplace_back();
  } else if (chooser.Percent(15)) {
    return MutateCaseList(cases, chooser);
  }
  MutatePlays(cases[chooser.Below(cases.size())], chooser);
}

std::size_t MutateJudgeText(std::uint8_t* data, std::size_t size,
                            std::size_t size_max, unsigned seed) {
  Chooser chooser(seed);
  std::vector<GameRecord> cases = JudgeCasesOf(TextOf({data, size}));
  if (chooser.Percent(cases.empty() ? 90 : 40)) {
    return MutateBytes(data, size, size_max, chooser);
  }
  for (std::size_t i = 1 + chooser.LowBelow(4); i > 0; --i) {
    MutateJudgeCases(cases, chooser);
  }
  const std::string text = JudgeTextOf(cases);
  return PutBytes(BytesOf(text), data, size_max);
}

std::size_t SpliceJudgeTexts(Bytes first, Bytes second, std::uint8_t* out,
                             std::size_t out_max, unsigned seed) {
  Chooser chooser(seed);
  std::vector<GameRecord> cases = JudgeCasesOf(TextOf(first));
  const std::vector<GameRecord> others = JudgeCasesOf(TextOf(second));
  if (cases.empty() || others.empty()) return PutBytes(first, out, out_max);
  std::vector<Move>& plays = cases[chooser.Below(cases.size())].moves;
  const std::vector<Move>& more = others[chooser.Below(others.size())].moves;
  plays.resize(chooser.Below(plays.size() + 1));
  const std::size_t from = chooser.Below(more.size() + 1);
  plays.insert(plays.end(), more.begin() + static_cast<std::ptrdiff_t>(from),
               more.end());
  if (chooser.Percent(30)) cases.push_back(CaseOf(more));
  const std::string text = JudgeTextOf(cases);
  return PutBytes(BytesOf(text), out, out_max);
}

}  // namespace superko
