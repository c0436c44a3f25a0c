#include "tools/report/reproducer.h"

#include <gtest/gtest.h>

#include "core/record/judge_reader.h"
#include "core/record/sgf_reader.h"
#include "tools/report/testing.h"
#include "tools/testing/temporary_folder.h"

namespace superko {
namespace {

TEST(ReproducerTest, TheSgfIsTheRecordWithTheFindingAsComment) {
  const Finding finding = VerdictFinding();
  const Reproducer reproducer = MakeReproducer(finding);
  StringSource source(reproducer.sgf);
  SgfReader reader(source, "r.sgf", {});
  SgfGame game;
  ASSERT_TRUE(*reader.Next(game));
  EXPECT_EQ(game.record, finding.where.record);
  for (const char* text :
       {"core: legal", "flood-fill: repetition",
        "superko random --first=17 --games=1 --seed=1", "TR[ca]",
        "RU[suicide=forbidden,repetition=positional]"}) {
    EXPECT_NE(reproducer.sgf.find(text), std::string::npos)
        << text << " in " << reproducer.sgf;
  }
  EXPECT_FALSE(reproducer.judge.has_value());
}

TEST(ReproducerTest, AJudgeRecordIsWrittenAsJudgeTextToo) {
  Finding finding = VerdictFinding();
  finding.where.record.size = kJudgeSize;
  finding.where.record.moves.erase(finding.where.record.moves.begin() + 1);
  finding.difference.move = 1;
  EXPECT_EQ(MakeReproducer(finding).judge, "1\n2\nB 1 2\nB 1 3\n");
}

TEST(ReproducerTest, TheShrunkRecordWins) {
  const Reproducer reproducer = MakeReproducer(ShrunkFinding());
  EXPECT_NE(reproducer.sgf.find("SZ[1]"), std::string::npos) << reproducer.sgf;
}

TEST(ReproducerTest, NamesAreStableAndTellFindingsApart) {
  const std::string name = MakeReproducer(VerdictFinding()).name;
  EXPECT_EQ(name.rfind("verdict-core-legal-flood-fill-repetition-", 0), 0)
      << name;
  Finding later = VerdictFinding();
  later.where.number = 99;
  later.command = "another";
  EXPECT_EQ(MakeReproducer(later).name, name);
  EXPECT_NE(MakeReproducer(ShrunkFinding()).name, name);
}

TEST(ReproducerTest, WritingTwiceLeavesOneSetOfFiles) {
  const TemporaryFolder folder;
  const std::string path = folder.PathOf("made/when/needed");
  const Reproducer reproducer = MakeReproducer(ShrunkFinding());
  EXPECT_TRUE(WriteReproducer(reproducer, path).ok());
  EXPECT_TRUE(WriteReproducer(reproducer, path).ok());
  EXPECT_EQ(ReadFile(path + "/" + reproducer.name + ".sgf"), reproducer.sgf);
  EXPECT_FALSE(WriteReproducer(reproducer, "/proc/none").ok());
}

}  // namespace
}  // namespace superko
