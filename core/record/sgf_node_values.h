// SgfNodeValues: the values of one node, in the order of the text.
//
// Memory: that of a node is used again for the next one.

#ifndef SUPERKO_CORE_RECORD_SGF_NODE_VALUES_H_
#define SUPERKO_CORE_RECORD_SGF_NODE_VALUES_H_

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/record/location.h"
#include "core/record/sgf_property.h"

namespace superko {

struct SgfValue {
  SgfProperty property = SgfProperty::kOther;
  // Not the first value behind its name.
  bool is_further = false;
  TextPlace place;
  // Of the node's text.
  std::size_t text_begin = 0;
  std::size_t text_end = 0;
};

class SgfNodeValues {
 public:
  void Clear() {
    text_.clear();
    values_.clear();
    uses_.fill(0);
  }

  // What is appended here is the text of the value that is added next.
  std::string& text() { return text_; }
  void Add(SgfProperty property, bool is_further, TextPlace place) {
    const std::size_t begin = values_.empty() ? 0 : values_.back().text_end;
    values_.push_back({property, is_further, place, begin, text_.size()});
    ++uses_[static_cast<std::size_t>(UseOf(property))];
  }

  absl::Span<const SgfValue> values() const { return values_; }
  absl::string_view TextOf(const SgfValue& value) const {
    return absl::string_view(text_).substr(value.text_begin,
                                           value.text_end - value.text_begin);
  }
  std::size_t count(SgfPropertyUse use) const {
    return uses_[static_cast<std::size_t>(use)];
  }
  // The first value of `property`; null if it has none.
  const SgfValue* Find(SgfProperty property) const {
    for (const SgfValue& value : values_) {
      if (value.property == property) return &value;
    }
    return nullptr;
  }

 private:
  std::string text_;
  std::vector<SgfValue> values_;
  std::array<std::size_t, kSgfPropertyUses> uses_{};
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_NODE_VALUES_H_
