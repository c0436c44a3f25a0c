#include "tools/engine/gtp/gtp_engine.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

#include "core/record/coordinates.h"
#include "core/rules/game.h"
#include "tools/engine/gtp/gtp_records.h"

namespace superko {
namespace {

// Moves sent whose replies were not read. Enough that the engine never waits,
// few enough that little is lost at a difference.
constexpr std::size_t kWindow = 64;
// After so many starts in a row that came to nothing, no more are tried.
constexpr int kFailedStartsMax = 5;

std::string MoveCommand(absl::string_view name, Move move, BoardSize size) {
  return absl::StrCat(
      name, move.color == Color::kBlack ? " black " : " white ",
      move.kind == MoveKind::kPass ? "pass" : GtpPointText(move.point, size));
}

class GtpEngine : public Engine {
 public:
  explicit GtpEngine(std::shared_ptr<const GtpEngineOptions> options)
      : options_(std::move(options)), guide_(Game::Options{}) {}

  absl::string_view name() const override { return options_->name; }
  bool SavesBoards() const override {
    return saves_boards_ && options_->board != GtpBoardSource::kNone;
  }
  void SaveBoards(bool saves) override { saves_boards_ = saves; }

  absl::Status Start(const GameRecord& record) override {
    const std::string obstacle = GtpObstacle(record, *options_);
    if (!obstacle.empty()) return absl::UnimplementedError(obstacle);
    absl::Status status = MakeReady();
    if (!status.ok()) return status;
    BeginRecord(record);
    status = BeginGame();
    failed_starts_ = status.ok() || client_->is_usable() ? 0 : failed_starts_;
    return status;
  }

  absl::Status Play(absl::Span<const Move> moves,
                    Transcript& transcript) override {
    run_end_ = answered_ + moves.size();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      SendAhead();
      const absl::Status status = ReceiveMove(i, transcript);
      if (!status.ok()) {
        transcript.answered = i;
        return status;
      }
    }
    if (!options_->tests_undo) return absl::OkStatus();
    transcript.answered = moves.size() - 1;
    return TestUndo(moves, transcript);
  }

 private:
  // A process that has no reply outstanding.
  absl::Status MakeReady() {
    // Nobody knows when the boards that were asked for are all on stderr.
    const bool may_say_more =
        options_->board == GtpBoardSource::kShowboardOnError;
    if (may_say_more && client_ != nullptr && client_->unanswered() > 0) {
      client_ = nullptr;
    }
    GtpReply ignored;
    while (client_ != nullptr && client_->is_usable() &&
           client_->unanswered() > 0) {
      client_->Receive(ignored).IgnoreError();
    }
    if (client_ != nullptr && client_->is_usable()) return absl::OkStatus();
    if (failed_starts_ == kFailedStartsMax) {
      return absl::AbortedError(absl::StrCat("not started again, it failed ",
                                             kFailedStartsMax,
                                             " times in a row"));
    }
    ++failed_starts_;
    absl::StatusOr<std::unique_ptr<GtpClient>> client =
        GtpClient::Start(options_->client);
    if (!client.ok()) {
      client_ = nullptr;
      return absl::AbortedError(client.status().message());
    }
    client_ = *std::move(client);
    return absl::OkStatus();
  }

  void BeginRecord(const GameRecord& record) {
    size_ = record.size;
    moves_ = record.moves;
    sent_ = 0;
    answered_ = 0;
    run_end_ = 0;
    is_played_.assign(moves_.size(), true);
    board_.assign(static_cast<std::size_t>(size_.points()), Color::kEmpty);
    board_before_run_ = board_;
    guide_.Start({.size = record.size,
                  .rules = record.rules,
                  .first_player = record.first_player,
                  .moves_expected = record.moves.size()});
  }

  absl::Status BeginGame() {
    const bool is_square = size_.rows() == size_.columns();
    client_->Send(is_square ? absl::StrCat("boardsize ", size_.rows())
                            : absl::StrCat("rectangular_boardsize ",
                                           size_.columns(), " ", size_.rows()));
    client_->Send("clear_board");
    for (const std::string& command : options_->setup_commands) {
      client_->Send(command);
    }
    GtpReply reply;
    absl::Status status = client_->Receive(reply);
    if (!status.ok()) return status;
    if (reply.is_error) {
      return absl::UnimplementedError(absl::StrCat(
          "size ", BoardSizeText(size_), ": ", GtpReplyExcerpt(reply)));
    }
    status = ReceiveDone("clear_board");
    for (const std::string& command : options_->setup_commands) {
      if (status.ok()) status = ReceiveDone(command);
    }
    return status;
  }

