#include "tools/cli/crash_note.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "absl/strings/string_view.h"

#include "tools/harness/present_case.h"

// Sanitizers that are linked in end the process without a signal.
extern "C" void __sanitizer_set_death_callback(void (*callback)())
    __attribute__((weak));

namespace superko {
namespace {

constexpr std::array kCrashSignals = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

// What a signal handler may read: nothing that has to be allocated or locked.
std::array<char, 4096> command_text = {};
std::array<struct sigaction, kCrashSignals.size()> earlier_actions = {};
std::atomic<bool> was_noted = false;
std::atomic<bool> is_ending = false;

void Write(absl::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void WriteNumber(std::uint64_t number) {
  std::array<char, 20> digits;
  std::size_t begin = digits.size();
  do {
    digits[--begin] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number > 0);
  Write({digits.data() + begin, digits.size() - begin});
}

// How many cases of other files come before is not known yet.
void WriteRecordedNote(const Case& which) {
  absl::string_view file = which.file;
  Write("superko: the process ends in case ");
  WriteNumber(which.number_in_file);
  Write(" of ");
  Write(file);
  Write("\nsuperko: to run it alone, with the other flags: superko check ");
  if (!which.entry.empty()) file.remove_suffix(which.entry.size() + 1);
  Write(file);
  if (!which.entry.empty()) Write(" --entry=");
  Write(which.entry);
  Write(" --first=");
  WriteNumber(which.number_in_file);
  Write(" --games=1\n");
}

void WriteNote() {
  const Case* const which = present_case;
  if (which == nullptr || was_noted.exchange(true)) return;
  if (!which->file.empty()) return WriteRecordedNote(*which);
  Write("superko: the process ends in case ");
  WriteNumber(which->number);
  Write("\nsuperko: to run it alone: ");
  Write(command_text.data());
  Write(" --first=");
  WriteNumber(which->number);
  Write(" --games=1\n");
}

// The process ends before this is over, or the note was not to be had.
void WaitForTheEnd() {
  constexpr int kWaitsMax = 50;
  constexpr int kWaitMs = 100;
  for (int i = 0; i < kWaitsMax; ++i) poll(nullptr, 0, kWaitMs);
}

// Of workers that crash together the first one speaks, and the others must not
// end the process in the middle of it.
//
// Whoever handled the signal before, a sanitizer say, handles it now: the
// instruction that raised it is tried again, or the signal is sent again.
void OnCrash(int signal) {
  if (is_ending.exchange(true)) WaitForTheEnd();
  WriteNote();
  for (std::size_t i = 0; i < kCrashSignals.size(); ++i) {
    sigaction(kCrashSignals[i], &earlier_actions[i], nullptr);
  }
  raise(signal);
}

}  // namespace

void InstallCrashNote(const std::string& command) {
  std::strncpy(command_text.data(), command.c_str(), command_text.size() - 1);
  struct sigaction action = {};
  action.sa_handler = OnCrash;
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < kCrashSignals.size(); ++i) {
    sigaction(kCrashSignals[i], &action, &earlier_actions[i]);
  }
  if (__sanitizer_set_death_callback != nullptr) {
    __sanitizer_set_death_callback(WriteNote);
  }
}

}  // namespace superko
