// SGF text, written: one game of FF[4] that SgfReader reads back as it was.
//
//   (;FF[4]GM[1]CA[UTF-8]AP[superko:1]SZ[9]
//   RU[suicide=forbidden,repetition=positional]C[found by ...]
//   ;B[ee];W[dd]TR[dd]C[refused])
//
// The rules are spelt out, passes are "[]", set-up stones are AB, AW and AE in
// this order, a point that is set twice only as it is set last. PL is written
// wherever it is not plain from the moves. A set-up without stones is left out.

#ifndef SUPERKO_CORE_RECORD_SGF_WRITER_H_
#define SUPERKO_CORE_RECORD_SGF_WRITER_H_

#include <cstddef>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

#include "core/board/point.h"
#include "core/record/game_record.h"

namespace superko {

// What is to be said at the node that holds record.moves[move].
struct SgfAnnotation {
  std::size_t move = 0;
  // UTF-8; empty for none.
  std::string comment;
  // Marked by a triangle.
  std::optional<Point> mark = std::nullopt;
};

struct SgfWriteOptions {
  // Of the whole game, in the root; UTF-8; empty for none.
  absl::string_view comment = "";
  // In the order of the moves.
  absl::Span<const SgfAnnotation> annotations = {};
};

void AppendSgf(const GameRecord& record, const SgfWriteOptions& options,
               std::string& out);

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_WRITER_H_
