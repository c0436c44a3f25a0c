#include "core/record/judge_reader.h"

#include <cstddef>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "core/record/byte_source.h"
#include "core/record/coordinates.h"

namespace superko {
namespace {

using ::testing::ElementsAre;

// What a reader made of a text: each case as "B 3 4,W 1 1", and how it ended.
struct Reading {
  std::vector<std::string> cases;
  std::string error;
};

std::string CaseText(const GameRecord& record) {
  std::string text;
  for (const Move move : record.moves) {
    absl::StrAppend(&text, text.empty() ? "" : ",",
                    move.color == Color::kBlack ? "B " : "W ",
                    JudgePointText(move.point));
  }
  return text;
}

Reading ReadPieces(absl::string_view text, bool strict, std::size_t piece_max) {
  StringSource source(text, piece_max);
  JudgeReader reader(source, "f", {.strict = strict});
  Reading reading;
  GameRecord record;
  for (;;) {
    const absl::StatusOr<bool> more = reader.Next(record);
    if (!more.ok()) reading.error = std::string(more.status().message());
    if (!more.ok() || !*more) return reading;
    reading.cases.push_back(CaseText(record));
  }
}

// Reads the text whole and split at every byte, which must not matter.
Reading Read(absl::string_view text, bool strict = false) {
  const Reading whole = ReadPieces(text, strict, text.size() + 1);
  const Reading split = ReadPieces(text, strict, 1);
  EXPECT_EQ(whole.cases, split.cases);
  EXPECT_EQ(whole.error, split.error);
  return whole;
}

Reading ReadStrictly(absl::string_view text) { return Read(text, true); }

TEST(JudgeReaderTest, ReadsCases) {
  const Reading reading = Read("2\n2\nB 1 3\nW 12 19\n1\nW 1 1\n");
  EXPECT_THAT(reading.cases, ElementsAre("B 1 3,W 12 19", "W 1 1"));
  EXPECT_EQ(reading.error, "");
}

TEST(JudgeReaderTest, RecordIsTheProblemsGame) {
  StringSource source("1 1 W 1 1");
  JudgeReader reader(source, "f", {});
  GameRecord record{.size = BoardSize(3, 3),
                    .rules = {Suicide::kAllowed, Repetition::kNone},
                    .moves = {PassMove(Color::kBlack)}};
  ASSERT_TRUE(*reader.Next(record));
  EXPECT_EQ(record, (GameRecord{.first_player = Color::kWhite,
                                .moves = {PlayMove(Color::kWhite, {})}}));
}

TEST(JudgeReaderTest, BlanksOfEveryKindSeparate) {
  const std::vector<std::string> expected = {"B 1 3,W 12 19,B 7 7", ""};
  for (const char* text : {
           "2\n3\nB 1 3\nW 12 19\nB 7 7\n0\n",
           "2\n3\nB 1 3\nW 12 19\nB 7 7\n0",
           "2\r\n3\r\nB 1 3\r\nW 12 19\r\nB 7 7\r\n0\r\n",
           "2 3 B 1 3 W 12 19 B 7 7 0",
           "\n\n2\n\n3\n\nB 1 3\n\n\nW 12 19\nB 7 7\n\n0\n\n \n",
           "2\n3\n\tB\t1\t3\n  W 12   19  \nB\n7\n7\n0\n",
           "\xef\xbb\xbf"
           "2\n3\nB 1 3\nW 12 19\nB 7 7\n0\n",
           "2\r3\rB 1 3\rW 12 19\rB 7 7\r0\r",
           "02\n003\nB 01 03\nW 12 0019\nB 7 7\n00\n",
       }) {
    const Reading reading = Read(text);
    EXPECT_EQ(reading.cases, expected) << text;
    EXPECT_EQ(reading.error, "") << text;
  }
}

TEST(JudgeReaderTest, NoCasesAreFine) {
  EXPECT_EQ(Read("0\n").error, "");
  EXPECT_EQ(Read("0").error, "");
}

TEST(JudgeReaderTest, ErrorsNamePlaceExpectationAndFinding) {
  const struct {
    const char* text;
    const char* error;
  } kTable[] = {
      {"",
       "f:1:1: expected the number of cases, 0 to 18446744073709551615, "
       "found the end of the file"},
      {" \n ",
       "f:2:2: expected the number of cases, 0 to "
       "18446744073709551615, found the end of the file"},
      {"x",
       "f:1:1: expected the number of cases, 0 to 18446744073709551615, "
       "found \"x\""},
      {"18446744073709551616\n",
       "f:1:1: expected the number of cases, 0 to 18446744073709551615, found "
       "\"18446744073709551616\""},
      {"-1",
       "f:1:1: expected the number of cases, 0 to 18446744073709551615, "
       "found \"-1\""},
      {"1\n5000001\nB 1 1\n",
       "f:2:1: expected the number of plays of case 1 of 1, 0 to 5000000, "
       "found \"5000001\""},
      {"1\n",
       "f:2:1: expected the number of plays of case 1 of 1, 0 to "
       "5000000, found the end of the file"},
      {"1\n1\nb 1 1\n", "f:3:1: expected B or W, found \"b\""},
      {"1\n1\nB1 1\n", "f:3:1: expected B or W, found \"B1\""},
      {"1\n1\nBW 1 1\n", "f:3:1: expected B or W, found \"BW\""},
      {"1\n1\n\n  B 0 1\n", "f:4:5: expected a row, 1 to 19, found \"0\""},
      {"1\n1\nB 20 1\n", "f:3:3: expected a row, 1 to 19, found \"20\""},
      {"1\n1\nB 1x 1\n", "f:3:3: expected a row, 1 to 19, found \"1x\""},
      {"1\r\n1\r\nB 1 +1\r\n",
       "f:3:5: expected a column, 1 to 19, found \"+1\""},
      {"1\n1\nB 12 20\n", "f:3:6: expected a column, 1 to 19, found \"20\""},
      {"1\n1\nB 12 190\n", "f:3:6: expected a column, 1 to 19, found \"190\""},
      {"1\n2\nB 1 1\nW 1",
       "f:4:4: expected a column, 1 to 19, found the end "
       "of the file"},
      {"1\n2\nB 1 1\nW 1\n",
       "f:5:1: expected a column, 1 to 19, found the end "
       "of the file"},
      {"1\n2\nB 1 1 W 2 2 B 3 3\n",
       "f:3:13: expected the end of the file, found \"B\""},
      {"1\n1\nB 1 1\n\n1\n",
       "f:5:1: expected the end of the file, found "
       "\"1\""},
      {"\xef\xbb\xbf"
       "1 x",
       "f:1:6: expected the number of plays of case 1 of "
       "1, 0 to 5000000, found \"x\""},
  };
  for (const auto& [text, error] : kTable) {
    EXPECT_EQ(Read(text).error, error) << text;
  }
}

TEST(JudgeReaderTest, NulByteIsNoBlank) {
  EXPECT_EQ(Read(absl::string_view("1\n1\nB 1 1\0\n", 11)).error,
            "f:3:5: expected a column, 1 to 19, found \"1\\x00\"");
}

TEST(JudgeReaderTest, CasesBeforeAnErrorComeFirst) {
  const Reading reading = Read("3\n1\nB 1 1\n0\n2\nW 2 2\nW 0 1\n");
  EXPECT_THAT(reading.cases, ElementsAre("B 1 1", ""));
  EXPECT_EQ(reading.error, "f:7:3: expected a row, 1 to 19, found \"0\"");
}

TEST(JudgeReaderTest, ErrorInTheMiddleOfALargeCaseIsPlaced) {
  std::string text = "1\n20000\n";
  for (int i = 0; i < 15000; ++i)
    absl::StrAppend(&text, "B ", i % 19 + 1, " 7\n");
  absl::StrAppend(&text, "B 1 0\n");
  EXPECT_EQ(Read(text).error,
            "f:15003:5: expected a column, 1 to 19, found \"0\"");
}

TEST(JudgeReaderTest, LongLineKeepsItsColumns) {
  std::string text = "1 20000";
  for (int i = 0; i < 15000; ++i) absl::StrAppend(&text, " W 3 4");
  const std::size_t column = text.size() + 2;
  absl::StrAppend(&text, " X 1 1");
  EXPECT_EQ(Read(text).error,
            absl::StrCat("f:1:", column, ": expected B or W, found \"X\""));
}

TEST(JudgeReaderTest, HugeTokensAreCut) {
  EXPECT_EQ(
      Read(absl::StrCat("1\n", std::string(200000, '0'), "1\n")).error,
      absl::StrCat("f:2:1: expected the number of plays of case 1 of 1, 0 "
                   "to 5000000, found \"",
                   std::string(40, '0'), "...\""));
}

TEST(JudgeReaderTest, AnnouncedPlaysTakeNoMemory) {
  StringSource source("1\n5000000\nB 1 1\n");
  JudgeReader reader(source, "f", {});
  GameRecord record;
  EXPECT_FALSE(reader.Next(record).ok());
  EXPECT_LE(record.moves.capacity(), 1000u);
}

TEST(JudgeReaderTest, SecondCaseAllocatesNothing) {
  StringSource source("2 2 B 1 1 W 2 2 2 B 3 3 W 4 4");
  JudgeReader reader(source, "f", {});
  GameRecord record;
  ASSERT_TRUE(*reader.Next(record));
  const Move* const memory = record.moves.data();
  ASSERT_TRUE(*reader.Next(record));
  EXPECT_EQ(record.moves.data(), memory);
}

TEST(JudgeReaderTest, EndAndErrorStay) {
  StringSource good("1 0");
  JudgeReader good_reader(good, "f", {});
  GameRecord record;
  EXPECT_TRUE(*good_reader.Next(record));
  EXPECT_FALSE(*good_reader.Next(record));
  EXPECT_FALSE(*good_reader.Next(record));
  StringSource bad("1 x 0");
  JudgeReader bad_reader(bad, "f", {});
  const absl::Status first = bad_reader.Next(record).status();
  EXPECT_FALSE(first.ok());
  EXPECT_EQ(bad_reader.Next(record).status(), first);
}

TEST(JudgeReaderTest, TellsCasesExpectedAndWhereTheyStand) {
  StringSource source("2\n\n  1\nB 1 1\n0\n");
  JudgeReader reader(source, "f", {});
  EXPECT_EQ(reader.cases_expected(), std::nullopt);
  GameRecord record;
  ASSERT_TRUE(*reader.Next(record));
  EXPECT_EQ(reader.cases_expected(), 2u);
  EXPECT_EQ(LocationText(reader.case_location()), "f:3:3");
  ASSERT_TRUE(*reader.Next(record));
  EXPECT_EQ(LocationText(reader.case_location()), "f:5:1");
  EXPECT_EQ(reader.cases_read(), 2u);
}

// Serves a text and then fails.
class FailingSource final : public ByteSource {
 public:
  explicit FailingSource(absl::string_view text) : text_(text) {}
  absl::StatusOr<std::size_t> Read(absl::Span<char> buffer) override {
    const absl::StatusOr<std::size_t> bytes = text_.Read(buffer);
    if (*bytes > 0) return bytes;
    return absl::UnavailableError("disk on fire");
  }

