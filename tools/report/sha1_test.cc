#include "tools/report/sha1.h"

#include <string>

#include <gtest/gtest.h>

namespace superko {
namespace {

// The examples of FIPS 180 and RFC 3174.
TEST(Sha1Test, GivesThePublishedDigests) {
  EXPECT_EQ(Sha1Hex("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
  EXPECT_EQ(Sha1Hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
  EXPECT_EQ(Sha1Hex(std::string(1'000'000, 'a')),
            "34aa973cd4c4daa4f61eeb2bdbad27316534016f");
  EXPECT_EQ(Sha1Hex(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
}

// As sha1sum says of 55, 56 and 64 letters 'x': the padding's corners.
TEST(Sha1Test, PadsAtTheEndOfABlock) {
  EXPECT_EQ(Sha1Hex(std::string(55, 'x')),
            "cef734ba81a024479e09eb5a75b6ddae62e6abf1");
  EXPECT_EQ(Sha1Hex(std::string(56, 'x')),
            "901305367c259952f4e7af8323f480d59f81335b");
  EXPECT_EQ(Sha1Hex(std::string(64, 'x')),
            "bb2fa3ee7afb9f54c6dfb5d021f14b1ffe40c163");
}

}  // namespace
}  // namespace superko
