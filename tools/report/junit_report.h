// The report for CI viewers: JUnit XML.
//
// A test suite for the run; in it a test case for each kind of difference,
// which fails once for every finding of that kind, and one for the input, which
// has an error for everything that could not be read. Kinds without a finding
// are there too, so that a viewer shows what passed. Described in
// tools/report/SCHEMA.md, and by tools/report/junit.xsd.
//
// Written at the end, since JUnit has its sums at the top. Nothing in it but
// `time` depends on the machine.

#ifndef SUPERKO_TOOLS_REPORT_JUNIT_REPORT_H_
#define SUPERKO_TOOLS_REPORT_JUNIT_REPORT_H_

#include <array>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "tools/report/report.h"

namespace superko {

class JunitReport : public Report {
 public:
  // `out` outlives the report.
  explicit JunitReport(std::ostream& out) : out_(out) {}

  void Begin(const RunInfo& info) override { info_ = info; }
  void OnFinding(std::uint64_t number, const Finding& finding) override;
  void OnIllegalPlay(std::uint64_t number, const IllegalPlay& illegal) override;
  void OnInputError(const absl::Status& error) override;
  void End(const RunSummary& summary, double seconds) override;

 private:
  struct TestCase {
    std::string name;
    std::string failures;  // Elements, ready to be written.
    std::string errors;
  };

  std::vector<TestCase> TestCases(const RunSummary& summary) const;
  TestCase InputCase(const RunSummary& summary) const;
  static std::string Sums(const std::vector<TestCase>& cases);

  std::ostream& out_;
  RunInfo info_;
  std::uint64_t findings_ = 0;
  std::array<std::string, kDifferenceKinds> failures_;
  std::string illegal_plays_;
  std::uint64_t input_errors_ = 0;  // Those in `errors_`.
  std::string errors_;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_JUNIT_REPORT_H_
