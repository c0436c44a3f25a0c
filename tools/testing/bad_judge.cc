// bad_judge FAULT: a program that answers judge input rightly but for one
// fault. Most faults wait for a play on 1 1, so that the shortest case that
// shows one is known.

#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

#include "core/record/judge_writer.h"
#include "core/rules/game.h"

namespace superko {
namespace {

void Print(absl::string_view text) { std::cout << text << std::flush; }

[[noreturn]] void HangForEver() {
  for (;;) pause();
}

[[noreturn]] void Spin() {
  for (volatile unsigned long turns = 0;;) turns = turns + 1;
}

// Half a gigabyte, touched.
[[noreturn]] void EatMemory() {
  constexpr std::size_t kBytes = std::size_t{1} << 20;
  static std::vector<std::string> eaten;
  for (int i = 0; i < 512; ++i) eaten.emplace_back(kBytes, 'x');
  HangForEver();
}

// What happens at a play on 1 1, before it is answered.
void GoWrong(absl::string_view fault) {
  if (fault == "crash") {
    signal(SIGSEGV, SIG_DFL);  // Which a sanitizer would report itself.
    raise(SIGSEGV);
  }
  if (fault == "exit-status") {
    std::cerr << "first words\nlast words" << std::endl;
    std::exit(3);
  }
  if (fault == "exit-early") std::exit(0);
  if (fault == "hang") HangForEver();
  if (fault == "spin") Spin();
  if (fault == "stubborn") {
    signal(SIGTERM, SIG_IGN);
    HangForEver();
  }
  if (fault == "memory") EatMemory();
  if (fault == "flood") {
    for (;;) Print("miss 1\n");
  }
}

class BadJudge {
 public:
  BadJudge(absl::string_view fault, std::istream& in)
      : fault_(fault), in_(in) {}

  void AnswerAll() {
    int cases = 0;
    in_ >> cases;
    for (int i = 0; i < cases; ++i) AnswerCase();
    if (fault_ == "talks-on") Print("done\n");
    Flush();
  }

 private:
  void AnswerCase() {
    // What is forgotten between the cases is not forgotten by this one.
    if (fault_ != "remembers" || !has_played_) game_.Start({});
    has_played_ = true;
    int plays = 0;
    in_ >> plays;
    for (int i = 0; i < plays; ++i) AnswerPlay();
    std::vector<Color> colors(361);
    game_.board().CopyColors(colors.data());
    if (fault_ == "wrong-board" && colors[0] == Color::kBlack) {
      colors[0] = Color::kWhite;
    }
    AppendBoardRows(colors, kJudgeSize, out_);
    if (fault_ == "words") out_ += "That is the board.\n";
  }

  void AnswerPlay() {
    char color = 0;
    int row = 0;
    int column = 0;
    in_ >> color >> row >> column;
    const Color player = color == 'B' ? Color::kBlack : Color::kWhite;
    if (row == 1 && column == 1) GoWrong(fault_);
    std::string miss;
    AppendMiss(
        Spoilt(
            game_
                .Play(player, {.row = static_cast<std::uint8_t>(row - 1),
                               .column = static_cast<std::uint8_t>(column - 1)})
                .verdict),
        miss);
    if (fault_ == "presentation" && row == 1 && column == 1 && !miss.empty()) {
      miss.back() = ' ';
    }
    out_ += miss;
    // Answers while more is to be read.
    if (fault_ == "eager") Flush();
  }

  // Suicide and occupied are mixed up.
  Verdict Spoilt(Verdict verdict) const {
    if (fault_ == "suicide-is-occupied" && verdict == Verdict::kSuicide) {
      return Verdict::kOccupied;
    }
    return verdict;
  }

  void Flush() {
    Print(out_);
    out_.clear();
  }

  std::string fault_;
  std::istream& in_;
  Game game_{Game::Options{}};
  bool has_played_ = false;
  std::string out_;
};

int Main(absl::string_view fault) {
  std::ios::sync_with_stdio(false);
  if (fault == "deaf") {
    Print("miss 1\n");
    return 0;
  }
  if (fault == "closes-output") {
    close(STDOUT_FILENO);
    HangForEver();
  }
  if (fault == "reads-all-first") {
    std::stringstream all;
    all << std::cin.rdbuf();
    BadJudge("none", all).AnswerAll();
    return 0;
  }
  // More than a pipe holds, before anything is read.
  if (fault == "writes-first") Print(std::string(1 << 20, '\n'));
  BadJudge(fault, std::cin).AnswerAll();
  return 0;
}

}  // namespace
}  // namespace superko

int main(int argc, char** argv) {
  return superko::Main(argc > 1 ? argv[1] : "none");
}
