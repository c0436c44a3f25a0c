#include "tools/engine/planted/subject.h"

#include <gtest/gtest.h>

namespace superko {
namespace {

TEST(SubjectTest, AnEngineGoesByTheNameItWasFoundBy) {
  for (const char* name :
       {"core", "flood-fill", "planted:simple-ko", "planted:wrap-around"}) {
    const auto subject = FindSubject(name);
    ASSERT_TRUE(subject.ok()) << subject.status();
    EXPECT_EQ(subject->name, name);
    EXPECT_EQ(subject->make()->name(), name);
  }
}

TEST(SubjectTest, AnUnknownNameIsAnError) {
  for (const char* name :
       {"", "planted:", "planted:no-such", "no-such", "planted:core"}) {
    EXPECT_FALSE(FindSubject(name).ok()) << name;
  }
}

}  // namespace
}  // namespace superko
