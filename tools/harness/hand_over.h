// HandOver and TakeOver: tell ThreadSanitizer that a pipeline passed an object
// from one thread to another.
//
// Debian's libtbb is not built for ThreadSanitizer, which therefore cannot see
// that the pipeline orders its filters. These marks say so for one object at a
// time and suppress nothing: a race inside a filter is still reported (the test
// in run_race_test.cc plants one). They are empty in every other build.

#ifndef SUPERKO_TOOLS_HARNESS_HAND_OVER_H_
#define SUPERKO_TOOLS_HARNESS_HAND_OVER_H_

#if defined(__SANITIZE_THREAD__)
#define SUPERKO_HAS_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define SUPERKO_HAS_TSAN 1
#endif
#endif

#ifdef SUPERKO_HAS_TSAN
#include <sanitizer/tsan_interface.h>
#endif

namespace superko {

// The present thread is done with `object`.
inline void HandOver([[maybe_unused]] void* object) {
#ifdef SUPERKO_HAS_TSAN
  __tsan_release(object);
#endif
}

// The present thread goes on with `object`.
inline void TakeOver([[maybe_unused]] void* object) {
#ifdef SUPERKO_HAS_TSAN
  __tsan_acquire(object);
#endif
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_HARNESS_HAND_OVER_H_
