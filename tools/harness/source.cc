#include "tools/harness/source.h"

namespace superko {

void Case::Clear() {
  number = 0;
  file.clear();
  entry.clear();
  number_in_file = 0;
  line = 0;
  record.moves.clear();
  is_sgf = false;
  sgf.Clear();
  result.Clear();
  errors.clear();
}

void Batch::Clear() {
  count = 0;
  input_errors.clear();
  error_places.clear();
  files.clear();
  file_notes.clear();
  has_own_numbers = false;
  numbers = 0;
  work.reset();
  witnesses.Clear();
  findings.clear();
  skipped.clear();
  waived.clear();
}

}  // namespace superko
