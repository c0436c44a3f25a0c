#include "tools/perft/parallel.h"

#include <atomic>
#include <mutex>

#include "oneapi/tbb/global_control.h"
#include "oneapi/tbb/parallel_for.h"
#include "oneapi/tbb/task_arena.h"

#include "tools/harness/hand_over.h"

namespace superko {
namespace {

class Loop {
 public:
  Loop(std::size_t count, const ParallelOptions& options,
       absl::FunctionRef<void(std::size_t)> body)
      : count_(count), options_(options), body_(body) {}

  // Every job takes the lowest index that is left, so that a long branch at the
  // end does not keep the others waiting behind it.
  void Run() {
    HandOver(this);
    tbb::parallel_for(0, options_.jobs, [this](int) {
      TakeOver(this);
      for (;;) {
        const std::size_t index = next_.fetch_add(1);
        if (index >= count_) break;
        body_(index);
        Tell();
      }
      HandOver(this);
    });
    TakeOver(this);
  }

 private:
  void Tell() {
    if (options_.on_progress == nullptr) return;
    const std::lock_guard<std::mutex> lock(telling_);
    options_.on_progress(++done_, count_);
  }

  std::size_t count_;
  const ParallelOptions& options_;
  absl::FunctionRef<void(std::size_t)> body_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex telling_;
  std::size_t done_ = 0;  // Under telling_.
};

}  // namespace

void ForEachInParallel(std::size_t count, const ParallelOptions& options,
                       absl::FunctionRef<void(std::size_t)> body) {
  const tbb::global_control threads(
      tbb::global_control::max_allowed_parallelism,
      static_cast<std::size_t>(options.jobs));
  tbb::task_arena arena(options.jobs);
  arena.execute([&] { Loop(count, options, body).Run(); });
}

}  // namespace superko
