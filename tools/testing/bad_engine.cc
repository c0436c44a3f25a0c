// bad_engine FAULT: a GTP engine that plays by the judge's rules but for one
// fault. Most faults wait for a play on A1, so that the shortest game that
// shows one is known.

#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"

#include "tools/engine/gtp/gtp_server.h"

namespace superko {
namespace {

void Print(absl::string_view text) { std::cout << text << std::flush; }

[[noreturn]] void HangForEver() {
  for (;;) pause();
}

// One letter a write.
void PrintSplit(absl::string_view text) {
  for (const char letter : text) Print(absl::string_view(&letter, 1));
}

bool IsPlayOnA1(const std::string& line) {
  return absl::StrContains(line, "play ") && absl::EndsWith(line, " A1");
}

std::string WithoutId(absl::string_view reply) {
  std::size_t digits = 1;
  while (reply[digits] >= '0' && reply[digits] <= '9') ++digits;
  return absl::StrCat(reply.substr(0, 1), reply.substr(digits));
}

// "=7 x" becomes "=17 x".
std::string WithWrongId(const std::string& reply) {
  return absl::StrCat(reply.substr(0, 1), "1", reply.substr(1));
}

// What happens at a play on A1, before it is answered.
void GoWrong(absl::string_view fault) {
  if (fault == "crash") {
    signal(SIGSEGV, SIG_DFL);  // Which a sanitizer would report itself.
    raise(SIGSEGV);
  }
  if (fault == "exit") {
    std::cerr << "first words\nlast words" << std::endl;
    std::exit(3);
  }
  if (fault == "hang") HangForEver();
  if (fault == "stubborn") {
    signal(SIGTERM, SIG_IGN);
    HangForEver();
  }
  if (fault == "flood") {
    for (;;) Print("nothing but noise ");
  }
  if (fault == "flood-lines") {
    for (;;) Print("noise\n");
  }
  if (fault == "log") Print("thinking about A1\n");
  if (fault == "log-split") PrintSplit("thinking\r\nabout A1\r\n");
}

// Commands that the engine does not know.
bool IsUnknown(absl::string_view fault, absl::string_view line) {
  const bool is_list = absl::StrContains(line, "list_stones") ||
                       absl::StrContains(line, "color");
  if (fault == "showboard" || fault == "showboard-on-error") return is_list;
  if (fault == "no-board") {
    return is_list || absl::StrContains(line, "showboard");
  }
  if (fault == "no-undo") return absl::StrContains(line, "undo");
  if (fault == "no-rectangles") return absl::StrContains(line, "rectangular");
  return false;
}

std::string Hidden(absl::string_view fault, std::string reply) {
  if (fault == "showboard" || fault == "showboard-on-error" ||
      fault == "no-board") {
    reply = absl::StrReplaceAll(reply, {{"list_stones\n", ""}});
  }
  if (fault == "no-board") {
    reply = absl::StrReplaceAll(reply, {{"showboard\n", ""}});
  }
  if (fault == "no-rectangles") {
    reply = absl::StrReplaceAll(reply, {{"rectangular_boardsize\n", ""}});
  }
  return reply;
}

// What is printed for the reply.
std::string Spoilt(absl::string_view fault, const std::string& line,
                   std::string reply) {
  if (fault == "crlf") return absl::StrReplaceAll(reply, {{"\n", "\r\n"}});
  if (fault == "no-ids") return WithoutId(reply);
  if (fault == "empty-lines") return absl::StrCat("\n\n", reply, "\n\n");
  if (fault == "wrong-id" && IsPlayOnA1(line)) return WithWrongId(reply);
  if (fault == "one-newline" && IsPlayOnA1(line)) {
    return reply.substr(0, reply.size() - 1);
  }
  // Of two stones and more the last is left out.
  if (fault == "wrong-board" && absl::StrContains(line, "list_stones")) {
    const std::size_t last = reply.find_last_of(' ');
    if (last != reply.find(' ')) return reply.substr(0, last) + "\n\n";
  }
  if (fault == "showboard-on-error" && absl::StrContains(line, "showboard")) {
    const std::size_t begin = reply.find('\n');
    std::cerr << reply.substr(begin) << std::flush;
    return reply.substr(0, begin) + "\n\n";
  }
  return Hidden(fault, reply);
}

class BadEngine {
 public:
  explicit BadEngine(absl::string_view fault) : fault_(fault), server_({}) {}

  void Answer(const std::string& line) {
    if (IsPlayOnA1(line)) GoWrong(fault_);
    std::string reply =
        IsUnknown(fault_, line)
            ? server_.Reply(line.substr(0, line.find(' ')) + " no_such_command")
            : server_.Reply(Misheard(line));
    if (fault_ == "wants-turns") reply = InTurn(line, reply);
    reply = Spoilt(fault_, line, reply);
    fault_ == "split" ? PrintSplit(reply) : Print(reply);
  }
  bool has_quit() const { return server_.has_quit(); }

 private:
  // An undo that does nothing, or two of them.
  std::string Misheard(const std::string& line) {
    if (!absl::EndsWith(line, "undo")) return line;
    if (fault_ == "deaf-undo") {
      return absl::StrReplaceAll(line, {{"undo", "name"}});
    }
    return line;
  }

  // Refuses whoever has made the move before.
  std::string InTurn(const std::string& line, const std::string& reply) {
    if (absl::StrContains(line, "clear_board")) last_player_ = 0;
    const std::size_t at = line.find("play ");
    if (at == std::string::npos || reply[0] != '=') return reply;
    const char player = line[at + 5];
    if (player == last_player_) {
      server_.Reply("undo");
      return absl::StrReplaceAll(reply, {{"=", "?"}, {"\n\n", " turn\n\n"}});
    }
    last_player_ = player;
    return reply;
  }

  std::string fault_;
  GtpServer server_;
  char last_player_ = 0;
};

int Main(absl::string_view fault) {
  if (fault == "dies") {
    std::cerr << "cannot find my network" << std::endl;
    return 7;
  }
  if (fault == "mute") HangForEver();
  if (fault == "banner") Print("Welcome!\n");
  BadEngine engine(fault);
  std::string line;
  while (!engine.has_quit() && std::getline(std::cin, line)) {
    engine.Answer(line);
  }
  return 0;
}

}  // namespace
}  // namespace superko

int main(int argc, char** argv) {
  return superko::Main(argc > 1 ? argv[1] : "none");
}
