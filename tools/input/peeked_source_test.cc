#include "tools/input/peeked_source.h"

#include <cstddef>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "absl/status/status.h"

namespace superko {
namespace {

constexpr absl::string_view kText = "0123456789";

PeekedSource SourceInPieces(std::size_t piece_max) {
  return PeekedSource(std::make_unique<StringSource>(kText, piece_max));
}

std::string ReadAll(PeekedSource& source, std::size_t buffer_bytes) {
  std::string all;
  std::string buffer(buffer_bytes, '\0');
  for (;;) {
    const absl::StatusOr<std::size_t> bytes =
        source.Read(absl::MakeSpan(buffer));
    if (!bytes.ok() || *bytes == 0) return all;
    all.append(buffer, 0, *bytes);
  }
}

TEST(PeekedSourceTest, WhatWasPeekedAtIsReadAgain) {
  for (const std::size_t piece : {1, 3, 100}) {
    for (const std::size_t buffer : {1, 4, 100}) {
      PeekedSource source = SourceInPieces(piece);
      EXPECT_EQ(*source.Peek(4), "0123");
      EXPECT_EQ(ReadAll(source, buffer), kText);
    }
  }
}

TEST(PeekedSourceTest, PeeksAtAllOfAShortInput) {
  PeekedSource source = SourceInPieces(3);
  EXPECT_EQ(*source.Peek(100), kText);
  EXPECT_EQ(ReadAll(source, 100), kText);
}

TEST(PeekedSourceTest, ReadsWithoutPeeking) {
  PeekedSource source = SourceInPieces(3);
  EXPECT_EQ(ReadAll(source, 100), kText);
}

class BrokenSource : public ByteSource {
 public:
  absl::StatusOr<std::size_t> Read(absl::Span<char> /*buffer*/) override {
    return absl::UnavailableError("broken");
  }
};

TEST(PeekedSourceTest, HandsOnTheFaultOfItsSource) {
  PeekedSource source(std::make_unique<BrokenSource>());
  EXPECT_EQ(source.Peek(1).status().message(), "broken");
  std::string buffer(1, '\0');
  EXPECT_EQ(source.Read(absl::MakeSpan(buffer)).status().message(), "broken");
}

}  // namespace
}  // namespace superko
