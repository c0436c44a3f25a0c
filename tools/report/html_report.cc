#include "tools/report/html_report.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

#include "tools/report/markup_text.h"
#include "tools/report/page/charts_svg.h"
#include "tools/report/page/filled.h"
#include "tools/report/page/page_files.h"
#include "tools/report/page/summary_html.h"

namespace superko {
namespace {

// A folder of broken files has as many errors as files; stderr has them all.
constexpr std::size_t kInputErrorsMax = 100;

// JSON that stands in a script element: nothing in it may end the element or
// begin a comment, and all of it is ASCII.
std::string EmbeddedJson(const nlohmann::ordered_json& json) {
  return absl::StrReplaceAll(
      json.dump(-1, ' ', true,
                nlohmann::ordered_json::error_handler_t::replace),
      {{"<", "\\u003c"}, {">", "\\u003e"}, {"&", "\\u0026"}});
}

absl::string_view OutcomeClass(const RunSummary& summary) {
  if (summary.findings > 0) return "bad";
  return summary.input_errors > 0 ? "unclear" : "good";
}

}  // namespace

void HtmlReport::OnFinding(std::uint64_t number, const Finding& finding) {
  findings_.push_back({.number = number, .finding = finding});
}

void HtmlReport::OnIllegalPlay(std::uint64_t number,
                               const IllegalPlay& illegal) {
  illegal_plays_.push_back(IllegalPlayText(number, illegal));
}

void HtmlReport::OnInputError(const absl::Status& error) {
  if (input_errors_.size() == kInputErrorsMax) return;
  input_errors_.emplace_back(error.message());
}

void HtmlReport::End(const RunSummary& summary, double seconds) {
  PageGames games(replay_);
  const std::string findings =
      FindingsHtml(findings_, summary.findings - summary.illegal_plays, games);
  const std::string outcome = MarkupText(OutcomeText(info_, summary));
  out_ << Filled(
      kPageHtml,
      {{"title",
        absl::StrCat(outcome, " - superko ", MarkupText(info_.command))},
       {"style", std::string(kStyleCss)},
       {"outcome_class", std::string(OutcomeClass(summary))},
       {"outcome", outcome},
       {"lead", LeadHtml(info_, summary, seconds)},
       {"settings", SettingsHtml(info_)},
       {"input_errors", InputErrorsHtml(input_errors_, summary.input_errors)},
       {"illegal_plays",
        IllegalPlaysHtml(illegal_plays_, summary.illegal_plays)},
       {"findings", findings},
       {"verdict_chart", VerdictChart(summary.witnesses)},
       {"cycle_chart", CycleChart(summary.witnesses)},
       {"witnesses", WitnessesHtml(summary.witnesses)},
       {"version", SUPERKO_VERSION},
       {"games", EmbeddedJson(games.data())},
       {"script", std::string(kPageJs)}});
}

}  // namespace superko
