#include "core/record/text_window.h"

#include <string>

#include <gtest/gtest.h>

#include "core/record/byte_source.h"

namespace superko {
namespace {

TEST(TextWindowTest, PeekHoldsWhatIsAskedForOrAllThereIs) {
  StringSource source("abcdef", 1);
  TextWindow window(source);
  EXPECT_EQ(window.rest(), "");
  EXPECT_EQ(window.Peek(2), "ab");
  EXPECT_EQ(window.Peek(1), "ab");
  EXPECT_EQ(window.Peek(100), "abcdef");
  window.Skip(5);
  EXPECT_EQ(window.Peek(100), "f");
  window.Skip(1);
  EXPECT_EQ(window.Peek(1), "");
}

TEST(TextWindowTest, PlacesAreLinesAndColumns) {
  StringSource source("ab\nc\n\nd");
  TextWindow window(source);
  EXPECT_EQ(window.place(), (TextPlace{1, 1}));
  window.Peek(1);
  window.Skip(2);
  EXPECT_EQ(window.place(), (TextPlace{1, 3}));
  window.SkipLineEnd();
  EXPECT_EQ(window.place(), (TextPlace{2, 1}));
  window.SkipLines({.bytes = 3, .lines = 2, .after_line = 0});
  EXPECT_EQ(window.place(), (TextPlace{4, 1}));
  window.SkipLines({.bytes = 1, .lines = 0, .after_line = 1});
  EXPECT_EQ(window.place(), (TextPlace{4, 2}));
}

// The window moves on over a text many times its size.
TEST(TextWindowTest, LongTextsPassThrough) {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += "0123456789\n";
  StringSource source(text, 1000);
  TextWindow window(source);
  std::string seen;
  while (!window.Peek(TextWindow::kBytes / 2).empty()) {
    ASSERT_LE(window.rest().size(), TextWindow::kBytes);
    const std::size_t line = window.rest().find('\n');
    seen.append(window.rest().data(), line + 1);
    window.Skip(line);
    window.SkipLineEnd();
  }
  EXPECT_EQ(seen, text);
  EXPECT_EQ(window.line(), 100'001);
}

TEST(TextWindowTest, LongLinesKeepTheirColumns) {
  const std::string text(200'000, 'x');
  StringSource source(text);
  TextWindow window(source);
  while (!window.Peek(1).empty()) window.Skip(window.rest().size());
  EXPECT_EQ(window.column(), 200'001);
}

// Fails at once.
class FailingSource final : public ByteSource {
 public:
  absl::StatusOr<std::size_t> Read(absl::Span<char> /*buffer*/) override {
    ++calls_;
    return absl::UnavailableError("gone");
  }
  int calls() const { return calls_; }

 private:
  int calls_ = 0;
};

TEST(TextWindowTest, FailureOfTheSourceIsTheEndAndKept) {
  FailingSource source;
  TextWindow window(source);
  EXPECT_EQ(window.source_status(), absl::OkStatus());
  EXPECT_EQ(window.Peek(1), "");
  EXPECT_EQ(window.Peek(1), "");
  EXPECT_EQ(window.source_status(), absl::UnavailableError("gone"));
  EXPECT_EQ(source.calls(), 1);
}

}  // namespace
}  // namespace superko
