#include "tools/report/page/summary_html.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"

#include "tools/report/grouped.h"
#include "tools/report/markup_text.h"
#include "tools/report/page/game_words.h"

namespace superko {
namespace {

std::string Row(absl::string_view name, std::uint64_t count) {
  return absl::Substitute("<tr><th scope=\"row\">$0</th><td>$1</td></tr>", name,
                          Grouped(count));
}

std::string Table(absl::string_view caption, const std::string& rows) {
  return absl::Substitute(
      "<table><caption>$0</caption><tbody>$1</tbody></table>", caption, rows);
}

}  // namespace

std::string OutcomeText(const RunInfo& info, const RunSummary& summary) {
  if (summary.findings > 0) return CountWords(summary.findings, "finding");
  if (summary.input_errors > 0) {
    return absl::StrCat(CountWords(summary.input_errors, "input error"),
                        ", no findings");
  }
  if (info.engines.size() < 2) return "No findings";
  return absl::StrCat(absl::StrJoin(info.engines, " and "), " agree");
}

std::string LeadHtml(const RunInfo& info, const RunSummary& summary,
                     double seconds) {
  const std::string parts = absl::StrCat(
      "<code>superko ", MarkupText(info.command),
      "</code>: ", MarkupText(absl::StrJoin(info.engines, " against ")), ", ",
      CountWords(summary.witnesses.games, "game"), ", ",
      CountWords(summary.witnesses.moves, "move"),
      absl::StrFormat(", %.1f s.", seconds));
  if (summary.complete) return parts;
  return absl::StrCat(parts,
                      " <strong>Stopped early: this is a part of the "
                      "run.</strong>");
}

std::string SettingsHtml(const RunInfo& info) {
  std::string items;
  for (const auto& [name, value] : info.settings) {
    absl::StrAppend(&items, "<div><dt>", MarkupText(name), "</dt><dd>",
                    MarkupText(value), "</dd></div>");
  }
  return absl::StrCat("<dl class=\"settings\">", items, "</dl>");
}

std::string WitnessesHtml(const Witnesses& witnesses) {
  return absl::StrCat(
      "<div class=\"tables\">",
      Table("Moves", absl::StrCat(Row("games", witnesses.games),
                                  Row("moves", witnesses.moves),
                                  Row("passes", witnesses.passes),
                                  Row("set-ups", witnesses.set_ups))),
      Table("Plays",
            absl::StrCat(Row("legal", witnesses.legal),
                         Row("occupied", witnesses.occupied),
                         Row("suicide, refused", witnesses.suicide),
                         Row("suicide, allowed", witnesses.suicide_allowed),
                         Row("repetition, refused", witnesses.repetition),
                         Row("longest cycle", witnesses.longest_cycle()))),
      Table(
          "Captures",
          absl::StrCat(Row("captured stones", witnesses.captured_stones),
                       Row("captures of 50 or more", witnesses.captures_of_50),
                       Row("largest capture", witnesses.largest_capture))),
      "</div>");
}

std::string IllegalPlaysHtml(const std::vector<std::string>& texts,
                             std::uint64_t count) {
  if (count == 0) return "";
  std::string items;
  for (const std::string& text : texts) {
    absl::StrAppend(&items, "<pre>", MarkupText(text), "</pre>");
  }
  if (count > texts.size()) {
    absl::StrAppend(&items, "<p>",
                    CountWords(count - texts.size(), "more illegal play"),
                    "</p>");
  }
  return absl::StrCat(
      "<section class=\"illegal-plays\" aria-labelledby=\"illegal-plays\">"
      "<h2 id=\"illegal-plays\">Illegal plays</h2>",
      items, "</section>");
}

std::string InputErrorsHtml(const std::vector<std::string>& messages,
                            std::uint64_t count) {
  if (count == 0) return "";
  std::string items;
  for (const std::string& message : messages) {
    absl::StrAppend(&items, "<li><code>", MarkupText(message), "</code></li>");
  }
  if (count > messages.size()) {
    absl::StrAppend(&items, "<li>",
                    CountWords(count - messages.size(), "more error"), "</li>");
  }
  return absl::StrCat(
      "<section class=\"input-errors\" aria-labelledby=\"input-errors\">"
      "<h2 id=\"input-errors\">What could not be read</h2><ul>",
      items, "</ul></section>");
}

}  // namespace superko