 private:
  StringSource text_;
};

TEST(JudgeReaderTest, FailureOfTheSourceIsHandedOn) {
  for (const char* text : {"", "1", "2 1 B 1 1", "1 1 B 1 ", "1 0"}) {
    FailingSource source(text);
    JudgeReader reader(source, "f", {});
    GameRecord record;
    absl::StatusOr<bool> more = true;
    while (more.ok() && *more) more = reader.Next(record);
    EXPECT_EQ(more.status(), absl::UnavailableError("disk on fire")) << text;
  }
}

TEST(StrictJudgeReaderTest, AcceptsExactlyTheProblemsForm) {
  const Reading reading = ReadStrictly("3\n2\nB 1 3\nW 12 19\n1\nW 1 1\n0\n");
  EXPECT_THAT(reading.cases, ElementsAre("B 1 3,W 12 19", "W 1 1", ""));
  EXPECT_EQ(reading.error, "");
}

TEST(StrictJudgeReaderTest, AcceptsTheLimits) {
  std::string text = "100\n";
  for (int i = 0; i < 100; ++i) {
    absl::StrAppend(&text, "2000\n");
    for (int j = 0; j < 1000; ++j) absl::StrAppend(&text, "B 1 1\nW 19 19\n");
  }
  const Reading reading = ReadPieces(text, /*strict=*/true, text.size());
  EXPECT_EQ(reading.cases.size(), 100u);
  EXPECT_EQ(reading.error, "");
}

TEST(StrictJudgeReaderTest, EveryDeviationIsAnErrorInItsPlace) {
  const struct {
    const char* text;
    const char* error;
  } kTable[] = {
      {"101\n", "f:1:1: expected the number of cases, 0 to 100, found \"101\""},
      {"1\n2001\n",
       "f:2:1: expected the number of plays of case 1 of 1, 0 to "
       "2000, found \"2001\""},
      {"1\n2\nW 1 1\nW 1 2\n",
       "f:4:1: expected B, as colors take turns, found \"W\""},
      {"1\n2\nB 1 1\nB 1 2\n",
       "f:4:1: expected W, as colors take turns, found "
       "\"B\""},
      {"1\r\n1\r\nB 1 1\r\n",
       "f:1:2: expected the end of the line, found "
       "\"\\r\""},
      {"1 1\nB 1 1\n", "f:1:2: expected the end of the line, found \" \""},
      {"1\n1 \nB 1 1\n", "f:2:2: expected the end of the line, found \" \""},
      {"1\n1\nB  1 1\n", "f:3:3: expected a row, 1 to 19, found \" \""},
      {"1\n1\nB\t1 1\n", "f:3:2: expected a space, found \"\\t\""},
      {"1\n1\n B 1 1\n", "f:3:1: expected B or W, found \" \""},
      {"1\n1\nB 1 1 \n", "f:3:6: expected the end of the line, found \" \""},
      {"1\n1\nB 1 1",
       "f:3:6: expected the end of the line, found the end of "
       "the file"},
      {"1\n1\nB 1 1\n\n",
       "f:4:1: expected the end of the file, found "
       "\"\\n\""},
      {"1\n1\nB 1 1\nx", "f:4:1: expected the end of the file, found \"x\""},
      {"1\n1\nB 01 1\n", "f:3:3: expected a row, 1 to 19, found \"01\""},
      {"1\n01\nB 1 1\n",
       "f:2:1: expected the number of plays of case 1 of 1, "
       "0 to 2000, found \"01\""},
      {"\n1\n1\nB 1 1\n",
       "f:1:1: expected the number of cases, 0 to 100, found "
       "\"\\n\""},
      {"1\n\n1\nB 1 1\n",
       "f:2:1: expected the number of plays of case 1 of 1, "
       "0 to 2000, found \"\\n\""},
      {"\xef\xbb\xbf"
       "1\n1\nB 1 1\n",
       "f:1:1: expected the number of cases, 0 to 100, found "
       "\"\\xef\\xbb\\xbf\\x31\""},
  };
  for (const auto& [text, error] : kTable) {
    EXPECT_EQ(ReadStrictly(text).error, error) << text;
  }
}

// The same far from the ends of the text, where plays are read the fast way.
TEST(StrictJudgeReaderTest, DeviationsInTheMiddleAreErrorsToo) {
  const struct {
    const char* line;
    const char* error;
  } kTable[] = {
      {"B 1 1\n", "f:14:1: expected W, as colors take turns, found \"B\""},
      {"W 1 1\r\n", "f:14:6: expected the end of the line, found \"\\r\""},
      {"W 1 1 ", "f:14:6: expected the end of the line, found \" \""},
      {"W 01 1\n", "f:14:3: expected a row, 1 to 19, found \"01\""},
      {"W 1 01\n", "f:14:5: expected a column, 1 to 19, found \"01\""},
      {"W  1 1\n", "f:14:3: expected a row, 1 to 19, found \" \""},
      {"W 20 1\n", "f:14:3: expected a row, 1 to 19, found \"20\""},
      {"W 1 0\n", "f:14:5: expected a column, 1 to 19, found \"0\""},
  };
  for (const auto& [line, error] : kTable) {
    std::string text = "1\n22\n";
    for (int i = 0; i < 5; ++i) text += "W 19 19\nB 7 12\n";
    text += line;
    for (int i = 0; i < 5; ++i) text += "B 7 12\nW 19 19\n";
    text.insert(5, "B 4 4\n");
    EXPECT_EQ(ReadStrictly(text).error, error) << line;
  }
}

}  // namespace
}  // namespace superko
