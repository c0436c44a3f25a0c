#include "tools/report/page/charts_svg.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"

#include "tools/report/grouped.h"
#include "tools/report/page/game_words.h"

namespace superko {
namespace {

constexpr double kWidth = 460;
constexpr double kPartMin = 3;

struct Part {
  absl::string_view name;  // A class of the style sheet too.
  absl::string_view words;
  std::uint64_t count;
};

std::vector<Part> Parts(const Witnesses& witnesses) {
  return {{"legal", "legal", witnesses.legal},
          {"occupied", "refused: occupied", witnesses.occupied},
          {"suicide", "refused: suicide", witnesses.suicide},
          {"repetition", "refused: repetition", witnesses.repetition}};
}

double Share(std::uint64_t count, std::uint64_t sum) {
  return sum == 0 ? 0 : static_cast<double>(count) / static_cast<double>(sum);
}

// Two digits that count: 12%, 0.12%, 0.00012%.
std::string Percent(double share) {
  return absl::StrFormat("%.2g%%", 100 * share);
}

std::string LegendEntry(const Part& part, std::uint64_t sum) {
  return absl::Substitute(
      "<li><i class=\"$0\"></i><span>$1</span> <b>$2</b> "
      "<small>$3</small></li>",
      part.name, part.words, Grouped(part.count),
      Percent(Share(part.count, sum)));
}

// Widths that add up to kWidth, none of them zero that stands for something.
std::vector<double> Widths(const std::vector<Part>& parts, std::uint64_t sum) {
  std::vector<double> widths;
  double total = 0;
  for (const Part& part : parts) {
    const double width =
        part.count == 0 ? 0
                        : std::max(kPartMin, kWidth * Share(part.count, sum));
    widths.push_back(width);
    total += width;
  }
  for (double& width : widths) width *= total == 0 ? 0 : kWidth / total;
  return widths;
}

// ---- the histogram

constexpr double kLeft = 44;
constexpr double kTop = 8;
constexpr double kPlotHeight = 150;
constexpr double kBottom = kTop + kPlotHeight;
constexpr double kHeight = kBottom + 34;

// The cycles that one bar stands for.
struct CycleRange {
  std::size_t first;
  std::size_t last;
};

constexpr std::size_t kSingleCycles = 16;

// Each cycle by itself up to 16, then halves of octaves: 17 to 24, 25 to 32, 33
// to 48, ... Short cycles matter one by one, and the longest reach thousands.
std::vector<CycleRange> CycleRanges(std::size_t longest) {
  std::vector<CycleRange> ranges;
  for (std::size_t i = 1; i <= std::min(longest, kSingleCycles); ++i) {
    ranges.push_back({i, i});
  }
  for (std::size_t octave = kSingleCycles; octave < longest; octave *= 2) {
    const std::size_t half = octave + octave / 2;
    ranges.push_back({octave + 1, half});
    if (half < longest) ranges.push_back({half + 1, 2 * octave});
  }
  return ranges;
}

struct Bar {
  CycleRange range;
  std::uint64_t count;
};

std::vector<Bar> MakeBars(const Witnesses& witnesses) {
  const auto longest = static_cast<std::size_t>(witnesses.longest_cycle());
  std::vector<Bar> bars;
  for (const CycleRange range : CycleRanges(longest)) {
    Bar bar = {.range = range, .count = 0};
    for (std::size_t i = range.first; i <= std::min(range.last, longest); ++i) {
      bar.count += witnesses.repetitions_by_cycle[i];
    }
    bars.push_back(bar);
  }
  return bars;
}

// The foot of a bar lies below a count of 1, so that 1 can be seen.
constexpr double kFootDecades = 0.3;

double Height(std::uint64_t count, int decades) {
  if (count == 0) return 0;
  const double decade = kPlotHeight / (decades + kFootDecades);
  return decade * (kFootDecades + std::log10(static_cast<double>(count)));
}

int DecadesOf(const std::vector<Bar>& bars) {
  std::uint64_t most = 1;
  for (const Bar& bar : bars) most = std::max(most, bar.count);
  return std::max(
      1, static_cast<int>(std::ceil(std::log10(static_cast<double>(most)))));
}

// "1", "100", "10k", "1M": a power of ten.
std::string PowerText(int exponent) {
  constexpr absl::string_view kUnits[] = {"", "k", "M", "G", "T", "P", "E"};
  constexpr absl::string_view kPowers[] = {"1", "10", "100"};
  return absl::StrCat(kPowers[exponent % 3], kUnits[exponent / 3]);
}

std::string Scale(int decades) {
  std::string lines;
  std::uint64_t count = 1;
  const int every = decades > 5 ? 2 : 1;
  for (int i = 0; i <= decades; ++i, count *= 10) {
    if (i % every != 0) continue;
    const double y = kBottom - Height(count, decades);
    absl::StrAppend(
        &lines,
        absl::StrFormat("<path class=\"scale\" d=\"M%g %.1fH%g\"/>"
                        "<text class=\"row\" x=\"%g\" y=\"%.1f\">%s</text>",
                        kLeft, y, kWidth, kLeft - 6, y + 4, PowerText(i)));
  }
  return lines;
}

std::string RangeText(CycleRange range) {
  return range.first == range.last
             ? absl::StrCat(range.first)
             : absl::StrCat(range.first, " to ", range.last);
}

std::string BarsSvg(const std::vector<Bar>& bars, int decades) {
  const double step =
      std::min(36.0, (kWidth - kLeft) / static_cast<double>(bars.size()));
  const std::size_t numbered_every = (bars.size() + 10) / 11;
  std::string text;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double x = kLeft + static_cast<double>(i) * step;
    const double height = Height(bars[i].count, decades);
    absl::StrAppend(
        &text, absl::StrFormat(
                   "<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
                   "height=\"%.1f\"><title>cycle of %s: %s</title></rect>",
                   x + step * 0.1, kBottom - height, step * 0.8, height,
                   RangeText(bars[i].range), Grouped(bars[i].count)));
    if (i % numbered_every != 0) continue;
    absl::StrAppend(
        &text,
        absl::StrFormat("<text x=\"%.1f\" y=\"%g\">%d</text>", x + step / 2,
                        kBottom + 15, bars[i].range.first));
  }
  return text;
}

// For those who cannot see the bars, and to copy.
std::string CycleList(const Witnesses& witnesses) {
  std::vector<std::string> counts;
  for (std::size_t i = 0; i < witnesses.repetitions_by_cycle.size(); ++i) {
    const std::uint64_t count = witnesses.repetitions_by_cycle[i];
    if (count == 0) continue;
    counts.push_back(absl::StrCat(i == 0 ? "not told" : absl::StrCat(i), ": ",
                                  Grouped(count)));
  }
  return absl::StrJoin(counts, "; ");
}

}  // namespace