  absl::Status ReceiveDone(absl::string_view command) {
    GtpReply reply;
    const absl::Status status = client_->Receive(reply);
    if (!status.ok() || !reply.is_error) return status;
    return absl::FailedPreconditionError(
        absl::StrCat("the reply to ", command, " is ", GtpReplyExcerpt(reply)));
  }

  // Fills the window once half of it is free, so that writes are few.
  void SendAhead() {
    if (sent_ - answered_ > kWindow / 2) return;
    const std::size_t end = options_->tests_undo ? run_end_ : moves_.size();
    while (sent_ < end && sent_ - answered_ < kWindow) SendMove(sent_++);
  }

  void SendMove(std::size_t index) {
    const Move move = moves_[index];
    if (options_->verdict == GtpVerdictSource::kIsLegal) {
      is_played_[index] = Guide(move);
      client_->Send(MoveCommand("is_legal", move, size_));
    }
    if (is_played_[index]) client_->Send(MoveCommand("play", move, size_));
    if (IsBoardDue(index)) SendBoard();
  }

  // What core says of the move; whether it is made.
  bool Guide(Move move) {
    if (move.kind == MoveKind::kPass) {
      guide_.Pass(move.color);
      return true;
    }
    return guide_.Play(move.color, move.point).verdict == Verdict::kLegal;
  }

  bool IsBoardDue(std::size_t index) const {
    if (options_->board == GtpBoardSource::kNone) return false;
    if (!saves_boards_ || index + 1 == moves_.size()) return true;
    if (options_->tests_undo && index + 1 == run_end_) return true;
    return (index + 1) % options_->board_every == 0;
  }

  void SendBoard() {
    switch (options_->board) {
      case GtpBoardSource::kNone:
        return;
      case GtpBoardSource::kListStones:
        client_->Send("list_stones black");
        client_->Send("list_stones white");
        return;
      case GtpBoardSource::kShowboard:
      case GtpBoardSource::kShowboardOnError:
        client_->Send("showboard");
        return;
      case GtpBoardSource::kColor:
        for (int i = 0; i < size_.points(); ++i) {
          client_->Send(
              absl::StrCat("color ", GtpPointText(size_.PointAt(i), size_)));
        }
        return;
    }
  }

  absl::Status ReceiveMove(std::size_t i, Transcript& transcript) {
    const std::size_t index = answered_;
    bool is_accepted = true;
    GtpReply reply;
    if (options_->verdict == GtpVerdictSource::kIsLegal) {
      const absl::Status status = client_->Receive(reply);
      if (!status.ok()) return status;
      is_accepted = !reply.is_error && reply.text == "1";
    }
    if (is_played_[index]) {
      const absl::Status status = client_->Receive(reply);
      if (!status.ok()) return status;
      is_accepted = is_accepted && !reply.is_error;
    }
    transcript.answers[i] = {
        .verdict = is_accepted ? Verdict::kLegal : Verdict::kOccupied,
        .is_terse = true};
    transcript.has_board[i] = IsBoardDue(index);
    if (transcript.has_board[i]) {
      const absl::Status status = ReceiveBoard();
      if (!status.ok()) return status;
      std::copy(board_.begin(), board_.end(), transcript.board(i).begin());
    }
    ++answered_;
    return absl::OkStatus();
  }

  // Into board_.
  absl::Status ReceiveBoard() {
    std::fill(board_.begin(), board_.end(), Color::kEmpty);
    switch (options_->board) {
      case GtpBoardSource::kNone:
        return absl::OkStatus();
      case GtpBoardSource::kListStones: {
        const absl::Status status = ReceiveStones(Color::kBlack);
        return status.ok() ? ReceiveStones(Color::kWhite) : status;
      }
      case GtpBoardSource::kShowboard:
        return ReceiveShownBoard();
      case GtpBoardSource::kShowboardOnError:
        return ReceiveBoardOnError();
      case GtpBoardSource::kColor:
        return ReceiveColors();
    }
    return absl::OkStatus();
  }

  absl::Status NoBoard(absl::string_view command, const GtpReply& reply) {
    return absl::DataLossError(absl::StrCat(
        "the reply to ", command, " is no board: ", GtpReplyExcerpt(reply)));
  }

