#include "core/record/sgf_writer.h"

#include <algorithm>
#include <bitset>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

#include "core/board/color.h"
#include "core/record/coordinates.h"
#include "core/record/sgf_syntax.h"
#include "core/rules/rule_set.h"

namespace superko {
namespace {

constexpr std::size_t kNodesPerLine = 10;

std::string SizeText(BoardSize size) {
  if (size.rows() == size.columns()) return absl::StrCat(size.rows());
  return absl::StrCat(size.columns(), ":", size.rows());
}

void AppendPlayer(Color player, std::string& out) {
  absl::StrAppend(&out, "PL[", player == Color::kBlack ? "B" : "W", "]");
}

// The last placement on each point, in the order of the record.
std::vector<Move> LastPlacements(absl::Span<const Move> moves, BoardSize size) {
  std::vector<Move> placements;
  std::bitset<kPointsMax> is_set;
  for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
    if (move->kind != MoveKind::kSetStone) continue;
    const auto ordinal = static_cast<std::size_t>(size.Ordinal(move->point));
    if (!is_set[ordinal]) placements.push_back(*move);
    is_set[ordinal] = true;
  }
  std::reverse(placements.begin(), placements.end());
  return placements;
}

void AppendPlacements(absl::Span<const Move> placements, Color color,
                      std::string& out) {
  constexpr absl::string_view kNames[] = {"AE", "AB", "AW"};
  absl::string_view name = kNames[static_cast<int>(color)];
  for (const Move& move : placements) {
    if (move.color != color) continue;
    absl::StrAppend(&out, name, "[", SgfPointText(move.point), "]");
    name = "";
  }
}

class Writer {
 public:
  Writer(const GameRecord& record, const SgfWriteOptions& options,
         std::string& out)
      : record_(record), options_(options), out_(out) {}

  void Write() {
    WriteRoot();
    while (move_ < record_.moves.size()) WriteNode();
    absl::StrAppend(&out_, ")\n");
  }

 private:
  void WriteRoot() {
    absl::StrAppend(&out_, "(;FF[4]GM[1]CA[UTF-8]AP[superko:1]SZ[",
                    SizeText(record_.size), "]\nRU[",
                    RuleSetText(record_.rules), "]");
    const std::size_t set_up_end = SetUpEnd();
    const bool begins_with_set_up =
        set_up_end > 0 &&
        record_.moves[set_up_end - 1].color == record_.first_player;
    if (begins_with_set_up) {
      WriteSetUp(set_up_end);
    } else if (record_.first_player != FirstMover()) {
      AppendPlayer(record_.first_player, out_);
    }
    WriteAnnotations(options_.comment);
    out_ += '\n';
  }

  void WriteNode() {
    const std::size_t set_up_end = SetUpEnd();
    if (set_up_end == move_ + 1) {  // Without stones.
      ++move_;
      return;
    }
    if (nodes_++ % kNodesPerLine == kNodesPerLine - 1) out_ += '\n';
    out_ += ';';
    if (set_up_end > move_) {
      WriteSetUp(set_up_end);
    } else {
      WriteMove(record_.moves[move_++]);
    }
    WriteAnnotations("");
  }

  void WriteMove(Move move) {
    out_ += ColorLetter(move.color);
    out_ += '[';
    if (move.kind == MoveKind::kPlay) out_ += SgfPointText(move.point);
    out_ += ']';
  }

  void WriteSetUp(std::size_t end) {
    const std::vector<Move> placements = LastPlacements(
        absl::MakeSpan(record_.moves).subspan(move_, end - move_),
        record_.size);
    for (const Color color : {Color::kBlack, Color::kWhite, Color::kEmpty}) {
      AppendPlacements(placements, color, out_);
    }
    AppendPlayer(record_.moves[end - 1].color, out_);
    move_ = end;
  }

  // Behind the set-up that begins at the current move; the current move itself
  // if none does.
  std::size_t SetUpEnd() const {
    std::size_t end = move_;
    const std::vector<Move>& moves = record_.moves;
    while (end < moves.size() && moves[end].kind == MoveKind::kSetStone) ++end;
    const bool is_set_up =
        end < moves.size() && moves[end].kind == MoveKind::kEndSetUp;
    return is_set_up ? end + 1 : move_;
  }

  Color FirstMover() const {
    for (const Move move : record_.moves) {
      if (move.kind == MoveKind::kPlay || move.kind == MoveKind::kPass) {
        return move.color;
      }
    }
    return Color::kBlack;
  }

  // Those of the moves written since the last time, below `comment`.
  void WriteAnnotations(absl::string_view comment) {
    std::vector<absl::string_view> comments;
    if (!comment.empty()) comments.push_back(comment);
    absl::string_view name = "TR";
    const absl::Span<const SgfAnnotation> all = options_.annotations;
    for (; said_ < all.size() && all[said_].move < move_; ++said_) {
      const SgfAnnotation& annotation = all[said_];
      if (!annotation.comment.empty()) comments.push_back(annotation.comment);
      if (!annotation.mark.has_value()) continue;
      absl::StrAppend(&out_, name, "[", SgfPointText(*annotation.mark), "]");
      name = "";
    }
    if (comments.empty()) return;
    absl::StrAppend(&out_, "C[", EscapeSgfText(absl::StrJoin(comments, "\n")),
                    "]");
  }

  const GameRecord& record_;
  const SgfWriteOptions& options_;
  std::string& out_;
  // The next move to write, the nodes behind the root so far, and how many of
  // the annotations are written.
  std::size_t move_ = 0;
  std::size_t nodes_ = 0;
  std::size_t said_ = 0;
};

}  // namespace

void AppendSgf(const GameRecord& record, const SgfWriteOptions& options,
               std::string& out) {
  Writer(record, options, out).Write();
}

}  // namespace superko
