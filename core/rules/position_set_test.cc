#include "core/rules/position_set.h"

#include <cstdint>
#include <map>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/split_mix.h"

namespace superko {
namespace {

using testing::ElementsAreArray;

// The set with its keys, beside a std::map that must agree.
class Model {
 public:
  explicit Model(std::uint32_t first_serial = 1) : set_(first_serial) {}

  void Start(std::size_t expected) {
    set_.Start(expected);
    keys_.clear();
    numbers_.clear();
  }
  void Insert(std::uint64_t key) {
    const auto number = static_cast<std::uint32_t>(keys_.size());
    keys_.push_back(key);
    numbers_[key].push_back(number);
    if (number >= set_.numbers_max()) set_.Grow(KeyOf{keys_});
    set_.Insert(set_.Find(key, KeyOf{keys_}), number);
  }
  void RemoveLast() {
    const auto number = static_cast<std::uint32_t>(keys_.size() - 1);
    set_.Remove(keys_.back(), number);
    numbers_[keys_.back()].pop_back();
    keys_.pop_back();
  }
  void ExpectAgreement(std::uint64_t key) const {
    const auto expected = numbers_.find(key);
    EXPECT_THAT(Found(key), ElementsAreArray(expected == numbers_.end()
                                                 ? std::vector<std::uint32_t>()
                                                 : expected->second));
  }
  std::size_t size() const { return keys_.size(); }

 private:
  // In order of coming.
  std::vector<std::uint32_t> Found(std::uint64_t key) const {
    std::vector<std::uint32_t> found;
    const PositionSet::Slot slot = set_.Find(key, KeyOf{keys_});
    if (set_.IsFree(slot)) return found;
    for (std::uint32_t number = set_.NumberAt(slot);
         number != PositionSet::kNone; number = set_.Older(number)) {
      found.insert(found.begin(), number);
    }
    return found;
  }

  struct KeyOf {
    const std::vector<std::uint64_t>& keys;
    std::uint64_t operator()(std::uint32_t number) const {
      return keys[number];
    }
  };

  PositionSet set_;
  std::vector<std::uint64_t> keys_;
  std::map<std::uint64_t, std::vector<std::uint32_t>> numbers_;
};

TEST(PositionSetTest, FindsWhatWasInsertedAndNothingElse) {
  Model model;
  model.Start(4);
  model.ExpectAgreement(7);
  model.Insert(7);
  model.Insert(8);
  for (std::uint64_t key = 0; key < 20; ++key) model.ExpectAgreement(key);
}

TEST(PositionSetTest, OneKeyMayHaveManyNumbers) {
  Model model;
  model.Start(4);
  for (int i = 0; i < 50; ++i) model.Insert(0);
  model.ExpectAgreement(0);
  for (int i = 0; i < 25; ++i) model.RemoveLast();
  model.ExpectAgreement(0);
}

// A million passes in a row are no reason to be slow.
TEST(PositionSetTest, EqualKeysAreNotLookedThrough) {
  PositionSet set;
  set.Start(10'000);
  int looks = 0;
  const auto key_of = [&looks](std::uint32_t) {
    ++looks;
    return std::uint64_t{5};
  };
  for (std::uint32_t number = 0; number < 10'000; ++number) {
    set.Insert(set.Find(5, key_of), number);
  }
  EXPECT_LE(looks, 10'000);
  for (std::uint32_t number = 9'999; number > 0; --number) {
    EXPECT_EQ(set.NumberAt(set.Find(5, key_of)), number);
    set.Remove(5, number);
  }
  EXPECT_LE(looks, 20'000);
}

TEST(PositionSetTest, GrowsBeyondWhatWasExpected) {
  Model model;
  model.Start(0);
  SplitMix64 random(1);
  for (int i = 0; i < 20'000; ++i) model.Insert(random.Next());
  SplitMix64 again(1);
  for (int i = 0; i < 20'000; ++i) model.ExpectAgreement(again.Next());
  for (int i = 0; i < 1'000; ++i) model.ExpectAgreement(again.Next());
}

TEST(PositionSetTest, StartForgetsEverything) {
  Model model;
  for (int game = 0; game < 100; ++game) {
    model.Start(static_cast<std::size_t>(game % 7) * 300);
    for (std::uint64_t key = 0; key < 50; ++key) model.ExpectAgreement(key);
    for (std::uint64_t key = 0; key < 50; ++key) model.Insert(key);
    for (std::uint64_t key = 0; key < 60; ++key) model.ExpectAgreement(key);
  }
}

// As after two thousand million positions: serials begin anew, and what earlier
// games left must not be taken for the present one's.
TEST(PositionSetTest, StartForgetsEverythingWhenSerialsBeginAnew) {
  Model model((std::uint32_t{1} << 31) - 3'000);
  for (int game = 0; game < 100; ++game) {
    model.Start(50);
    for (std::uint64_t key = 0; key < 60; ++key) model.ExpectAgreement(key);
    for (std::uint64_t key = 0; key < 50; ++key) model.Insert(key);
    for (std::uint64_t key = 0; key < 60; ++key) model.ExpectAgreement(key);
  }
}

// Few different keys, so that equal and colliding ones are common, with all
// their bits in the high half, or the low one, or both.
TEST(PositionSetTest, AgreesWithAMapOnRandomWork) {
  SplitMix64 random(2);
  for (const int shift : {0, 32, 58}) {
    Model model;
    for (int game = 0; game < 20; ++game) {
      model.Start(random.Below(64));
      for (int step = 0; step < 2'000; ++step) {
        const std::uint64_t key = std::uint64_t{random.Below(40)} << shift;
        if (model.size() > 0 && random.Percent(40)) {
          model.RemoveLast();
        } else {
          model.Insert(key);
        }
        model.ExpectAgreement(std::uint64_t{random.Below(40)} << shift);
      }
    }
  }
}

}  // namespace
}  // namespace superko
