// FindingMessage: what a target says of a difference before it ends: the
// shortest game that shows it, as text, SGF and judge text, and the command
// that shows it without a fuzzer.

#ifndef SUPERKO_FUZZ_FINDING_MESSAGE_H_
#define SUPERKO_FUZZ_FINDING_MESSAGE_H_

#include <string>

#include "core/record/game_record.h"
#include "tools/engine/engine.h"
#include "tools/harness/difference.h"

namespace superko {

// The engine under test: core, unless the variable SUPERKO_FUZZ_SUBJECT of the
// environment names another, such as "planted:simple-ko". "list" writes the
// names of all to stdout and ends the process, as does a name that is unknown.
const NamedEngine& FuzzSubject();

// REQUIRES: `difference` is one between FuzzSubject() and a reference, found in
// `record` by a deep comparison.
std::string FindingMessage(const GameRecord& record,
                           const Difference& difference);

}  // namespace superko

#endif  // SUPERKO_FUZZ_FINDING_MESSAGE_H_
