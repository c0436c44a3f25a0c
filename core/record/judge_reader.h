// JudgeReader: the cases of a judge text, one after the other.
//
//   T                 the number of cases
//   n                 the number of plays of this case
//   B 3 4             n times: color, row, column, from 1 at the top left
//
// Tolerant by default: tokens may stand between any blanks (CRLF, empty lines,
// tabs, all on one line), a UTF-8 byte-order mark may open the text, the final
// newline may be missing. Strict is what the problem says, to the byte: single
// spaces, '\n' ends each line, no leading zeros, T <= 100, n <= 2000, black
// first and colors in turn.
//
//   JudgeReader reader(source, "game.in", {.strict = true});
//   GameRecord record;
//   for (;;) {
//     const absl::StatusOr<bool> more = reader.Next(record);
//     if (!more.ok()) return more.status();
//     if (!*more) break;
//     ...
//   }
//
// Memory:  a window of the text and the plays of one case; grows with the plays
//          really read, never with the number that announces them.
// Threads: needs a single owner.
// Errors:  LINE:COLUMN of the first fault, see location.h. Whole cases before
//          it come first. A status of the source is handed on.

#ifndef SUPERKO_CORE_RECORD_JUDGE_READER_H_
#define SUPERKO_CORE_RECORD_JUDGE_READER_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

#include "core/record/byte_source.h"
#include "core/record/game_record.h"
#include "core/record/judge_limits.h"
#include "core/record/location.h"
#include "core/record/token_scanner.h"

namespace superko {

class JudgeReader {
 public:
  struct Options {
    bool strict = false;
  };

  // Borrows `source`. `file` is its name in messages.
  JudgeReader(ByteSource& source, std::string file, Options options);

  // Reads the next case into `record`, whose memory it uses again. False at the
  // clean end of the text. After false or an error `record` holds nothing of
  // use, and every further call says the same.
  absl::StatusOr<bool> Next(GameRecord& record);

  // T, once Next has read it.
  std::optional<std::uint64_t> cases_expected() const {
    return cases_expected_;
  }
  std::uint64_t cases_read() const { return cases_read_; }
  // Where the latest case's n stands.
  Location case_location() const {
    return LocationAt(case_line_, case_column_);
  }

 private:
  enum class Field : std::uint8_t { kCases, kPlays, kColor, kRow, kColumn };

  absl::Status ReadHeader();
  absl::Status ReadCase(GameRecord& record);
  absl::Status ReadPlays(std::uint64_t plays, std::vector<Move>& moves);
  // `player_before` is kEmpty for the first play of a case.
  absl::Status ReadPlay(Color player_before, Move& move);
  absl::Status ReadEnd();
  absl::Status ReadNumber(Field field, std::uint64_t& value);
  absl::Status ReadColor(Color player_before, Color& color);
  absl::Status ReadSeparator(Field after);

  // The least and the largest value of a number.
  std::pair<std::uint64_t, std::uint64_t> Bounds(Field field) const;
  std::string Expectation(Field field) const;
  // The error for `found` at the cursor, or for the end of the input there.
  absl::Status ErrorHere(absl::string_view expected, absl::string_view found);
  Location LocationAt(std::int64_t line, std::int64_t column) const {
    return {.file = file_, .line = line, .column = column};
  }

  TokenScanner scanner_;
  std::string file_;
  bool strict_;
  JudgeLimits limits_;
  absl::Status status_;
  std::optional<std::uint64_t> cases_expected_;
  std::uint64_t cases_read_ = 0;
  std::int64_t case_line_ = 1;
  std::int64_t case_column_ = 1;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_JUDGE_READER_H_
