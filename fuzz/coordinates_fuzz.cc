// Property: a text is read as a point exactly if it is that point written, but
//           for what each form leaves open (letter case, leading zeros); sizes
//           and rule sets are read, written and read again.
// Input:    two bytes for the size of the board, then a text of at most 40.

#include <optional>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

#include "core/base/check.h"
#include "core/record/coordinates.h"
#include "core/rules/rule_set.h"
#include "fuzz/byte_reader.h"

namespace superko {
namespace {

constexpr std::size_t kTextBytesMax = 40;

// Numbers without leading zeros; of four digits at most, as others are none.
std::string WithoutZeros(absl::string_view text) {
  std::string plain;
  std::size_t digits = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_digit =
        absl::ascii_isdigit(static_cast<std::uint8_t>(text[i]));
    const bool begins_number = is_digit && digits == 0;
    digits = is_digit ? digits + 1 : 0;
    if (digits > 4) return "";
    const bool is_zero =
        text[i] == '0' &&
        (begins_number || plain.empty() ||
         !absl::ascii_isdigit(static_cast<std::uint8_t>(plain.back())));
    if (!is_zero) plain += text[i];
  }
  return plain;
}

// The point of the board that is written so, found by writing them all.
template <typename Write>
std::optional<Point> FindPoint(BoardSize size, const std::string& text,
                               const Write& write) {
  for (int i = 0; i < size.points(); ++i) {
    if (write(size.PointAt(i)) == text) return size.PointAt(i);
  }
  return std::nullopt;
}

void CheckPoint(BoardSize size, absl::string_view text) {
  const std::string where = absl::StrCat(BoardSizeText(size), " ", text);
  const std::string plain = WithoutZeros(text);
  SUPERKO_CHECK(ParseJudgePoint(text, size) ==
                FindPoint(size, plain, JudgePointText))
      << where;
  SUPERKO_CHECK(ParseSgfPoint(text, size) ==
                FindPoint(size, std::string(text), SgfPointText))
      << where;
  if (!FitsGtp(size)) {
    SUPERKO_CHECK(!ParseGtpPoint(text, size).has_value()) << where;
    return;
  }
  const auto write = [size](Point point) { return GtpPointText(point, size); };
  const std::string gtp = absl::AsciiStrToUpper(absl::StrCat(
      text.substr(0, 1), WithoutZeros(text.substr(text.empty() ? 0 : 1))));
  SUPERKO_CHECK(ParseGtpPoint(text, size) == FindPoint(size, gtp, write))
      << where;
}

void CheckWords(absl::string_view text) {
  const auto size = ParseBoardSize(text);
  if (size.ok()) {
    const auto again = ParseBoardSize(BoardSizeText(*size));
    SUPERKO_CHECK(again.ok() && *again == *size) << std::string(text);
  }
  const auto rules = ParseRuleSet(text);
  if (rules.ok()) {
    const auto again = ParseRuleSet(RuleSetText(*rules));
    SUPERKO_CHECK(again.ok() && *again == *rules) << std::string(text);
  }
}

}  // namespace
}  // namespace superko

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  superko::ByteReader reader({data, size});
  const int rows = reader.UpTo(superko::kSideMax);
  const int columns = reader.UpTo(superko::kSideMax);
  const superko::BoardSize board(rows == 0 ? 19 : rows,
                                 columns == 0 ? 19 : columns);
  const absl::string_view text =
      superko::TextOf(reader.Take(superko::kTextBytesMax));
  superko::CheckPoint(board, text);
  superko::CheckWords(text);
  return 0;
}
