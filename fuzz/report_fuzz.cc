// Property: whatever a run finds, its reports are what they claim to be: other
//           people's parsers read the JSON, the XML and the HTML without an
//           error and find each finding in it, and merge reads the JSON.
// Input:    bytes that become findings (fuzz/fuzzed_finding.h), at most 2 KB.

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/xpath.h>

#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "nlohmann/json.hpp"

#include "core/base/check.h"
#include "fuzz/fuzzed_finding.h"
#include "tools/engine/core_engine.h"
#include "tools/engine/reference_engine.h"
#include "tools/report/html_report.h"
#include "tools/report/json_report.h"
#include "tools/report/junit_report.h"
#include "tools/report/merge.h"
#include "tools/report/text_report.h"

namespace superko {
namespace {

constexpr std::size_t kInputBytesMax = 2048;

std::string Written(Report& report, std::ostringstream& out,
                    const FuzzedRun& run) {
  report.Begin(run.info);
  std::uint64_t number = 0;
  for (const Finding& finding : run.findings) {
    report.OnFinding(++number, finding);
  }
  for (const absl::Status& error : run.input_errors) {
    report.OnInputError(error);
  }
  report.End(run.summary, 1.5);
  return out.str();
}

void CheckJson(const std::string& text, const FuzzedRun& run) {
  std::size_t findings = 0;
  for (const absl::string_view line :
       absl::StrSplit(text, '\n', absl::SkipEmpty())) {
    const auto object = nlohmann::json::parse(line.begin(), line.end(), nullptr,
                                              /*allow_exceptions=*/false);
    SUPERKO_CHECK(object.is_object()) << std::string(line);
    findings += object["type"] == "finding";
  }
  SUPERKO_CHECK(findings == run.findings.size()) << text;
  const auto report = ParseReport(text, "f");
  SUPERKO_CHECK(report.ok()) << report.status();
  SUPERKO_CHECK(ReportText(*report) == text) << text;
}

// The errors of libxml2, but for what HTML 5 allows and it does not know yet:
// newer tags, and ends of other elements in the text of a script.
void NoteError(void* errors, xmlErrorPtr error) {
  if (error->code == XML_HTML_UNKNOWN_TAG) return;
  if (absl::StrContains(error->message, "embeds close tag")) return;
  absl::StrAppend(static_cast<std::string*>(errors), error->line, ": ",
                  error->message);
}

using Document = std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)>;

Document ReadXml(const std::string& text) {
  return {xmlReadMemory(text.data(), static_cast<int>(text.size()), "f",
                        nullptr, XML_PARSE_NONET),
          &xmlFreeDoc};
}
Document ReadHtml(const std::string& text) {
  return {htmlReadMemory(text.data(), static_cast<int>(text.size()), "f",
                         "UTF-8", HTML_PARSE_NONET | HTML_PARSE_RECOVER),
          &xmlFreeDoc};
}

// What an XPath expression comes to.
template <typename Take>
auto Evaluate(const Document& document, const char* path, const Take& take) {
  xmlXPathContextPtr const context = xmlXPathNewContext(document.get());
  xmlXPathObjectPtr const value =
      xmlXPathEvalExpression(BAD_CAST path, context);
  SUPERKO_CHECK(value != nullptr) << path;
  const auto taken = take(value);
  xmlXPathFreeObject(value);
  xmlXPathFreeContext(context);
  return taken;
}

std::size_t Count(const Document& document, const char* path) {
  return Evaluate(document, path, [](xmlXPathObjectPtr value) {
    return static_cast<std::size_t>(value->floatval);
  });
}

std::string TextAt(const Document& document, const char* path) {
  return Evaluate(document, path, [](xmlXPathObjectPtr value) {
    return std::string(reinterpret_cast<const char*>(value->stringval));
  });
}

void CheckMarkup(const FuzzedRun& run, const std::string& junit,
                 const std::string& html) {
  std::string errors;
  xmlSetStructuredErrorFunc(&errors, NoteError);
  const Document xml = ReadXml(junit);
  SUPERKO_CHECK(xml != nullptr && errors.empty()) << errors << "\n" << junit;
  // A failure that is counted stands for findings that are not told.
  SUPERKO_CHECK(Count(xml, "count(//failure[@type!='counted'])") ==
                run.findings.size())
      << junit;
  SUPERKO_CHECK(Count(xml, "count(//error)") == run.input_errors.size())
      << junit;
  const Document page = ReadHtml(html);
  SUPERKO_CHECK(page != nullptr && errors.empty()) << errors << "\n" << html;
  const auto games = nlohmann::json::parse(
      TextAt(page, "string(//*[@id='games'])"), nullptr, false);
  SUPERKO_CHECK(games.is_array()) << html;
  xmlSetStructuredErrorFunc(nullptr, nullptr);
}

void CheckReports(const FuzzedRun& run) {
  std::ostringstream json_out;
  JsonReport json(json_out);
  CheckJson(Written(json, json_out, run), run);
  std::ostringstream junit_out;
  JunitReport junit(junit_out);
  std::ostringstream html_out;
  HtmlReport html(
      html_out, run.has_replay ? ReplayOn({MakeCoreEngine, MakeFloodFillEngine})
                               : ReplayFunction());
  CheckMarkup(run, Written(junit, junit_out, run),
              Written(html, html_out, run));
  std::ostringstream text_out;
  TextReport text(text_out);
  SUPERKO_CHECK(absl::EndsWith(Written(text, text_out, run), "\n"));
}

}  // namespace
}  // namespace superko

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  if (size <= superko::kInputBytesMax) {
    superko::CheckReports(superko::ReadFuzzedRun({data, size}));
  }
  return 0;
}
