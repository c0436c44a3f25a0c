// SUPERKO_CHECK: states what must hold; ends the process with values if not.
//
// A failed check is a fault of superko itself, never of its input: bad input
// is an absl::Status and a refused play is a Verdict.
//
//   SUPERKO_CHECK(rows > 0) << "rows is " << rows;
//
// SUPERKO_DCHECK is the same in builds without NDEBUG and free in others.

#ifndef SUPERKO_CORE_BASE_CHECK_H_
#define SUPERKO_CORE_BASE_CHECK_H_

#include <ostream>

namespace superko::internal {

// Collects the message; its destructor writes it to stderr and aborts.
class CheckFailure {
 public:
  CheckFailure(const char* file, int line, const char* condition);
  CheckFailure(const CheckFailure&) = delete;
  CheckFailure& operator=(const CheckFailure&) = delete;
  ~CheckFailure();
  std::ostream& stream();
};

}  // namespace superko::internal

#define SUPERKO_CHECK(condition) \
  if (condition) [[likely]] {    \
  } else /* NOLINT */            \
    ::superko::internal::CheckFailure(__FILE__, __LINE__, #condition).stream()

#ifdef NDEBUG
#define SUPERKO_DCHECK(condition) SUPERKO_CHECK(true || (condition))
#else
#define SUPERKO_DCHECK(condition) SUPERKO_CHECK(condition)
#endif

#endif  // SUPERKO_CORE_BASE_CHECK_H_
