// ProgramEngine: a program that answers judge input, as an engine.
//
// Each record is one run of the program on input of one case; its answers are
// read beside the right ones (said_answer.h). Only what the judge problem
// promises can be asked: any other record is UNIMPLEMENTED, so that a shrinker
// stays within that.
//
// Threads: an engine belongs to one worker; `options` are shared.
// Errors:  see JudgeVerdictStatus and ReadSaidAnswer.

#ifndef SUPERKO_TOOLS_CONTEST_PROGRAM_ENGINE_H_
#define SUPERKO_TOOLS_CONTEST_PROGRAM_ENGINE_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"

#include "tools/contest/program_run.h"
#include "tools/contest/said_answer.h"
#include "tools/engine/engine.h"

namespace superko {

std::unique_ptr<Engine> MakeProgramEngine(
    std::string name, std::shared_ptr<const ProgramOptions> options);

// Says `answer` to every record: what a program has said of one case of many.
std::unique_ptr<Engine> MakeToldEngine(std::string name,
                                       absl::StatusOr<SaidAnswer> answer);

}  // namespace superko

#endif  // SUPERKO_TOOLS_CONTEST_PROGRAM_ENGINE_H_
