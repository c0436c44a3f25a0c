#include "tools/tidy/include_edges.h"

#include <cstddef>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace superko {
namespace {

// Words or beginnings of paths, with single spaces in between.
using Words = absl::string_view;

struct Layer {
  absl::string_view path;  // Where its files' paths begin.
  Words code;              // What it may include, besides itself.
  Words libraries;
};

// Lowest first.
constexpr Layer kLayers[] = {
    {"core/base/", "", "absl/"},
    {"core/board/", "core/base/", "absl/"},
    {"core/rules/", "core/base/ core/board/", "absl/"},
    {"core/record/", "core/base/ core/board/ core/rules/", "absl/"},
    {"core/generate/", "core/base/ core/board/ core/rules/ core/record/",
     "absl/"},
    {"core/perft/", "core/base/ core/board/ core/rules/ core/record/", "absl/"},
    {"core/stroke/", "core/base/ core/board/ core/record/", "absl/"},
    {"core/testing/", "core/", "absl/"},

    {"reference/", "", ""},

    {"tools/testing/", "tools/process/", "absl/"},
    // A whole program: an engine with a fault.
    {"tools/testing/bad_engine", "tools/engine/gtp/", "absl/"},
    {"tools/testing/bad_judge", "core/", "absl/"},
    {"tools/testing/weak_judge", "core/", "absl/"},
    {"tools/tidy/", "", "absl/"},
    {"tools/mutants/", "", ""},
    {"tools/examples/", "core/ tools/engine/ tools/harness/", "absl/"},
    {"tools/process/", "", "absl/"},
    {"tools/engine/", "core/", "absl/"},
    {"tools/engine/gtp/", "core/ tools/engine/ tools/process/", "absl/"},
    // The only place where core and the reference meet.
    {"tools/engine/reference_", "core/ reference/ tools/engine/", "absl/"},
    // Knows engines by their interface, not by name.
    {"tools/harness/",
     "core/ tools/engine/engine.h tools/engine/stroke_solvers.h",
     "absl/ oneapi/"},
    {"tools/isolation/", "core/ tools/engine/engine.h tools/process/", "absl/"},
    {"tools/perft/", "core/ tools/engine/engine.h tools/harness/",
     "absl/ oneapi/"},
    {"tools/sgf/", "core/ tools/engine/engine.h tools/harness/", "absl/"},
    {"tools/input/", "core/ tools/harness/ tools/sgf/", "absl/"},
    {"tools/report/", "core/ tools/engine/engine.h tools/harness/",
     "absl/ nlohmann/ openssl/"},
    {"tools/contest/",
     "core/ tools/engine/engine.h tools/harness/ tools/process/", "absl/"},
    {"tools/cli/",
     "core/ tools/contest/ tools/engine/ tools/harness/ tools/input/ "
     "tools/isolation/ "
     "tools/perft/ tools/report/ tools/sgf/",
     "absl/ CLI/ nlohmann/"},

    // A header for tests may be included where it is named.
    {"bench/", "core/ tools/ core/testing/crafted_game.h",
     "absl/ benchmark/ oneapi/"},
    {"fuzz/", "core/ tools/ tools/input/testing.h", "absl/ libxml/ nlohmann/"},
};

// What tests may include besides what their layer may: engines by name too, so
// that they have something to play on. The reference stays alone even here.
constexpr Layer kTests[] = {
    {"core/", "core/", "gtest/ gmock/"},
    {"reference/", "", "gtest/ gmock/"},
    {"tools/", "core/ tools/engine/ tools/harness/ tools/testing/",
     "gtest/ gmock/"},
    // What is written as XML is read back by a parser of others.
    {"tools/report/", "core/ tools/engine/ tools/harness/ tools/testing/",
     "gtest/ gmock/ libxml/"},
    {"fuzz/", "core/ tools/", "gtest/ gmock/"},
};

// Core has no threads and no files.
constexpr Words kStandardHeadersNotForCore =
    "condition_variable cstdio filesystem fstream future mutex shared_mutex "
    "thread";

constexpr Words kOurs = "bench/ core/ fuzz/ reference/ tools/";

bool BeginsWithOneOf(absl::string_view text, Words beginnings) {
  for (const absl::string_view one :
       absl::StrSplit(beginnings, ' ', absl::SkipEmpty())) {
    if (absl::StartsWith(text, one)) return true;
  }
  return false;
}

bool IsOneOf(absl::string_view text, Words words) {
  for (const absl::string_view one : absl::StrSplit(words, ' ')) {
    if (text == one) return true;
  }
  return false;
}

// The innermost layer that holds the path; null if there is none.
template <std::size_t kCount>
const Layer* FindLayer(const Layer (&layers)[kCount], absl::string_view path) {
  const Layer* inner = nullptr;
  for (const Layer& layer : layers) {
    const bool is_longer =
        inner == nullptr || layer.path.size() > inner->path.size();
    if (is_longer && absl::StartsWith(path, layer.path)) inner = &layer;
  }
  return inner;
}

// What one file may include.
class Allowance {
 public:
  explicit Allowance(absl::string_view path)
      : path_(path),
        layer_(FindLayer(kLayers, path)),
        tests_(IsForTests(path) ? FindLayer(kTests, path) : nullptr) {}

