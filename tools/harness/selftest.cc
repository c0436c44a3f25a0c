#include "tools/harness/selftest.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <utility>

#include "tools/harness/comparer.h"

namespace superko {
namespace {

// Gives the cases of a source one by one.
class CaseReader {
 public:
  explicit CaseReader(std::unique_ptr<Source> source)
      : source_(std::move(source)), maker_(source_->NewMaker()) {}

  // Null at the end. Valid until the next call.
  const Case* Next() {
    if (next_ == batch_.count) {
      batch_.Clear();
      next_ = 0;
      if (!source_->Next(batch_) || batch_.count == 0) return nullptr;
    }
    Case& which = batch_.cases[next_++];
    if (maker_ != nullptr) maker_->Make(which);
    return &which;
  }

 private:
  std::unique_ptr<Source> source_;
  std::unique_ptr<CaseMaker> maker_;
  Batch batch_;
  std::size_t next_ = 0;
};

SelftestResult Test(const EngineFactory& subject,
                    const SelftestOptions& options) {
  const Lineup lineup = {subject, options.truth};
  Comparer comparer(lineup, {});
  CaseReader cases(options.open_source());
  Witnesses witnesses;
  SelftestResult result;
  while (!options.should_stop()) {
    const Case* const which = cases.Next();
    if (which == nullptr) break;
    ++result.games;
    const auto difference = comparer.Compare(which->record, witnesses);
    if (!difference.has_value()) continue;
    result.moves = difference->move + 1;
    result.shrunk = Shrink(
        lineup, which->record, *difference,
        {.probes_max = options.probes_max, .should_stop = options.should_stop});
    break;
  }
  return result;
}

}  // namespace

std::vector<SelftestResult> RunSelftest(
    absl::Span<const EngineFactory> subjects, const SelftestOptions& options) {
  std::vector<SelftestResult> results(subjects.size());
  // Each thread takes the next engine that nobody has taken; nothing else is
  // shared.
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < subjects.size(); i = next++) {
      results[i] = Test(subjects[i], options);
    }
  };
  std::vector<std::thread> helpers;
  const std::size_t workers =
      std::min(subjects.size(), static_cast<std::size_t>(options.jobs));
  for (std::size_t i = 1; i < workers; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  return results;
}

}  // namespace superko
