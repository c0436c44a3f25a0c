// Core's words in the reference's types, for the sources that know both.

#ifndef SUPERKO_TOOLS_ENGINE_REFERENCE_TYPES_H_
#define SUPERKO_TOOLS_ENGINE_REFERENCE_TYPES_H_

#include "core/board/color.h"
#include "reference/types.h"

namespace superko {

inline reference::Stone ToStone(Color color) {
  switch (color) {
    case Color::kEmpty:
      return reference::Stone::kEmpty;
    case Color::kBlack:
      return reference::Stone::kBlack;
    case Color::kWhite:
      return reference::Stone::kWhite;
  }
  return reference::Stone::kEmpty;
}

}  // namespace superko

#endif  // SUPERKO_TOOLS_ENGINE_REFERENCE_TYPES_H_
