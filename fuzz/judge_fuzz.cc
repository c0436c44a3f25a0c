// Property: judge text that is accepted is written and read again as it was;
//           the strict and the tolerant reader agree on what both accept, as do
//           core's reader and the reference's own; nothing depends on how the
//           text is cut into pieces; the answers to small texts are those of
//           the reference.
// Input:    a text of at most 4 KB.

#include <optional>
#include <string>
#include <vector>

#include "core/base/check.h"
#include "core/record/byte_source.h"
#include "core/record/judge_reader.h"
#include "core/record/judge_writer.h"
#include "core/rules/game.h"
#include "fuzz/judge_mutator.h"
#include "fuzz/whole_record.h"
#include "tools/engine/reference_judge.h"

namespace superko {
namespace {

constexpr std::size_t kTextBytesMax = 4096;
constexpr std::size_t kPlaysAnsweredMax = 300;

struct Reading {
  std::vector<GameRecord> cases;
  absl::Status status;

  friend bool operator==(const Reading&, const Reading&) = default;
};

Reading Read(absl::string_view text, bool strict, std::size_t piece_max) {
  StringSource source(text, piece_max);
  JudgeReader reader(source, "f", {.strict = strict});
  Reading reading;
  for (;;) {
    GameRecord record;
    const absl::StatusOr<bool> more = reader.Next(record);
    reading.status = more.status();
    if (!more.value_or(false)) return reading;
    SUPERKO_CHECK(RecordFault(record).empty()) << RecordFault(record);
    reading.cases.push_back(std::move(record));
  }
}

std::string Answers(const std::vector<GameRecord>& cases) {
  std::string answers;
  std::vector<Color> board(static_cast<std::size_t>(kJudgeSize.points()));
  Game game{Game::Options{}};
  for (const GameRecord& record : cases) {
    game.Start(Game::Options{});
    for (const Move move : record.moves) {
      AppendMiss(game.Play(move.color, move.point).verdict, answers);
    }
    game.board().CopyColors(board.data());
    AppendBoardRows(board, kJudgeSize, answers);
  }
  return answers;
}

void CheckWriter(const std::vector<GameRecord>& cases) {
  const std::string text = JudgeTextOf(cases);
  const Reading again = Read(text, false, text.size());
  SUPERKO_CHECK(again.status.ok() && again.cases == cases) << text;
  bool fits_strict = cases.size() <= kStrictJudgeLimits.cases_max;
  for (const GameRecord& record : cases) {
    fits_strict = fits_strict && StrictJudgeObstacle(record).empty();
  }
  const Reading strict = Read(text, true, text.size());
  SUPERKO_CHECK(strict.status.ok() == fits_strict) << strict.status << text;
}

// Where the reference is known to read otherwise: it takes two more bytes for
// blanks, and no number of more than ten digits.
bool IsReadAlike(absl::string_view text) {
  std::size_t digits = 0;
  for (const char byte : text) {
    digits = byte >= '0' && byte <= '9' ? digits + 1 : 0;
    if (byte == '\v' || byte == '\f' || digits > 10) return false;
  }
  return true;
}

void CheckAgainstReference(absl::string_view text, const Reading& reading) {
  if (!IsReadAlike(text)) return;
  const auto truth = ReadJudgeByReference(std::string(text));
  SUPERKO_CHECK(truth.has_value() == reading.status.ok()) << reading.status;
  if (!truth.has_value()) return;
  SUPERKO_CHECK(*truth == reading.cases);
  std::size_t plays = 0;
  for (const GameRecord& record : reading.cases) plays += record.moves.size();
  if (plays > kPlaysAnsweredMax || reading.cases.size() > 10) return;
  SUPERKO_CHECK(Answers(reading.cases) ==
                AnswerJudgeByReference(std::string(text)));
}

void CheckJudgeText(absl::string_view text) {
  const Reading tolerant = Read(text, false, text.size());
  const Reading strict = Read(text, true, text.size());
  SUPERKO_CHECK(Read(text, false, 1) == tolerant);
  SUPERKO_CHECK(Read(text, true, 3) == strict);
  SUPERKO_CHECK(!strict.status.ok() || strict == tolerant);
  if (tolerant.status.ok()) CheckWriter(tolerant.cases);
  CheckAgainstReference(text, tolerant);
}

}  // namespace
}  // namespace superko

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data,
                                               std::size_t size,
                                               std::size_t size_max,
                                               unsigned seed) {
  return superko::MutateJudgeText(data, size, size_max, seed);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(
    const std::uint8_t* first, std::size_t first_size,
    const std::uint8_t* second, std::size_t second_size, std::uint8_t* out,
    std::size_t out_max, unsigned seed) {
  return superko::SpliceJudgeTexts({first, first_size}, {second, second_size},
                                   out, out_max, seed);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size <= superko::kTextBytesMax) {
    superko::CheckJudgeText(superko::TextOf({data, size}));
  }
  return 0;
}