std::string VerdictChart(const Witnesses& witnesses) {
  const std::vector<Part> parts = Parts(witnesses);
  std::uint64_t sum = 0;
  for (const Part& part : parts) sum += part.count;
  const std::vector<double> widths = Widths(parts, sum);
  std::string bar;
  std::string legend;
  double x = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    absl::StrAppend(&bar,
                    absl::StrFormat("<rect class=\"%s\" x=\"%.2f\" y=\"0\" "
                                    "width=\"%.2f\" height=\"28\"/>",
                                    parts[i].name, x, widths[i]));
    legend += LegendEntry(parts[i], sum);
    x += widths[i];
  }
  return absl::StrCat(
      "<figure class=\"chart verdicts\"><figcaption>Answers to ",
      CountWords(sum, "play"), "</figcaption><svg viewBox=\"0 0 ", kWidth,
      " 28\" preserveAspectRatio=\"none\" aria-hidden=\"true\">", bar,
      "</svg><ul>", legend, "</ul></figure>");
}

std::string CycleChart(const Witnesses& witnesses) {
  const std::vector<Bar> bars = MakeBars(witnesses);
  std::string chart = absl::StrCat("<p class=\"none\">",
                                   witnesses.repetition == 0
                                       ? "No play was refused for a repetition."
                                       : "The engine does not tell the cycles.",
                                   "</p>");
  if (!bars.empty()) {
    const int decades = DecadesOf(bars);
    chart = absl::StrFormat(
        "<svg viewBox=\"0 0 %g %g\" role=\"img\" aria-label=\"Histogram of "
        "refused plays by length of the cycle\">%s%s<text class=\"row\" "
        "x=\"%g\" y=\"%g\">moves back to the equal position%s</text></svg>"
        "<details><summary>In numbers</summary><p>%s</p></details>",
        kWidth, kHeight, Scale(decades), BarsSvg(bars, decades), kWidth,
        kHeight - 4,
        bars.size() > kSingleCycles ? "; from 17 on in ranges" : "",
        CycleList(witnesses));
  }
  return absl::StrCat(
      "<figure class=\"chart cycles\"><figcaption>Refused repetitions by "
      "length of the cycle</figcaption>",
      chart, "</figure>");
}

}  // namespace superko
