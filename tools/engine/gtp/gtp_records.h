// Which records a GTP engine can be asked: the protocol has no set-up and
// boards to 25 only, and engines have limits of their own.

#ifndef SUPERKO_TOOLS_ENGINE_GTP_GTP_RECORDS_H_
#define SUPERKO_TOOLS_ENGINE_GTP_GTP_RECORDS_H_

#include <string>

#include "core/record/game_record.h"
#include "tools/engine/gtp/gtp_engine.h"

namespace superko {

// Why not `record`, in few words that many records share; empty if it can be.
std::string GtpObstacle(const GameRecord& record,
                        const GtpEngineOptions& options);

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_GTP_GTP_RECORDS_H_
