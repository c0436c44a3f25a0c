#include "tools/report/text_report.h"

#include <sstream>

#include <gtest/gtest.h>

#include "tools/report/testing.h"

namespace superko {
namespace {

std::string FindingText(const Finding& finding) {
  std::ostringstream out;
  TextReport report(out);
  report.Begin(SampleInfo());
  report.OnFinding(1, finding);
  return out.str();
}

std::string SummaryText(const RunSummary& summary) {
  std::ostringstream out;
  TextReport report(out);
  report.Begin(SampleInfo());
  report.End(summary, 12.5);
  return out.str();
}

TEST(TextReportTest, ShowsBothAnswersTheBoardsAndTheCommand) {
  EXPECT_EQ(FindingText(VerdictFinding()),
            "finding 1: case 17, move 3, B 1 3: verdict\n"
            "  core         legal\n"
            "  flood-fill   repetition\n"
            "  board before it (1x3, "
            "suicide=forbidden,repetition=positional):\n"
            "         1  2  3\n"
            "     1   .  B [.]\n"
            "  board after it, says core:\n"
            "         1  2  3\n"
            "     1   .  B [B]\n"
            "  board after it, says flood-fill:\n"
            "         1  2  3\n"
            "     1   .  B [.]\n"
            "  to see it again:\n"
            "    superko random --first=17 --games=1 --seed=1\n\n");
}

TEST(TextReportTest, ShowsTheFirstStringThatDiffersAndTheFile) {
  EXPECT_EQ(FindingText(StringsFinding()),
            "finding 1: games/a.in:40: case 3, move 1, B 1 2: strings\n"
            "  core         legal\n"
            "  flood-fill   legal\n"
            "  string on 1 2: core counts 1 stones and 3 liberties, flood-fill "
            "1 and 2\n"
            "  board before it (1x3, "
            "suicide=forbidden,repetition=positional):\n"
            "         1  2  3\n"
            "     1   . [.] .\n"
            "  to see it again:\n"
            "    superko check games/a.in --first=3 --games=1\n\n");
}

TEST(TextReportTest, ShowsTheShrunkRecordInsteadOfTheWhole) {
  EXPECT_EQ(FindingText(ShrunkFinding()),
            "finding 1: case 17, move 3, B 1 3: verdict\n"
            "  shrunk to 1 move in 1,234 probes:\n"
            "    B 1 1\n"
            "  core         legal\n"
            "  flood-fill   repetition\n"
            "  board before it (1x1, "
            "suicide=forbidden,repetition=positional):\n"
            "         1\n"
            "     1  [.]\n"
            "  board after it, says core:\n"
            "         1\n"
            "     1  [B]\n"
            "  board after it, says flood-fill:\n"
            "         1\n"
            "     1  [.]\n"
            "  to see it again:\n"
            "    superko random --first=17 --games=1 --seed=1\n\n");
}

TEST(TextReportTest, ATwinOfAnEarlierFindingIsShort) {
  Finding finding = ShrunkFinding();
  finding.same_as = 1;
  EXPECT_EQ(FindingText(finding),
            "finding 1: case 17, move 3, B 1 3: verdict\n"
            "  the same as finding 1\n"
            "  to see it again:\n"
            "    superko random --first=17 --games=1 --seed=1\n\n");
}

TEST(TextReportTest, ShowsAFailureInWords) {
  const std::string text = FindingText(FailureFinding());
  EXPECT_NE(text.find("core         it died: signal 11 & <core>\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("board after"), std::string::npos) << text;
}

TEST(TextReportTest, SummaryListsEveryWitness) {
  EXPECT_EQ(SummaryText(SampleSummary()),
            "12,345 games, 1,234,567 moves: 2 FINDINGS\n"
            "  legal plays               1,000,000\n"
            "  occupied                    200,000\n"
            "  suicide refused               4,000\n"
            "  suicide allowed                  12\n"
            "  repetition refused               30\n"
            "    cycle of 1 or 2                21\n"
            "    cycle of 3 to 5                 5\n"
            "    cycle of 6 or more              4\n"
            "    longest cycle                   8\n"
            "  passes                       30,525\n"
            "  set-ups                           9\n"
            "  captured stones               5,000\n"
            "    captures of 50 up               2\n"
            "    largest capture               211\n");
}

TEST(TextReportTest, SummarySaysThatEnginesAgreeOrThatTheRunIsAPart) {
  RunSummary summary;
  summary.complete = false;
  const std::string text = SummaryText(summary);
  EXPECT_EQ(text.rfind("0 games, 0 moves: core and flood-fill agree\n", 0), 0)
      << text;
  EXPECT_NE(text.find("stopped early: this is a part of the run\n"),
            std::string::npos);
}

}  // namespace
}  // namespace superko