  bool has_layer() const { return layer_ != nullptr; }

  // Empty if `target` may be included.
  std::string ObjectionTo(absl::string_view target, bool is_quoted) const {
    if (BeginsWithOneOf(target, kOurs)) return ObjectionToOurs(target);
    const bool is_allowed =
        is_quoted || absl::StrContains(target, '/')
            ? AllowsLibrary(target) || (!is_quoted && AllowsSystem(target))
            : AllowsSystem(target);
    return is_allowed ? "" : absl::StrCat("may not include ", target);
  }

 private:
  std::string ObjectionToOurs(absl::string_view target) const {
    if (!IsHeader(target)) {
      return absl::StrCat(target, " is no header to include");
    }
    if (IsForTests(target) && !IsForTests(path_) &&
        !IsOneOf(target, layer_->code)) {
      return absl::StrCat("may not include ", target, ", which is for tests");
    }
    const bool is_allowed =
        absl::StartsWith(target, layer_->path) ||
        BeginsWithOneOf(target, layer_->code) ||
        (tests_ != nullptr && BeginsWithOneOf(target, tests_->code));
    return is_allowed ? "" : absl::StrCat("may not include ", target);
  }

  bool AllowsLibrary(absl::string_view target) const {
    return BeginsWithOneOf(target, layer_->libraries) ||
           (tests_ != nullptr && BeginsWithOneOf(target, tests_->libraries));
  }

  // The standard library everywhere; the system's headers above core.
  bool AllowsSystem(absl::string_view target) const {
    const bool is_core = absl::StartsWith(path_, "core/");
    const bool is_above = !is_core && !absl::StartsWith(path_, "reference/");
    const bool is_standard =
        target.find_first_of("/.") == absl::string_view::npos;
    if (is_standard) {
      return !is_core || IsForTests(path_) ||
             !IsOneOf(target, kStandardHeadersNotForCore);
    }
    return is_above && (!absl::StrContains(target, '/') ||
                        BeginsWithOneOf(target, "sys/ sanitizer/"));
  }

  absl::string_view path_;
  const Layer* layer_;
  const Layer* tests_;
};

}  // namespace

Breaches FindForbiddenIncludes(const SourceFile& file) {
  const Allowance allowance(file.path);
  if (!allowance.has_layer()) {
    return {absl::StrCat(file.path, ":1: belongs to no layer of the table in ",
                         "tools/tidy/include_edges.cc")};
  }
  Breaches breaches;
  std::size_t number = 0;
  for (absl::string_view line : absl::StrSplit(file.text, '\n')) {
    ++number;
    if (!absl::ConsumePrefix(&line, "#include ")) continue;
    const bool is_quoted = absl::StartsWith(line, "\"");
    line.remove_prefix(1);
    const std::string objection = allowance.ObjectionTo(
        line.substr(0, line.find(is_quoted ? '"' : '>')), is_quoted);
    if (objection.empty()) continue;
    breaches.push_back(absl::StrCat(file.path, ":", number, ": ", objection));
  }
  return breaches;
}

}  // namespace superko
