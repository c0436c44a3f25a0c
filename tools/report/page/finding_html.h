// A finding as HTML: what differs in words, the shortest record that shows it
// and the one it was found in, as games to step through, and texts to copy.

#ifndef SUPERKO_TOOLS_REPORT_PAGE_FINDING_HTML_H_
#define SUPERKO_TOOLS_REPORT_PAGE_FINDING_HTML_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "nlohmann/json.hpp"

#include "tools/harness/replay.h"
#include "tools/harness/source.h"

namespace superko {

// The games of a page, and the data for each of them.
class PageGames {
 public:
  // `replay` may be empty: then only the boards of the difference are shown.
  explicit PageGames(ReplayFunction replay) : replay_(std::move(replay)) {}

  // Adds a game and returns it as HTML.
  std::string Add(const GameRecord& record, const Difference& difference,
                  int plays);

  const nlohmann::ordered_json& data() const { return data_; }

 private:
  ReplayFunction replay_;
  nlohmann::ordered_json data_ = nlohmann::ordered_json::array();
};

// A finding and its number in the run, from 1.
struct NumberedFinding {
  std::uint64_t number = 0;
  Finding finding;
};

// All findings of the page. `count` is how many there were in the run.
std::string FindingsHtml(const std::vector<NumberedFinding>& findings,
                         std::uint64_t count, PageGames& games);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_PAGE_FINDING_HTML_H_
