#include "tools/harness/parallel.h"

#include "oneapi/tbb/global_control.h"
#include "oneapi/tbb/parallel_pipeline.h"
#include "oneapi/tbb/task_arena.h"

#include "tools/harness/hand_over.h"

namespace superko {
namespace {

// A pipeline and not tbb::parallel_for, which hands tasks from thread to thread
// in code that ThreadSanitizer sees without seeing the library behind it.
class Loop {
 public:
  Loop(std::size_t count, const ParallelOptions& options,
       absl::FunctionRef<void(std::size_t)> body)
      : count_(count), options_(options), body_(body) {}

  void Run() {
    using tbb::filter_mode;
    HandOver(&begin_);
    tbb::parallel_pipeline(
        static_cast<std::size_t>(options_.jobs),
        tbb::make_filter<void, std::size_t>(
            filter_mode::serial_in_order,
            [this](tbb::flow_control& control) { return Next(control); }) &
            tbb::make_filter<std::size_t, std::size_t>(
                filter_mode::parallel,
                [this](std::size_t index) { return Do(index); }) &
            tbb::make_filter<std::size_t, void>(
                filter_mode::serial_out_of_order,
                [this](std::size_t) { Tell(); }));
    TakeOver(&next_);
    TakeOver(&end_);
    TakeOver(&done_);
  }

 private:
  std::size_t Next(tbb::flow_control& control) {
    TakeOver(&next_);
    const std::size_t index = next_;
    if (index == count_) {
      control.stop();
    } else {
      ++next_;
    }
    HandOver(&next_);
    return index;
  }

  // Takes over what was there before the loop, and nothing from other rounds,
  // so that a race between rounds is still seen.
  std::size_t Do(std::size_t index) {
    TakeOver(&begin_);
    body_(index);
    HandOver(&end_);
    return index;
  }

  void Tell() {
    TakeOver(&done_);
    ++done_;
    if (options_.on_progress) options_.on_progress(done_, count_);
    HandOver(&done_);
  }

  std::size_t count_;
  const ParallelOptions& options_;
  absl::FunctionRef<void(std::size_t)> body_;
  std::size_t next_ = 0;  // Of the first filter alone.
  std::size_t done_ = 0;  // Of the last filter alone.
  char begin_ = 0;        // Marks for ThreadSanitizer.
  char end_ = 0;
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
