#include "tools/report/page/finding_html.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "core/record/judge_writer.h"
#include "tools/report/board_text.h"
#include "tools/report/finding_text.h"
#include "tools/report/markup_text.h"
#include "tools/report/page/filled.h"
#include "tools/report/page/game_html.h"
#include "tools/report/page/game_json.h"
#include "tools/report/page/game_view.h"
#include "tools/report/page/game_words.h"
#include "tools/report/page/page_files.h"
#include "tools/report/reproducer.h"

namespace superko {
namespace {

// A record with more moves is not copied from a page.
constexpr std::size_t kCopiedMovesMax = 10'000;

std::string Paragraph(absl::string_view kind, absl::string_view text) {
  return absl::StrCat("<p class=\"", kind, "\">", text, "</p>");
}

std::string CopyHtml(absl::string_view title, absl::string_view text) {
  return Filled(kCopyHtml,
                {{"title", std::string(title)}, {"text", MarkupText(text)}});
}

// What one side says of the move that differs.
std::string SideWords(const GameRecord& record, const Difference& difference,
                      const Side& side) {
  if (!side.has_answer) {
    return side.failure.empty() ? "not asked" : side.failure;
  }
  const Move move = difference.move < record.moves.size()
                        ? record.moves[difference.move]
                        : PassMove(Color::kBlack);
  const std::string words = AnswerWords(move, side.answer);
  return side.failure.empty() ? words : absl::StrCat(words, "; ", side.failure);
}

// What differs besides the answers.
std::string BesidesText(const GameRecord& record,
                        const Difference& difference) {
  if (difference.kind == DifferenceKind::kBoard) {
    return "The answers are equal, the boards after the move are not.";
  }
  if (difference.kind == DifferenceKind::kStrings) {
    return StringsText(record.size, difference);
  }
  if (difference.kind == DifferenceKind::kInconsistency) {
    return "What an engine keeps is not what its stones say.";
  }
  return "";
}

std::string MoveOf(const GameRecord& record, const Difference& difference) {
  return difference.move < record.moves.size()
             ? MoveWords(record.moves[difference.move], record.size)
             : "At the start";
}

std::string ClaimHtml(const GameRecord& record, const Difference& difference) {
  const auto says = [&](const Side& side) {
    return absl::StrCat("<b>", MarkupText(side.engine), "</b> says <q>",
                        MarkupText(SideWords(record, difference, side)),
                        "</q>");
  };
  return absl::StrCat(MoveOf(record, difference), ": ",
                      says(difference.subject), ", ", says(difference.truth),
                      ". ", MarkupText(BesidesText(record, difference)));
}

std::string JudgeHtml(const GameRecord& record,
                      const std::optional<std::string>& judge) {
  if (judge.has_value()) return CopyHtml("Judge text", *judge);
  return Paragraph("note", absl::StrCat("Judge text cannot hold this record: ",
                                        JudgeObstacle(record), "."));
}

std::string TextsHtml(const GameRecord& record, const Finding& finding) {
  if (record.moves.size() > kCopiedMovesMax) {
    return Paragraph("note",
                     "The record is too long to be copied from a page.");
  }
  const Reproducer reproducer = MakeReproducer(finding);
  return absl::StrCat(
      "<details class=\"texts\"><summary>The record as text</summary>",
      CopyHtml("SGF", reproducer.sgf), JudgeHtml(record, reproducer.judge),
      "</details>");
}

std::string ShrunkNote(const Finding& finding) {
  const Shrunk& shrunk = *finding.shrunk;
  if (shrunk.plays == 0) {
    return Paragraph("note",
                     "New engines did not come to it again, so it was not "
                     "shrunk: this is the record in which it was found.");
  }
  const GameRecord& whole = finding.where.record;
  return Paragraph(
      "note",
      absl::StrCat("Shrunk from ", CountWords(whole.moves.size(), "move"),
                   " on ", SizeText(whole.size), " to <b>",
                   CountWords(shrunk.record.moves.size(), "move"), " on ",
                   SizeText(shrunk.record.size), "</b> in ",
                   CountWords(shrunk.probes, "probe"),
                   shrunk.is_complete ? "." : ", stopped before the end.",
                   shrunk.plays > 1
                       ? " It must be played twice in a row: an engine keeps "
                         "something of the game before."
                       : ""));
}

std::string LinkTo(std::uint64_t number) {
  return absl::StrCat("<a href=\"#finding-", number, "\">finding ", number,
                      "</a>");
}

std::string TwinsNote(std::uint64_t number,
                      const std::vector<NumberedFinding>& findings) {
  std::vector<std::string> links;
  for (const NumberedFinding& other : findings) {
    if (other.finding.same_as == number) links.push_back(LinkTo(other.number));
  }
  if (links.empty()) return "";
  return Paragraph(
      "note",
      absl::StrCat("The same fault: ", absl::StrJoin(links, ", "), "."));
}

// The record as it was found, closed behind its length.
std::string OriginalHtml(const Finding& finding, PageGames& games) {
  const GameRecord& record = finding.where.record;
  Finding as_found = finding;
  as_found.shrunk = std::nullopt;
  return absl::StrCat("<details class=\"original\"><summary>As it was found: ",
                      CountWords(record.moves.size(), "move"), " on ",
                      SizeText(record.size), "</summary>",
                      games.Add(record, finding.difference, 1),
                      TextsHtml(record, as_found), "</details>");
}

std::string CommandHtml(const Finding& finding) {
  return CopyHtml("To see it again", finding.command);
}

// What is shown of a finding below its head.
struct Body {
  std::string claim;
  std::string rest;
};

// A fault that an earlier finding shows is not drawn again.
Body TwinBody(const Finding& finding, PageGames& games) {
  return {
      .claim = absl::StrCat("The same fault as ", LinkTo(finding.same_as), "."),
      .rest = CommandHtml(finding) + OriginalHtml(finding, games)};
}

// Games are added in the order in which they are shown.
Body WholeBody(const Finding& finding, PageGames& games) {
  const bool has_shrunk =
      finding.shrunk.has_value() && finding.shrunk->plays > 0;
  const GameRecord& record =
      has_shrunk ? finding.shrunk->record : finding.where.record;
  const Difference& difference =
      has_shrunk ? finding.shrunk->difference : finding.difference;
  Body body;
  body.claim = ClaimHtml(record, difference);
  if (finding.shrunk.has_value()) body.rest += ShrunkNote(finding);
  body.rest +=
      games.Add(record, difference, has_shrunk ? finding.shrunk->plays : 1);
  body.rest += CommandHtml(finding) + TextsHtml(record, finding);
  if (has_shrunk) body.rest += OriginalHtml(finding, games);
  return body;
}

std::string FindingHtml(const NumberedFinding& numbered,
                        const std::vector<NumberedFinding>& all,
                        PageGames& games) {
  const Finding& finding = numbered.finding;
  const Body body = finding.same_as > 0 ? TwinBody(finding, games)
                                        : WholeBody(finding, games);
  return Filled(
      kFindingHtml,
      {{"number", absl::StrCat(numbered.number)},
       {"kind", std::string(DifferenceKindName(finding.difference.kind))},
       {"where", MarkupText(absl::StrCat(WhereText(finding.where), ", move ",
                                         finding.difference.move + 1))},
       {"claim", body.claim},
       {"twins", TwinsNote(numbered.number, all)},
       {"body", body.rest}});
}

}  // namespace

std::string PageGames::Add(const GameRecord& record,
                           const Difference& difference, int plays) {
  const std::vector<Replay> replays =
      replay_ ? replay_(record, plays) : std::vector<Replay>();
  const GameView view = MakeGameView(record, difference, replays);
  const std::string html = GameHtml(view, data_.size());
  data_.push_back(GameJson(view));
  if (!view.is_not_shown_again) return html;
  return absl::StrCat(
      Paragraph("note",
                "New engines that play this record do not come to the "
                "difference, so only the move that differs is shown."),
      html);
}

std::string FindingsHtml(const std::vector<NumberedFinding>& findings,
                         std::uint64_t count, PageGames& games) {
  if (count == 0) return "";
  std::string articles;
  for (const NumberedFinding& finding : findings) {
    articles += FindingHtml(finding, findings, games);
  }
  if (count > findings.size()) {
    articles += Paragraph(
        "note",
        absl::StrCat(CountWords(count - findings.size(), "further finding"),
                     findings.empty() ? " was counted, not drawn."
                                      : " counted, not drawn."));
  }
  return absl::StrCat(
      "<section class=\"findings\" aria-labelledby=\"findings\">"
      "<h2 id=\"findings\">Findings</h2>",
      articles, "</section>");
}

}  // namespace superko
