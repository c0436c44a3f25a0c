#include "tools/report/junit_report.h"

#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

#include "tools/report/finding_text.h"
#include "tools/report/json_report.h"
#include "tools/report/markup_text.h"

namespace superko {
namespace {

// A folder of broken files has as many errors as files; stderr has them all.
constexpr std::uint64_t kInputErrorsMax = 100;

std::string Element(absl::string_view name, absl::string_view type,
                    absl::string_view message, absl::string_view text) {
  return absl::StrCat("      <", name, " type=\"", MarkupAttribute(type),
                      "\" message=\"", MarkupAttribute(message), "\">",
                      MarkupText(text), "</", name, ">\n");
}

std::string Property(absl::string_view name, absl::string_view value) {
  return absl::StrCat("      <property name=\"", MarkupAttribute(name),
                      "\" value=\"", MarkupAttribute(value), "\"/>\n");
}

std::string WitnessProperties(const RunSummary& summary) {
  std::string text;
  const nlohmann::ordered_json object = SummaryJson(summary);
  for (const auto& [name, value] : object.items()) {
    if (name == "type") continue;
    if (!value.is_object()) {
      absl::StrAppend(&text, Property(name, value.dump()));
      continue;
    }
    for (const auto& [key, count] : value.items()) {
      absl::StrAppend(&text,
                      Property(absl::StrCat(name, ".", key), count.dump()));
    }
  }
  return text;
}

// Flags are told from witnesses by their dashes: both know of `games`.
std::string Properties(const RunInfo& info, const RunSummary& summary) {
  std::string text = Property("superko", SUPERKO_VERSION);
  absl::StrAppend(&text,
                  Property("engines", absl::StrJoin(info.engines, ", ")));
  for (const auto& [name, value] : info.settings) {
    absl::StrAppend(&text, Property(absl::StrCat("--", name), value));
  }
  return absl::StrCat("    <properties>\n", text, WitnessProperties(summary),
                      "    </properties>\n");
}

std::string MoreText(std::uint64_t count, absl::string_view what) {
  return absl::StrCat(count, " more ", what, count == 1 ? "" : "s");
}

}  // namespace

void JunitReport::OnFinding(std::uint64_t number, const Finding& finding) {
  ++findings_;
  const DifferenceKind kind = finding.difference.kind;
  absl::StrAppend(&failures_[static_cast<std::size_t>(kind)],
                  Element("failure", DifferenceKindName(kind),
                          FindingLine(finding), FindingText(number, finding)));
}

void JunitReport::OnIllegalPlay(std::uint64_t number,
                                const IllegalPlay& illegal) {
  ++findings_;
  absl::StrAppend(&illegal_plays_,
                  Element("failure", "illegal-play",
                          IllegalPlayLine(illegal.where, illegal.play),
                          IllegalPlayText(number, illegal)));
}

void JunitReport::OnInputError(const absl::Status& error) {
  if (input_errors_ == kInputErrorsMax) return;
  ++input_errors_;
  absl::StrAppend(&errors_, Element("error", "input", error.message(), ""));
}

JunitReport::TestCase JunitReport::InputCase(const RunSummary& summary) const {
  TestCase input = {.name = "input", .failures = "", .errors = errors_};
  if (summary.input_errors > input_errors_) {
    input.errors += Element(
        "error", "input",
        MoreText(summary.input_errors - input_errors_, "input error"), "");
  }
  return input;
}

std::vector<JunitReport::TestCase> JunitReport::TestCases(
    const RunSummary& summary) const {
  std::vector<TestCase> cases;
  for (int i = 0; i < kDifferenceKinds; ++i) {
    const auto kind = static_cast<DifferenceKind>(i);
    cases.push_back({.name = std::string(DifferenceKindName(kind)),
                     .failures = failures_[static_cast<std::size_t>(i)],
                     .errors = ""});
  }
  cases.push_back(
      {.name = "illegal-play", .failures = illegal_plays_, .errors = ""});
  cases.push_back(InputCase(summary));
  if (summary.findings > findings_) {
    // Their kinds are not known here, and no case may pass for want of telling.
    cases.push_back({.name = "beyond --findings-max",
                     .failures = Element(
                         "failure", "counted",
                         MoreText(summary.findings - findings_, "finding"), ""),
                     .errors = ""});
  }
  return cases;
}

// A case counts once, however often it failed: viewers subtract the sums from
// `tests` to know what passed.
std::string JunitReport::Sums(const std::vector<TestCase>& cases) {
  std::size_t failures = 0;
  std::size_t errors = 0;
  for (const TestCase& one : cases) {
    failures += !one.failures.empty();
    errors += !one.errors.empty();
  }
  return absl::StrFormat("tests=\"%d\" failures=\"%d\" errors=\"%d\"",
                         cases.size(), failures, errors);
}

void JunitReport::End(const RunSummary& summary, double seconds) {
  const std::vector<TestCase> cases = TestCases(summary);
  const std::string sums = Sums(cases);
  const std::string time = absl::StrFormat("time=\"%.3f\"", seconds);
  const std::string command = MarkupAttribute(info_.command);
  out_ << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
       << "<testsuites name=\"superko\" " << sums << " " << time << ">\n"
       << "  <testsuite name=\"superko " << command << "\" " << sums
       << " skipped=\"0\" " << time << ">\n"
       << Properties(info_, summary);
  for (const TestCase& one : cases) {
    const std::string problems = one.failures + one.errors;
    out_ << "    <testcase name=\"" << MarkupAttribute(one.name)
         << "\" classname=\"superko." << command << "\" time=\"0\""
         << (problems.empty() ? "/>\n" : ">\n") << problems
         << (problems.empty() ? "" : "    </testcase>\n");
  }
  out_ << "  </testsuite>\n</testsuites>\n";
}

}  // namespace superko
