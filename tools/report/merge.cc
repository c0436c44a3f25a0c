#include "tools/report/merge.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

#include "core/record/location.h"
#include "tools/report/folder_summary.h"

namespace superko {
namespace {

using nlohmann::ordered_json;

constexpr char kShard[] = "shard";
constexpr char kFindingsMax[] = "findings_max";
constexpr char kFolders[] = "folders";
constexpr char kComplete[] = "complete";
constexpr char kCycles[] = "repetitions_by_cycle";
// Fields that are objects of counters.
constexpr absl::string_view kCounterMaps[] = {kCycles, "findings_by_class",
                                              "skipped", "waived", "notes"};

std::string TypeOf(const ordered_json& object) {
  if (!object.is_object()) return "";
  const auto type = object.find("type");
  return type != object.end() && type->is_string() ? type->get<std::string>()
                                                   : "";
}

// The counters that a sum of reports takes the largest of.
bool IsMaximum(const std::string& name) {
  return name == "largest_capture" || name == "longest_cycle";
}

bool IsCounter(const ordered_json& value) { return value.is_number_unsigned(); }

bool IsCounterMap(const ordered_json& value) {
  return value.is_object() &&
         std::all_of(value.begin(), value.end(), IsCounter);
}

// Whether a field of a summary is what one of its name is, so that it can be
// added up.
bool IsSummaryField(const std::string& name, const ordered_json& value) {
  if (name == "type") return value.is_string();
  if (name == kComplete) return value.is_boolean();
  const bool is_map =
      std::find(std::begin(kCounterMaps), std::end(kCounterMaps), name) !=
      std::end(kCounterMaps);
  if (is_map) return IsCounterMap(value);
  if (name == kFolders) return IsFolderList(value);
  return absl::StrContains(name, "seconds") ? value.is_number()
                                            : IsCounter(value);
}

bool IsSummary(const ordered_json& object) {
  for (const auto& [name, value] : object.items()) {
    if (!IsSummaryField(name, value)) return false;
  }
  return object.contains("games") && object.contains(kComplete);
}

// No report is nested deeper; what is, would be written by a recursion without
// bound.
constexpr int kNestingMax = 32;

bool IsNestedTooDeep(absl::string_view line) {
  int depth = 0;
  bool is_in_string = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char byte = line[i];
    if (byte == '\\') {
      ++i;
    } else if (byte == '"') {
      is_in_string = !is_in_string;
    } else if (!is_in_string) {
      depth += (byte == '[' || byte == '{') - (byte == ']' || byte == '}');
    }
    if (depth > kNestingMax) return true;
  }
  return false;
}

bool HasCase(const ordered_json& object) {
  const auto number = object.find("case");
  return number != object.end() && IsCounter(*number);
}

absl::StatusOr<Shard> ShardOf(const ordered_json& run) {
  const auto shard = run.find(kShard);
  if (shard == run.end() || !shard->is_string()) return Shard{};
  return ParseShard(shard->get<std::string>(),
                    [](const std::string&) { return std::nullopt; });
}

// Reads lines one after the other; what comes next depends on what came.
class LineReader {
 public:
  explicit LineReader(const std::string& file) { report_.file = file; }

  absl::Status Read(absl::string_view line) {
    ++line_;
    if (IsNestedTooDeep(line)) return Error("a line of a report", line);
    ordered_json object = ordered_json::parse(line.begin(), line.end(),
                                              /*cb=*/nullptr,
                                              /*allow_exceptions=*/false);
    const std::string type = TypeOf(object);
    if (state_ == State::kStart) return ReadRun(type, std::move(object), line);
    if (state_ == State::kEnd) return Error("the end of the file", line);
    if (type == "summary" && IsSummary(object)) {
      report_.summary = std::move(object);
      state_ = State::kEnd;
      return absl::OkStatus();
    }
    const bool is_game = type == "game";
    if ((type != "finding" && !is_game) || !HasCase(object)) {
      return Error("a finding or the summary", line);
    }
    (is_game ? report_.games : report_.findings).push_back(std::move(object));
    return absl::OkStatus();
  }

  absl::StatusOr<ParsedReport> Finish() {
    if (state_ != State::kEnd) {
      ++line_;
      return ParseErrorAtEnd({.file = report_.file, .line = line_, .column = 1},
                             state_ == State::kStart ? "a run" : "a summary");
    }
    return std::move(report_);
  }

 private:
  enum class State { kStart, kFindings, kEnd };

  absl::Status ReadRun(const std::string& type, ordered_json object,
                       absl::string_view line) {
    if (type != "run") return Error("a run", line);
    const absl::StatusOr<Shard> shard = ShardOf(object);
    if (!shard.ok()) return Error("a run with a shard I/N", line);
    report_.shard = *shard;
    report_.run = std::move(object);
    state_ = State::kFindings;
    return absl::OkStatus();
  }

  absl::Status Error(absl::string_view expected, absl::string_view found) {
    return ParseError({.file = report_.file, .line = line_, .column = 1},
                      expected, found);
  }

