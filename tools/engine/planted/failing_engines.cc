#include "tools/engine/planted/failing_engines.h"

#include <csignal>
#include <cstdlib>

#include <chrono>
#include <memory>
#include <thread>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "core/base/check.h"
#include "tools/engine/core_engine.h"

namespace superko {
namespace {

constexpr int kFatalCapture = 2;

// By a signal, as a sanitizer would stop the write itself with another report.
void Crash() { std::raise(SIGSEGV); }

void FailCheck() { SUPERKO_CHECK(false) << "on purpose"; }

void Exit() { std::_Exit(7); }

void Hang() {
  for (;;) std::this_thread::sleep_for(std::chrono::seconds(1));
}

struct Failure {
  absl::string_view name;
  void (*happen)();
};

constexpr Failure kFailures[] = {
    {"crash", Crash},
    {"failed-check", FailCheck},
    {"exit", Exit},
    {"hang", Hang},
};

class FailingEngine : public Engine {
 public:
  explicit FailingEngine(const Failure& failure)
      : name_(absl::StrCat("planted:", failure.name)),
        happen_(failure.happen),
        core_(MakeCoreEngine()) {}

  absl::string_view name() const override { return name_; }
  absl::Status Start(const GameRecord& record) override {
    return core_->Start(record);
  }
  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    absl::Status status = core_->Play(moves, transcript);
    for (const MoveAnswer& answer : transcript.answers) {
      if (answer.captured >= kFatalCapture) happen_();
    }
    return status;
  }
  bool CountStrings(absl::Span<StringCount> counts) override {
    return core_->CountStrings(counts);
  }

 private:
  std::string name_;
  void (*happen_)();
  std::unique_ptr<Engine> core_;
};

}  // namespace

std::optional<NamedEngine> FindFailingEngine(absl::string_view name) {
  for (const Failure& failure : kFailures) {
    if (failure.name != name) continue;
    return NamedEngine{.name = absl::StrCat("planted:", name),
                       .make = [&failure] {
                         return std::make_unique<FailingEngine>(failure);
                       }};
  }
  return std::nullopt;
}

std::string FailingEngineNames() {
  return absl::StrJoin(kFailures, ", ",
                       [](std::string* out, const Failure& failure) {
                         absl::StrAppend(out, failure.name);
                       });
}

}  // namespace superko
