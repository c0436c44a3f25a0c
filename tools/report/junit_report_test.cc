#include "tools/report/junit_report.h"

#include <libxml/parser.h>
#include <libxml/xmlschemas.h>
#include <libxml/xpath.h>

#include <memory>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

#include "tools/report/testing.h"

namespace superko {
namespace {

using ::testing::HasSubstr;

// A report, read by somebody else's parser.
class Document {
 public:
  explicit Document(const std::string& text)
      : document_(xmlReadMemory(text.data(), static_cast<int>(text.size()),
                                "report.xml", nullptr, XML_PARSE_NONET)) {}

  bool is_well_formed() const { return document_ != nullptr; }

  bool FitsSchema() const {
    const std::string path = SUPERKO_SOURCE_DIR "/tools/report/junit.xsd";
    const Owned<xmlSchemaParserCtxt, xmlSchemaFreeParserCtxt> parser(
        xmlSchemaNewParserCtxt(path.c_str()));
    const Owned<xmlSchema, xmlSchemaFree> schema(xmlSchemaParse(parser.get()));
    const Owned<xmlSchemaValidCtxt, xmlSchemaFreeValidCtxt> validator(
        xmlSchemaNewValidCtxt(schema.get()));
    return xmlSchemaValidateDoc(validator.get(), document_.get()) == 0;
  }

  // What an XPath expression comes to, as text.
  std::string At(const std::string& path) const {
    const Owned<xmlXPathContext, xmlXPathFreeContext> context(
        xmlXPathNewContext(document_.get()));
    const Owned<xmlXPathObject, xmlXPathFreeObject> value(
        xmlXPathEvalExpression(reinterpret_cast<const xmlChar*>(
                                   absl::StrCat("string(", path, ")").c_str()),
                               context.get()));
    return reinterpret_cast<const char*>(value->stringval);
  }

 private:
  template <auto free>
  struct Free {
    template <typename T>
    void operator()(T* object) const {
      free(object);
    }
  };
  template <typename T, auto free>
  using Owned = std::unique_ptr<T, Free<free>>;

