#include "tools/harness/difference.h"

#include <iterator>

#include "absl/strings/str_cat.h"

namespace superko {

absl::string_view DifferenceKindName(DifferenceKind kind) {
  constexpr absl::string_view kNames[] = {
      "engine-failure", "verdict",  "captured",      "cycle",
      "board",          "strings",  "inconsistency", "crash",
      "hang",           "protocol", "undo",          "unsupported"};
  static_assert(std::size(kNames) == kDifferenceKinds + 1);
  return kNames[static_cast<int>(kind)];
}

bool IsFailure(DifferenceKind kind) {
  return kind == DifferenceKind::kEngineFailure ||
         kind >= DifferenceKind::kCrash;
}

DifferenceKind FailureKind(const absl::Status& failure) {
  switch (failure.code()) {
    case absl::StatusCode::kAborted:
      return DifferenceKind::kCrash;
    case absl::StatusCode::kDeadlineExceeded:
      return DifferenceKind::kHang;
    case absl::StatusCode::kDataLoss:
      return DifferenceKind::kProtocol;
    case absl::StatusCode::kInternal:
      return DifferenceKind::kUndo;
    case absl::StatusCode::kUnimplemented:
      return DifferenceKind::kUnsupported;
    default:
      return DifferenceKind::kEngineFailure;
  }
}

std::string DifferenceClass(const Difference& difference) {
  const Verdict subject = difference.subject.answer.verdict;
  const Verdict truth = difference.truth.answer.verdict;
  if (difference.kind == DifferenceKind::kBoard) return "wrong-board";
  if (difference.kind != DifferenceKind::kVerdict) {
    return std::string(DifferenceKindName(difference.kind));
  }
  if (truth == Verdict::kLegal) return "refuses-legal";
  if (subject != Verdict::kLegal) return "wrong-reason";
  return absl::StrCat("accepts-", VerdictName(truth));
}

bool AreAlike(const Difference& a, const Difference& b) {
  if (a.kind != b.kind || a.subject.engine != b.subject.engine ||
      a.truth.engine != b.truth.engine) {
    return false;
  }
  return a.kind != DifferenceKind::kVerdict ||
         (a.subject.answer.verdict == b.subject.answer.verdict &&
          a.truth.answer.verdict == b.truth.answer.verdict);
}

}  // namespace superko
