// ScanPlays: the fast way through the plays of a judge text, for JudgeReader.
//
// Reads plays in the usual spelling ("B 3 14", then one blank or CR and LF) and
// stops without complaint at anything else, which is then read the slow way.

#ifndef SUPERKO_CORE_RECORD_JUDGE_PLAY_SCAN_H_
#define SUPERKO_CORE_RECORD_JUDGE_PLAY_SCAN_H_

#include <cstddef>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/board/color.h"
#include "core/record/game_record.h"
#include "core/record/text_window.h"

namespace superko {

struct PlayScanRules {
  // No leading zeros, '\n' right behind the column, colors in turn.
  bool strict = false;
  // For that; kEmpty if there was no play before.
  Color player_before = Color::kEmpty;
};

struct ScannedPlays {
  std::size_t count = 0;
  TextWindow::Lines text;
};

// Reads from the front of `text` into `plays`, as long as plays surely end
// within `text`.
ScannedPlays ScanPlays(absl::string_view text, PlayScanRules rules,
                       absl::Span<Move> plays);

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_JUDGE_PLAY_SCAN_H_