  absl::Status ReceiveStones(Color color) {
    GtpReply reply;
    const absl::Status status = client_->Receive(reply);
    if (!status.ok()) return status;
    if (!reply.is_error &&
        AddListedStones(reply.text, color, size_, absl::MakeSpan(board_))) {
      return absl::OkStatus();
    }
    return NoBoard("list_stones", reply);
  }

  absl::Status ReceiveShownBoard() {
    GtpReply reply;
    const absl::Status status = client_->Receive(reply);
    if (!status.ok()) return status;
    const auto end = ParseShownBoard(reply.text, options_->letters, size_,
                                     absl::MakeSpan(board_));
    return end.has_value() ? absl::OkStatus() : NoBoard("showboard", reply);
  }

  // The reply says that the board is on its way; boards on stderr come in the
  // order in which they were asked for.
  absl::Status ReceiveBoardOnError() {
    GtpReply reply;
    absl::Status status = client_->Receive(reply);
    if (!status.ok()) return status;
    for (;;) {
      std::string& said = client_->error_kept();
      const auto end = ParseShownBoard(said, options_->letters, size_,
                                       absl::MakeSpan(board_));
      if (end.has_value()) {
        said.erase(0, *end);
        return absl::OkStatus();
      }
      status = client_->AwaitError();
      if (!status.ok()) return status;
    }
  }

  absl::Status ReceiveColors() {
    GtpReply reply;
    for (Color& color : board_) {
      const absl::Status status = client_->Receive(reply);
      if (!status.ok()) return status;
      const std::optional<Color> said = ParseGtpColor(reply.text);
      if (reply.is_error || !said.has_value()) return NoBoard("color", reply);
      color = *said;
    }
    return absl::OkStatus();
  }

  // Back to where the run began, and forth again; the engine is held against
  // itself.
  absl::Status TestUndo(absl::Span<const Move> moves,
                        const Transcript& transcript) {
    std::vector<Move> made;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const bool is_made = transcript.answers[i].verdict == Verdict::kLegal;
      if (is_made) made.push_back(moves[i]);
    }
    const std::vector<Color> after = board_;
    for (std::size_t i = 0; i < made.size(); ++i) client_->Send("undo");
    SendBoard();
    for (const Move& move : made) {
      client_->Send(MoveCommand("play", move, size_));
    }
    SendBoard();
    absl::Status status = ReceiveEach("undo", made.size());
    if (status.ok()) status = ReceiveSame(board_before_run_, "undone");
    if (status.ok()) status = ReceiveEach("play again", made.size());
    if (status.ok()) status = ReceiveSame(after, "undone and played again");
    board_before_run_ = board_;
    return status;
  }

  absl::Status ReceiveEach(absl::string_view what, std::size_t count) {
    GtpReply reply;
    for (std::size_t i = 1; i <= count; ++i) {
      const absl::Status status = client_->Receive(reply);
      if (!status.ok()) return status;
      if (!reply.is_error) continue;
      return absl::InternalError(absl::StrCat("undo: the reply to ", what, " (",
                                              i, " of ", count, ") is ",
                                              GtpReplyExcerpt(reply)));
    }
    return absl::OkStatus();
  }

  absl::Status ReceiveSame(const std::vector<Color>& expected,
                           absl::string_view what) {
    if (options_->board == GtpBoardSource::kNone) return absl::OkStatus();
    const absl::Status status = ReceiveBoard();
    if (!status.ok() || board_ == expected) return status;
    return absl::InternalError(
        absl::StrCat("undo: the board is another once moves were ", what));
  }

  std::shared_ptr<const GtpEngineOptions> options_;
  std::unique_ptr<GtpClient> client_;
  int failed_starts_ = 0;
  bool saves_boards_ = true;

  BoardSize size_ = kJudgeSize;
  std::vector<Move> moves_;
  std::size_t sent_ = 0;
  std::size_t answered_ = 0;
  std::size_t run_end_ = 0;      // Of the moves that Play is asked for.
  std::vector<bool> is_played_;  // By index; false: only asked about.
  Game guide_;
  std::vector<Color> board_;  // The latest.
  std::vector<Color> board_before_run_;
};

}  // namespace

std::unique_ptr<Engine> MakeGtpEngine(
    std::shared_ptr<const GtpEngineOptions> options) {
  return std::make_unique<GtpEngine>(std::move(options));
}

}  // namespace superko