  State state_ = State::kStart;
  std::int64_t line_ = 0;
  ParsedReport report_;
};

absl::Status Refuse(const ParsedReport& report, absl::string_view why) {
  return absl::InvalidArgumentError(
      absl::StrCat(report.file, ": cannot be merged: ", why));
}

ordered_json WithoutShard(ordered_json run) {
  run.erase(kShard);
  return run;
}

absl::Status CheckTogether(const std::vector<ParsedReport>& reports) {
  std::map<std::uint64_t, std::string> seen;
  const std::uint64_t count = reports[0].shard.count;
  for (const ParsedReport& report : reports) {
    if (report.shard.count != count ||
        WithoutShard(report.run) != WithoutShard(reports[0].run)) {
      return Refuse(
          report, absl::StrCat("it is of another run than ", reports[0].file));
    }
    const auto [other, is_new] = seen.emplace(report.shard.index, report.file);
    if (!is_new) {
      return Refuse(report, absl::StrCat("shard ", ShardText(report.shard),
                                         " is in ", other->second, " too"));
    }
  }
  for (std::uint64_t index = 1; index <= count; ++index) {
    if (seen.count(index) > 0) continue;
    return Refuse(reports[0],
                  absl::StrCat("shard ", index, "/", count, " is missing"));
  }
  return absl::OkStatus();
}

// False if the sum does not fit.
[[nodiscard]] bool TryAddCounter(const ordered_json& from, ordered_json& to) {
  const auto term = from.get<std::uint64_t>();
  const std::uint64_t sum = to.is_null() ? 0 : to.get<std::uint64_t>();
  to = sum + term;
  return sum + term >= sum;
}

[[nodiscard]] bool TryAddCounters(const ordered_json& from, ordered_json& to) {
  for (const auto& [key, value] : from.items()) {
    if (!TryAddCounter(value, to[key])) return false;
  }
  return true;
}

// Cycle lengths in order of size, as the report writes them.
ordered_json SortedCycles(const ordered_json& cycles) {
  std::map<std::uint64_t, std::uint64_t> sorted;
  for (const auto& [key, value] : cycles.items()) {
    std::uint64_t cycle = 0;
    if (absl::SimpleAtoi(key, &cycle)) sorted[cycle] = value;
  }
  ordered_json result = ordered_json::object();
  for (const auto& [cycle, count] : sorted) result[absl::StrCat(cycle)] = count;
  return result;
}

// False if a sum does not fit. A field that one of them lacks is added too.
[[nodiscard]] bool TryAddSummary(const ordered_json& from, ordered_json& to) {
  for (const auto& [name, value] : from.items()) {
    ordered_json& sum = to[name];
    if (sum.is_null()) {
      sum = value;
    } else if (value.is_boolean()) {
      sum = sum.get<bool>() && value.get<bool>();
    } else if (value.is_array()) {
      sum = AddFolders(sum, value);
    } else if (IsMaximum(name)) {
      sum = std::max(sum.get<std::uint64_t>(), value.get<std::uint64_t>());
    } else if (value.is_object()) {
      if (!TryAddCounters(value, sum)) return false;
    } else if (IsCounter(value) && IsCounter(sum)) {
      if (!TryAddCounter(value, sum)) return false;
    } else if (value.is_number()) {
      sum = sum.get<double>() + value.get<double>();
    }
  }
  return true;
}

std::uint64_t CaseOf(const ordered_json& line) {
  return line["case"].get<std::uint64_t>();
}

bool ComesBefore(const ordered_json& a, const ordered_json& b) {
  return CaseOf(a) < CaseOf(b);
}

// Each shard wrote its first findings; the first ones of all are among them.
void SortAndCut(const ordered_json& run, std::vector<ordered_json>& findings) {
  std::stable_sort(findings.begin(), findings.end(), ComesBefore);
  const auto limit = run.find(kFindingsMax);
  std::uint64_t most = findings.size();
  if (limit != run.end() && limit->is_string()) {
    std::uint64_t stated = 0;
    if (absl::SimpleAtoi(limit->get<std::string>(), &stated)) {
      most = std::min<std::uint64_t>(most, stated);
    }
  }
  findings.resize(most);
}

std::string Line(const ordered_json& object) {
  return object.dump(-1, ' ', false, ordered_json::error_handler_t::replace) +
         "\n";
}

}  // namespace

absl::StatusOr<ParsedReport> ParseReport(absl::string_view text,
                                         const std::string& file) {
  LineReader reader(file);
  for (const absl::string_view line :
       absl::StrSplit(text, '\n', absl::SkipEmpty())) {
    const absl::Status status = reader.Read(line);
    if (!status.ok()) return status;
  }
  return reader.Finish();
}

absl::StatusOr<ParsedReport> MergeReports(std::vector<ParsedReport> reports) {
  const absl::Status status = CheckTogether(reports);
  if (!status.ok()) return status;
  ParsedReport whole = reports[0];
  whole.shard = {};
  if (whole.run.contains(kShard)) whole.run[kShard] = ShardText(whole.shard);
  for (std::size_t i = 1; i < reports.size(); ++i) {
    if (!TryAddSummary(reports[i].summary, whole.summary)) {
      return Refuse(reports[i], "its counts are too large to be added");
    }
    whole.findings.insert(whole.findings.end(), reports[i].findings.begin(),
                          reports[i].findings.end());
    whole.games.insert(whole.games.end(), reports[i].games.begin(),
                       reports[i].games.end());
  }
  if (whole.summary.contains(kCycles)) {
    whole.summary[kCycles] = SortedCycles(whole.summary[kCycles]);
  }
  SortAndCut(whole.run, whole.findings);
  std::stable_sort(whole.games.begin(), whole.games.end(), ComesBefore);
  return whole;
}

std::string ReportText(const ParsedReport& report) {
  std::string text = Line(report.run);
  // A game's findings stand before it.
  auto finding = report.findings.begin();
  for (const ordered_json& game : report.games) {
    for (; finding != report.findings.end() && CaseOf(*finding) <= CaseOf(game);
         ++finding) {
      text += Line(*finding);
    }
    text += Line(game);
  }
  for (; finding != report.findings.end(); ++finding) text += Line(*finding);
  return text + Line(report.summary);
}

}  // namespace superko
