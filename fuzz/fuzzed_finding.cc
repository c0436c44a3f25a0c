#include "fuzz/fuzzed_finding.h"

#include <string>
#include <utility>

#include "fuzz/game_bytes.h"
#include "tools/harness/record_change.h"

namespace superko {
namespace {

// A number whose size is anything, most often small.
std::uint64_t Number(ByteReader& reader) {
  const std::uint64_t low = reader.Byte();
  return low < 250 ? low : low << (8 * (low - 249));
}

std::vector<Color> Board(ByteReader& reader, BoardSize size) {
  std::vector<Color> board(static_cast<std::size_t>(size.points()));
  const Bytes bytes = reader.Chunk();
  for (std::size_t i = 0; i < board.size() && !bytes.empty(); ++i) {
    board[i] = static_cast<Color>(bytes[i % bytes.size()] % 3);
  }
  return board;
}

std::vector<StringCount> Strings(ByteReader& reader, BoardSize size) {
  std::vector<StringCount> counts(static_cast<std::size_t>(size.points()));
  const Bytes bytes = reader.Chunk();
  for (std::size_t i = 0; i < counts.size() && !bytes.empty(); ++i) {
    const std::uint16_t byte = bytes[i % bytes.size()];
    counts[i] = {.stones = byte,
                 .liberties = static_cast<std::uint16_t>(
                     byte == 0 ? 0 : 255 * byte + i)};
  }
  return counts;
}

Side ReadSide(ByteReader& reader, BoardSize size, DifferenceKind kind) {
  Side side;
  side.engine = reader.Text();
  side.answer = {.verdict = static_cast<Verdict>(reader.UpTo(kVerdicts - 1)),
                 .captured = static_cast<std::uint16_t>(Number(reader)),
                 .own_removed = static_cast<std::uint16_t>(Number(reader)),
                 .cycle = static_cast<std::uint32_t>(Number(reader))};
  if (kind == DifferenceKind::kStrings) side.strings = Strings(reader, size);
  if (kind == DifferenceKind::kEngineFailure ||
      kind == DifferenceKind::kInconsistency) {
    side.failure = reader.Text();
  }
  if (kind != DifferenceKind::kEngineFailure) side.board = Board(reader, size);
  return side;
}

GameRecord ReadRecord(ByteReader& reader) {
  GameRecord record = ReadGameBytes(reader.Chunk()).record;
  if (record.moves.empty()) record.moves.push_back(PassMove(Color::kBlack));
  return record;
}

Difference ReadDifference(ByteReader& reader, const GameRecord& record) {
  Difference difference;
  difference.kind = static_cast<DifferenceKind>(
      (reader.UpTo(kDifferenceKinds - 1) + 1) % kDifferenceKinds);
  difference.move = record.moves.size() - 1;
  difference.board_before = Board(reader, record.size);
  difference.subject = ReadSide(reader, record.size, difference.kind);
  difference.truth = ReadSide(reader, record.size, difference.kind);
  return difference;
}

Shrunk ReadShrunk(ByteReader& reader) {
  Shrunk shrunk;
  shrunk.record = ReadRecord(reader);
  shrunk.difference = ReadDifference(reader, shrunk.record);
  shrunk.plays = reader.UpTo(2);
  shrunk.probes = Number(reader);
  shrunk.is_complete = !reader.Bool();
  return shrunk;
}

Finding ReadFinding(ByteReader& reader, std::uint64_t number) {
  Finding finding;
  finding.where.number = number + Number(reader);
  finding.where.record = ReadRecord(reader);
  finding.difference = ReadDifference(reader, finding.where.record);
  finding.where.file = reader.Text();
  finding.where.number_in_file = Number(reader);
  finding.where.line = Number(reader);
  finding.command = reader.Text();
  if (reader.Bool()) finding.shrunk = ReadShrunk(reader);
  if (number > 1 && reader.Bool()) finding.same_as = 1;
  return finding;
}

Witnesses ReadWitnesses(ByteReader& reader) {
  Witnesses witnesses;
  for (std::uint64_t* counter :
       {&witnesses.games, &witnesses.moves, &witnesses.legal,
        &witnesses.occupied, &witnesses.suicide, &witnesses.repetition,
        &witnesses.suicide_allowed, &witnesses.passes, &witnesses.set_ups,
        &witnesses.captured_stones, &witnesses.captures_of_50,
        &witnesses.largest_capture}) {
    *counter = Number(reader);
  }
  for (const std::uint8_t count : reader.Chunk()) {
    witnesses.repetitions_by_cycle.push_back(count);
  }
  return witnesses;
}

RunInfo ReadInfo(ByteReader& reader) {
  RunInfo info = {.command = reader.Bool() ? "check" : "random",
                  .engines = {reader.Text(), reader.Text()},
                  .settings = {}};
  for (const char* name : {"seed", "games", "rules"}) {
    info.settings.emplace_back(name, reader.Text());
  }
  return info;
}

}  // namespace

FuzzedRun ReadFuzzedRun(Bytes bytes) {
  ByteReader reader(bytes);
  FuzzedRun run;
  run.has_replay = reader.Bool();
  const int findings = reader.UpTo(3);
  const int errors = reader.UpTo(2);
  for (int i = 1; i <= findings; ++i) {
    run.findings.push_back(ReadFinding(reader, static_cast<std::uint64_t>(i)));
  }
  for (int i = 0; i < errors; ++i) {
    run.input_errors.push_back(absl::InvalidArgumentError(reader.Text()));
  }
  run.info = ReadInfo(reader);
  run.summary.witnesses = ReadWitnesses(reader);
  run.summary.findings = run.findings.size() + Number(reader);
  run.summary.input_errors = run.input_errors.size();
  run.summary.complete = !reader.Bool();
  return run;
}

}  // namespace superko
