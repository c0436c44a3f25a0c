#include "reference/judge_text.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

namespace reference {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kWhiteSpace = " \t\n\v\f\r";
constexpr std::int64_t kPlaysMax = 5'000'000;
constexpr std::int64_t kCasesMax = 9'999'999'999;  // What ten digits can say.

// Cuts tokens off the front of a text.
class Tokens {
 public:
  explicit Tokens(std::string_view text) : rest_(text) {
    if (rest_.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
      rest_.remove_prefix(kByteOrderMark.size());
    }
  }

  // The next token; an empty one at the end of the text.
  std::string_view Next() {
    rest_.remove_prefix(
        std::min(rest_.find_first_not_of(kWhiteSpace), rest_.size()));
    const std::string_view token =
        rest_.substr(0, rest_.find_first_of(kWhiteSpace));
    rest_.remove_prefix(token.size());
    return token;
  }

 private:
  std::string_view rest_;
};

// A number from `min` to `max`.
std::optional<std::int64_t> ReadNumber(Tokens& tokens, std::int64_t min,
                                       std::int64_t max) {
  const std::string_view token = tokens.Next();
  if (token.empty() || token.size() > 10) return std::nullopt;
  std::int64_t number = 0;
  for (const char letter : token) {
    if (letter < '0' || letter > '9') return std::nullopt;
    number = number * 10 + (letter - '0');
  }
  if (number < min || number > max) return std::nullopt;
  return number;
}

std::optional<Stone> ReadColour(Tokens& tokens) {
  const std::string_view token = tokens.Next();
  if (token == "B") return Stone::kBlack;
  if (token == "W") return Stone::kWhite;
  return std::nullopt;
}

std::optional<JudgePlay> ReadPlay(Tokens& tokens) {
  const auto player = ReadColour(tokens);
  const auto row = ReadNumber(tokens, 1, kJudgeSide);
  const auto column = ReadNumber(tokens, 1, kJudgeSide);
  if (!player || !row || !column) return std::nullopt;
  return JudgePlay{*player, static_cast<int>(*row - 1),
                   static_cast<int>(*column - 1)};
}

std::optional<Case> ReadCase(Tokens& tokens) {
  const auto plays = ReadNumber(tokens, 0, kPlaysMax);
  if (!plays) return std::nullopt;
  Case result;
  for (std::int64_t number = 0; number < *plays; ++number) {
    const auto play = ReadPlay(tokens);
    if (!play) return std::nullopt;
    result.plays.push_back(*play);
  }
  return result;
}

}  // namespace

std::optional<std::vector<Case>> ReadJudgeText(const std::string& text) {
  Tokens tokens(text);
  const auto cases = ReadNumber(tokens, 0, kCasesMax);
  if (!cases) return std::nullopt;
  std::vector<Case> result;
  for (std::int64_t number = 0; number < *cases; ++number) {
    std::optional<Case> next = ReadCase(tokens);
    if (!next) return std::nullopt;
    result.push_back(*std::move(next));
  }
  if (!tokens.Next().empty()) return std::nullopt;
  return result;
}

}  // namespace reference
