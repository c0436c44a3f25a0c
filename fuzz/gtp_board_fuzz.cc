// Property: a position that is shown as engines show it, whatever frames, marks
//           and words stand around the points, is read as it is, and so are the
//           points of list_stones; any text is a board or none.
// Input:    bytes for a size, for points and what stands around them, then any
//           text; at most 2 KB.

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

#include "core/base/check.h"
#include "core/record/coordinates.h"
#include "fuzz/byte_reader.h"
#include "tools/engine/gtp/gtp_board.h"

namespace superko {
namespace {

constexpr std::size_t kInputBytesMax = 2048;
constexpr int kGtpSideMax = 25;

using Position = std::vector<Color>;

// What stands before a point; a zero byte is one blank.
std::string Frame(ByteReader& bytes) {
  constexpr absl::string_view kFrames[] = {" ",  "",  "(",  ")",  " | ", " [",
                                           "] ", "<", ">1", "\t", "\r",  "12 "};
  return std::string(kFrames[bytes.Byte() % std::size(kFrames)]);
}

// Words without a line end.
std::string Words(ByteReader& bytes) {
  std::string words = bytes.Text();
  std::replace(words.begin(), words.end(), '\n', ' ');
  return words;
}

char LetterOf(Color color, ByteReader& bytes) {
  const BoardLetters letters;
  const std::string& all = color == Color::kBlack   ? letters.black
                           : color == Color::kWhite ? letters.white
                                                    : letters.empty;
  return all[bytes.Byte() % all.size()];
}

// Rows from the top; words before them open with a letter, so that they are no
// row.
std::string Shown(const Position& position, BoardSize size, ByteReader& bytes) {
  std::string text = absl::StrCat("\nboard", Words(bytes), "\n");
  for (int row = 0; row < size.rows(); ++row) {
    absl::StrAppend(&text, absl::Dec(size.rows() - row, absl::kSpacePad2), " ");
    for (int column = 0; column < size.columns(); ++column) {
      const auto at = static_cast<std::size_t>(row * size.columns() + column);
      absl::StrAppend(&text, Frame(bytes));
      text += LetterOf(position[at], bytes);
    }
    absl::StrAppend(&text, " ", Words(bytes), "\n");
  }
  return text;
}

std::string Listed(const Position& position, Color color, BoardSize size) {
  std::string list;
  for (int i = 0; i < size.points(); ++i) {
    if (position[static_cast<std::size_t>(i)] != color) continue;
    absl::StrAppend(&list, " ", GtpPointText(size.PointAt(i), size));
  }
  return list;
}

Position PositionFrom(BoardSize size, ByteReader& bytes) {
  Position position(static_cast<std::size_t>(size.points()), Color::kEmpty);
  for (Color& color : position) color = static_cast<Color>(bytes.UpTo(2));
  return position;
}

std::optional<Position> Read(absl::string_view text, BoardSize size) {
  Position read(static_cast<std::size_t>(size.points()));
  const auto end = ParseShownBoard(text, {}, size, absl::MakeSpan(read));
  if (!end.has_value()) return std::nullopt;
  // Nothing behind the end has a say.
  Position again(read.size());
  SUPERKO_CHECK(ParseShownBoard(text.substr(0, *end), {}, size,
                                absl::MakeSpan(again)) == end);
  SUPERKO_CHECK(again == read);
  return read;
}

void CheckLists(const Position& position, BoardSize size) {
  Position read(position.size(), Color::kEmpty);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    SUPERKO_CHECK(AddListedStones(Listed(position, color, size), color, size,
                                  absl::MakeSpan(read)));
  }
  SUPERKO_CHECK(read == position);
}

// A list that is read is of points of the board, each of them once.
void CheckListText(absl::string_view text, BoardSize size) {
  Position read(static_cast<std::size_t>(size.points()), Color::kEmpty);
  if (AddListedStones(text, Color::kBlack, size, absl::MakeSpan(read))) {
    CheckLists(read, size);
  }
}

void CheckInput(ByteReader bytes) {
  const int rows = 1 + bytes.UpTo(kGtpSideMax - 1);
  const BoardSize size(rows, 1 + bytes.UpTo(kGtpSideMax - 1));
  const Position position = PositionFrom(size, bytes);
  CheckLists(position, size);
  SUPERKO_CHECK(Read(Shown(position, size, bytes), size) == position);
  const absl::string_view text = TextOf(bytes.rest());
  CheckListText(text, size);
  const std::optional<Position> read = Read(text, size);
  if (read.has_value()) CheckLists(*read, size);
}

}  // namespace
}  // namespace superko

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size > superko::kInputBytesMax) return 0;
  superko::CheckInput(superko::ByteReader({data, size}));
  return 0;
}