  Owned<xmlDoc, xmlFreeDoc> document_;
};

std::string Written(const std::vector<Finding>& findings,
                    const std::vector<std::string>& errors = {},
                    RunSummary summary = SampleSummary()) {
  std::ostringstream out;
  JunitReport report(out);
  report.Begin(SampleInfo());
  std::uint64_t number = 0;
  for (const Finding& finding : findings) report.OnFinding(++number, finding);
  for (const std::string& error : errors) {
    report.OnInputError(absl::InvalidArgumentError(error));
  }
  summary.findings = std::max<std::uint64_t>(summary.findings, number);
  summary.input_errors =
      std::max<std::uint64_t>(summary.input_errors, errors.size());
  report.End(summary, 12.5);
  return out.str();
}

RunSummary NothingFound() {
  RunSummary summary = SampleSummary();
  summary.findings = 0;
  return summary;
}

TEST(JunitReportTest, WritesThisText) {
  RunSummary summary;
  summary.witnesses.games = 2;
  EXPECT_EQ(
      Written({VerdictFinding()}, {}, summary),
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"superko\" tests=\"13\" failures=\"1\" errors=\"0\" "
      "time=\"12.500\">\n"
      "  <testsuite name=\"superko random\" tests=\"13\" failures=\"1\" "
      "errors=\"0\" skipped=\"0\" time=\"12.500\">\n"
      "    <properties>\n"
      "      <property name=\"superko\" value=\"" SUPERKO_VERSION
      "\"/>\n"
      "      <property name=\"engines\" value=\"core, flood-fill\"/>\n"
      "      <property name=\"--seed\" value=\"1\"/>\n"
      "      <property name=\"--games\" value=\"2\"/>\n"
      "      <property name=\"games\" value=\"2\"/>\n"
      "      <property name=\"moves\" value=\"0\"/>\n"
      "      <property name=\"legal\" value=\"0\"/>\n"
      "      <property name=\"occupied\" value=\"0\"/>\n"
      "      <property name=\"suicide\" value=\"0\"/>\n"
      "      <property name=\"repetition\" value=\"0\"/>\n"
      "      <property name=\"suicide_allowed\" value=\"0\"/>\n"
      "      <property name=\"passes\" value=\"0\"/>\n"
      "      <property name=\"set_ups\" value=\"0\"/>\n"
      "      <property name=\"captured_stones\" value=\"0\"/>\n"
      "      <property name=\"captures_of_50\" value=\"0\"/>\n"
      "      <property name=\"largest_capture\" value=\"0\"/>\n"
      "      <property name=\"longest_cycle\" value=\"0\"/>\n"
      "      <property name=\"findings\" value=\"1\"/>\n"
      "      <property name=\"illegal_plays\" value=\"0\"/>\n"
      "      <property name=\"illegal_games\" value=\"0\"/>\n"
      "      <property name=\"forced_plays\" value=\"0\"/>\n"
      "      <property name=\"allowed_repetitions\" value=\"0\"/>\n"
      "      <property name=\"lines\" value=\"0\"/>\n"
      "      <property name=\"lines_unchecked\" value=\"0\"/>\n"
      "      <property name=\"files\" value=\"0\"/>\n"
      "      <property name=\"files_skipped\" value=\"0\"/>\n"
      "      <property name=\"archives\" value=\"0\"/>\n"
      "      <property name=\"input_errors\" value=\"0\"/>\n"
      "      <property name=\"complete\" value=\"true\"/>\n"
      "    </properties>\n"
      "    <testcase name=\"engine-failure\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "    <testcase name=\"verdict\" classname=\"superko.random\" "
      "time=\"0\">\n"
      "      <failure type=\"verdict\" message=\"case 17, move 3, B 1 3: "
      "verdict: core legal, flood-fill repetition\">"
      "finding 1: case 17, move 3, B 1 3: verdict\n"
      "  core         legal\n"
      "  flood-fill   repetition\n"
      "  board before it (1x3, suicide=forbidden,repetition=positional):\n"
      "         1  2  3\n"
      "     1   .  B [.]\n"
      "  board after it, says core:\n"
      "         1  2  3\n"
      "     1   .  B [B]\n"
      "  board after it, says flood-fill:\n"
      "         1  2  3\n"
      "     1   .  B [.]\n"
      "  to see it again:\n"
      "    superko random --first=17 --games=1 --seed=1\n"
      "\n"
      "</failure>\n"
      "    </testcase>\n"
      "    <testcase name=\"captured\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "    <testcase name=\"cycle\" classname=\"superko.random\" time=\"0\"/>\n"
      "    <testcase name=\"board\" classname=\"superko.random\" time=\"0\"/>\n"
      "    <testcase name=\"strings\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "    <testcase name=\"inconsistency\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "    <testcase name=\"crash\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "    <testcase name=\"hang\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "    <testcase name=\"protocol\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "    <testcase name=\"undo\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "    <testcase name=\"illegal-play\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "    <testcase name=\"input\" classname=\"superko.random\" "
      "time=\"0\"/>\n"
      "  </testsuite>\n"
      "</testsuites>\n");
}

TEST(JunitReportTest, EveryKindOfReportFitsTheSchema) {
  const std::string reports[] = {
      Written({}, {}, NothingFound()),
      Written({VerdictFinding(), StringsFinding(), FailureFinding(),
               ShrunkFinding()}),
      Written({}, {"a.in:1:2: expected a number", "b.in: cannot read"}),
  };
  for (const std::string& text : reports) {
    EXPECT_TRUE(Document(text).FitsSchema()) << text;
  }
}

TEST(JunitReportTest, TheSchemaRefusesOtherText) {
  std::string text = Written({});
  text.replace(text.find("tests="), 6, "texts=");
  EXPECT_FALSE(Document(text).FitsSchema());
}

TEST(JunitReportTest, KindsWithoutFindingsPass) {
  const Document report(Written({}, {}, NothingFound()));
  EXPECT_EQ(report.At("count(//testcase)"), "13");
  EXPECT_EQ(report.At("count(//testcase/*)"), "0");
  EXPECT_EQ(report.At("/testsuites/@failures"), "0");
  EXPECT_EQ(report.At("//testcase[13]/@name"), "input");
}

TEST(JunitReportTest, EachFindingIsAFailureOfItsKind) {
  const Document report(
      Written({VerdictFinding(), StringsFinding(), VerdictFinding()}));
  EXPECT_EQ(report.At("count(//testcase[@name='verdict']/failure)"), "2");
  EXPECT_EQ(report.At("count(//testcase[@name='strings']/failure)"), "1");
  EXPECT_EQ(report.At("count(//failure)"), "3");
}

// Two findings of a kind make one failed case: viewers compute what passed.
TEST(JunitReportTest, SumsCountCases) {
  const Document report(Written(
      {VerdictFinding(), VerdictFinding(), StringsFinding()}, {"a: bad"}));
  for (const std::string of : {"/testsuites", "//testsuite"}) {
    EXPECT_EQ(report.At(of + "/@tests"), report.At("count(//testcase)"));
    EXPECT_EQ(report.At(of + "/@failures"),
              report.At("count(//testcase[failure])"));
    EXPECT_EQ(report.At(of + "/@errors"), "1");
  }
}

TEST(JunitReportTest, InputErrorsAreErrorsOfTheInput) {
  const Document report(
      Written({}, {"a.in:1:2: expected \"B\", found <W>", "b.in: gone"}));
  EXPECT_EQ(report.At("count(//testcase[@name='input']/error)"), "2");
  EXPECT_EQ(report.At("//error[1]/@message"),
            "a.in:1:2: expected \"B\", found <W>");
}

TEST(JunitReportTest, ManyInputErrorsAreCutShort) {
  const std::vector<std::string> errors(150, "a: bad");
  const Document report(Written({}, errors));
  EXPECT_EQ(report.At("count(//error)"), "101");
  EXPECT_EQ(report.At("//error[101]/@message"), "50 more input errors");
}

// With --findings-max=0 nothing is described, and yet the run failed.
TEST(JunitReportTest, FindingsThatWereOnlyCountedFailToo) {
  RunSummary summary = SampleSummary();
  summary.findings = 12;
  const Document report(Written({VerdictFinding()}, {}, summary));
  EXPECT_EQ(report.At("//testcase[14]/@name"), "beyond --findings-max");
  EXPECT_EQ(report.At("//testcase[14]/failure/@message"), "11 more findings");
  EXPECT_EQ(report.At("/testsuites/@tests"), "14");
  EXPECT_EQ(report.At("/testsuites/@failures"), "2");
}

TEST(JunitReportTest, PropertiesHoldWitnessesAndFlags) {
  const Document report(Written({}));
  const auto value = [&report](const std::string& name) {
    return report.At("//property[@name='" + name + "']/@value");
  };
  EXPECT_EQ(value("games"), "12345");
  EXPECT_EQ(value("--games"), "2");
  EXPECT_EQ(value("longest_cycle"), "8");
  EXPECT_EQ(value("repetitions_by_cycle.2"), "20");
  EXPECT_EQ(value("complete"), "true");
}

TEST(JunitReportTest, AnythingAnEngineSaysCanBeRead) {
  Finding finding = FailureFinding();
  finding.where.file = "\xff</failure><x a='\"'>.in";
  finding.difference.subject.failure = "]]> \x1b[31m & \"'\n\tnext \xc0\xaf";
  const std::string text = Written({finding});
  const Document report(text);
  ASSERT_TRUE(report.is_well_formed()) << text;
  EXPECT_TRUE(report.FitsSchema());
  EXPECT_THAT(report.At("//failure/@message"),
              HasSubstr("]]> \xef\xbf\xbd[31m & \"'\n\tnext "
                        "\xef\xbf\xbd\xef\xbf\xbd"));
  EXPECT_THAT(report.At("//failure"), HasSubstr("</failure><x a='\"'>.in"));
}

}  // namespace
}  // namespace superko
