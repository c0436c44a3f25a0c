// Outcomes in words, for the messages of tests.
//
// Threads: pure functions.
// Errors:  none.
#ifndef SUPERKO_REFERENCE_OUTCOME_TEXT_H_
#define SUPERKO_REFERENCE_OUTCOME_TEXT_H_

#include <iosfwd>
#include <string>

#include "reference/types.h"

namespace reference {

// "legal", "occupied", "suicide" or "repetition"; a legal play goes on with
// ", captured 2" or ", own removed 3" if it took stones.
std::string OutcomeText(const Outcome& outcome);

// What GoogleTest prints for one.
void PrintTo(const Outcome& outcome, std::ostream* out);

}  // namespace reference

#endif  // SUPERKO_REFERENCE_OUTCOME_TEXT_H_
