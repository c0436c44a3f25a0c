#include "tools/cli/stop_signals.h"

#include <signal.h>

#include <atomic>

namespace superko {
namespace {

constexpr int kStopSignals[] = {SIGINT, SIGTERM};

// A signal handler has no other way to speak than a variable of the program.
std::atomic<int> stop_signal = 0;
static_assert(std::atomic<int>::is_always_lock_free);

void SetHandlers(void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (const int signal : kStopSignals) sigaction(signal, &action, nullptr);
}

void OnStopSignal(int signal) {
  stop_signal.store(signal);
  SetHandlers(SIG_DFL);
}

}  // namespace

void InstallStopSignals() { SetHandlers(OnStopSignal); }

bool StopRequested() {
  return stop_signal.load(std::memory_order_relaxed) != 0;
}

std::optional<int> StopSignal() {
  const int signal = stop_signal.load();
  return signal == 0 ? std::nullopt : std::optional<int>(signal);
}

ExitCode OutcomeUnlessStopped(ExitCode outcome) {
  switch (StopSignal().value_or(0)) {
    case SIGINT:
      return ExitCode::kInterrupted;
    case SIGTERM:
      return ExitCode::kTerminated;
    default:
      return outcome;
  }
}

}  // namespace superko
