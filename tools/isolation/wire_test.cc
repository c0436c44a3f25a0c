#include "tools/isolation/wire.h"

#include <array>

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(WireTest, WhatIsPutIsGot) {
  WireWriter writer;
  writer.Put(Request::kPlay);
  writer.PutStatus(absl::NotFoundError("no such thing"));
  const std::array<std::uint16_t, 3> numbers = {1, 2, 65535};
  writer.PutAll(absl::MakeConstSpan(numbers));
  const std::string bytes = writer.Take();

  WireReader reader(FirstMessage(bytes));
  EXPECT_EQ(reader.Get<Request>(), Request::kPlay);
  EXPECT_EQ(reader.GetStatus(), absl::NotFoundError("no such thing"));
  std::array<std::uint16_t, 3> read = {};
  reader.GetAll(absl::MakeSpan(read));
  EXPECT_EQ(read, numbers);
  EXPECT_TRUE(reader.ok());
}

TEST(WireTest, AMessageIsFoundOnlyWhenItIsWhole) {
  WireWriter writer;
  writer.PutText("abc");
  std::string bytes = writer.Take();
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    EXPECT_EQ(FirstMessage(absl::string_view(bytes).substr(0, length)), "");
  }
  const std::size_t whole = bytes.size();
  bytes += "the next";
  const absl::string_view message = FirstMessage(bytes);
  EXPECT_EQ(MessageBytes(message), whole);
  EXPECT_EQ(WireReader(message).GetText(), "abc");
}

TEST(WireTest, AMessageThatEndsEarlyIsSaidSo) {
  WireWriter writer;
  writer.Put(std::uint8_t{7});
  const std::string bytes = writer.Take();
  WireReader reader(FirstMessage(bytes));
  EXPECT_EQ(reader.Get<std::uint64_t>(), 0u);
  EXPECT_FALSE(reader.ok());
  EXPECT_EQ(reader.Get<std::uint8_t>(), 0u);
  EXPECT_FALSE(WireReader(FirstMessage(bytes)).GetStatus().ok());
}

}  // namespace
}  // namespace superko
