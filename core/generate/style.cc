#include "core/generate/style.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace superko {
namespace {

constexpr Style kAllStyles[kStyles] = {
    Style::kMixed, Style::kUniform, Style::kLegal, Style::kCramped,
    Style::kKo,    Style::kDense,   Style::kComb,
};

constexpr absl::string_view kNames[kStyles] = {
    "mixed", "uniform", "legal", "cramped", "ko", "dense", "comb",
};

}  // namespace

absl::Span<const Style> AllStyles() { return kAllStyles; }

absl::string_view StyleName(Style style) {
  return kNames[static_cast<std::size_t>(style)];
}

absl::StatusOr<Style> ParseStyle(absl::string_view text) {
  for (const Style style : kAllStyles) {
    if (StyleName(style) == text) return style;
  }
  return absl::InvalidArgumentError(absl::StrCat("expected a style (",
                                                 absl::StrJoin(kNames, ", "),
                                                 "), found \"", text, "\""));
}

}  // namespace superko
