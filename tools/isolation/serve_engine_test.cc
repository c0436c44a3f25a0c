#include "tools/isolation/serve_engine.h"

#include <gtest/gtest.h>

#include "tools/engine/core_engine.h"
#include "tools/isolation/wire.h"

namespace superko {
namespace {

struct Served {
  bool ok = false;
  std::string out;
};

Served Serve(std::string in) {
  std::FILE* const requests = fmemopen(in.data(), in.size(), "r");
  std::FILE* const answers = std::tmpfile();
  Served served;
  served.ok = ServeEngine(*MakeCoreEngine(), requests, answers);
  served.out.resize(static_cast<std::size_t>(std::ftell(answers)));
  std::rewind(answers);
  EXPECT_EQ(std::fread(served.out.data(), 1, served.out.size(), answers),
            served.out.size());
  std::fclose(answers);
  std::fclose(requests);
  return served;
}

std::string StartRequest(int rows, int columns) {
  WireWriter writer;
  writer.Put(Request::kStart);
  writer.Put(rows);
  writer.Put(columns);
  writer.Put(RuleSet{});
  writer.Put(Color::kBlack);
  writer.Put(std::uint64_t{1});
  return writer.Take();
}

TEST(ServeEngineTest, AnswersAGame) {
  WireWriter writer;
  writer.Put(Request::kPlay);
  writer.Put(std::uint64_t{1});
  writer.Put(PlayMove(Color::kBlack, {0, 1}));
  const Served served = Serve(StartRequest(1, 2) + writer.Take());
  EXPECT_TRUE(served.ok);
  const absl::string_view started = FirstMessage(served.out);
  EXPECT_TRUE(WireReader(started).GetStatus().ok());
  WireReader played(FirstMessage(
      absl::string_view(served.out).substr(MessageBytes(started))));
  EXPECT_TRUE(played.GetStatus().ok());
  EXPECT_EQ(played.Get<MoveAnswer>().verdict, Verdict::kLegal);
  EXPECT_EQ(played.Get<Color>(), Color::kEmpty);
  EXPECT_EQ(played.Get<Color>(), Color::kBlack);
  EXPECT_TRUE(played.ok());
}

TEST(ServeEngineTest, NonsenseEndsIt) {
  EXPECT_FALSE(Serve(StartRequest(0, 2)).ok);
  EXPECT_FALSE(Serve(StartRequest(2, 2).substr(0, 7)).ok);
  EXPECT_FALSE(Serve("\xff\xff\xff\xff").ok);
}

}  // namespace
}  // namespace superko
