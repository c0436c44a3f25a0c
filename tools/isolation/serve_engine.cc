#include "tools/isolation/serve_engine.h"

#include <string>
#include <vector>

#include "tools/isolation/wire.h"

namespace superko {
namespace {

// More than any request has: the longest is a run of moves.
constexpr std::uint32_t kRequestMaxBytes = 64 << 20;

class Server {
 public:
  explicit Server(Engine& engine) : engine_(engine) {}

  // False for a request that cannot be understood.
  bool Answer(absl::string_view request, WireWriter& answer) {
    WireReader reader(request);
    switch (reader.Get<Request>()) {
      case Request::kStart:
        return Start(reader, answer);
      case Request::kPlay:
        return Play(reader, answer);
      case Request::kCountStrings:
        return CountStrings(answer);
      case Request::kFindInconsistency:
        answer.PutStatus(absl::OkStatus());
        answer.PutText(engine_.FindInconsistency());
        return true;
    }
    return false;
  }

 private:
  bool Start(WireReader& reader, WireWriter& answer) {
    GameRecord record;
    const int rows = reader.Get<int>();
    const int columns = reader.Get<int>();
    if (!BoardSize::IsValid(rows, columns)) return false;
    record.size = BoardSize(rows, columns);
    record.rules = reader.Get<RuleSet>();
    record.first_player = reader.Get<Color>();
    record.moves.resize(reader.Get<std::uint64_t>());
    points_ = record.size.points();
    answer.PutStatus(engine_.Start(record));
    return reader.ok();
  }

  bool Play(WireReader& reader, WireWriter& answer) {
    moves_.resize(reader.Get<std::uint64_t>());
    reader.GetAll(absl::MakeSpan(moves_));
    transcript_.Reset(points_, moves_.size());
    const absl::Status status = engine_.Play(moves_, transcript_);
    answer.PutStatus(status);
    if (!status.ok()) return reader.ok();
    answer.PutAll(absl::MakeConstSpan(transcript_.answers));
    answer.PutAll(absl::MakeConstSpan(transcript_.boards));
    return reader.ok();
  }

  bool CountStrings(WireWriter& answer) {
    counts_.resize(static_cast<std::size_t>(points_));
    const bool can_tell = engine_.CountStrings(absl::MakeSpan(counts_));
    answer.PutStatus(absl::OkStatus());
    answer.Put(can_tell);
    if (can_tell) answer.PutAll(absl::MakeConstSpan(counts_));
    return true;
  }

  Engine& engine_;
  int points_ = 0;
  std::vector<Move> moves_;
  Transcript transcript_;
  std::vector<StringCount> counts_;
};

// False at the end of `in`; `is_whole` says whether it came between requests.
bool ReadRequest(std::FILE* in, std::string& request, bool& is_whole) {
  std::uint32_t length = 0;
  const std::size_t got = std::fread(&length, 1, sizeof length, in);
  is_whole = got == 0;
  if (got != sizeof length || length > kRequestMaxBytes) return false;
  request.resize(length);
  return std::fread(request.data(), 1, length, in) == length;
}

}  // namespace

bool ServeEngine(Engine& engine, std::FILE* in, std::FILE* out) {
  Server server(engine);
  WireWriter writer;
  std::string request;
  bool is_whole = true;
  while (ReadRequest(in, request, is_whole)) {
    if (!server.Answer(request, writer)) return false;
    const std::string answer = writer.Take();
    if (std::fwrite(answer.data(), 1, answer.size(), out) != answer.size() ||
        std::fflush(out) != 0) {
      return false;
    }
  }
  return is_whole;
}

}  // namespace superko
