// The words of the slow truth: stones, rule sets, answers and Engine, the
// interface of everything here that plays by the rules.
//
// These types are this folder's own. Nothing outside is included, so that no
// mistake of the fast engine can be inherited.
//
// Units:   rows and columns from 0 at the top left; sides from 1 to 52.
// Threads: an engine belongs to one owner; different engines share nothing.
// Errors:  none. Preconditions are marked REQUIRES and checked in debug.
#ifndef SUPERKO_REFERENCE_TYPES_H_
#define SUPERKO_REFERENCE_TYPES_H_

#include <vector>

namespace reference {

// What stands on a point. Its value is its letter in text.
enum class Stone : char { kEmpty = '.', kBlack = 'B', kWhite = 'W' };

// REQUIRES: `stone` is black or white.
constexpr Stone Opponent(Stone stone) {
  return stone == Stone::kBlack ? Stone::kWhite : Stone::kBlack;
}

// Why a play was refused, or kLegal, in the order of the tests.
enum class Answer { kLegal, kOccupied, kSuicide, kRepetition };

enum class SuicideRule { kForbidden, kAllowed };

// Which results of a play are refused because they were there before:
//   kNone         none of them.
//   kSimple       if the last accepted move was an opponent's play: the
//                 position before that play.
//   kPositional   every earlier position of the game, the start included.
//   kSituational  every earlier pair of position and player to move.
enum class RepetitionRule { kNone, kSimple, kPositional, kSituational };

struct Rules {
  SuicideRule suicide = SuicideRule::kForbidden;
  RepetitionRule repetition = RepetitionRule::kPositional;

  friend bool operator==(const Rules&, const Rules&) = default;
};

// What came of a play. The numbers are 0 if it was refused.
struct Outcome {
  Answer answer = Answer::kLegal;
  int captured = 0;     // Opposing stones taken.
  int own_removed = 0;  // Own stones removed by an allowed suicide.

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// One point of a set-up. kEmpty clears the point.
struct Placement {
  int row = 0;
  int column = 0;
  Stone stone = Stone::kEmpty;

  friend bool operator==(const Placement&, const Placement&) = default;
};

// A game from its start, one move at a time. Any player may move at any time;
// after a play or a pass the player to move next is the opponent of the one who
// made it, whatever the record goes on with.
class Engine {
 public:
  virtual ~Engine() = default;

  // Forgets everything and begins a game on an empty board. May be called
  // again and again, with other sizes and rules.
  // REQUIRES: sides from 1 to 52; `first_to_move` is black or white.
  virtual void Start(int rows, int columns, Rules rules,
                     Stone first_to_move) = 0;

  // Plays, or refuses and changes nothing.
  // REQUIRES: started; the point is on the board; `player` is black or white.
  virtual Outcome Play(Stone player, int row, int column) = 0;

  // A pass is never refused. It adds a situation, but no position.
  // REQUIRES: started; `player` is black or white.
  virtual void Pass(Stone player) = 0;

  // Makes all placements at once; of two for the same point the later counts.
  // Adds a position and a situation to the history, which stays. Returns false
  // and changes nothing if a string would be without liberties.
  // REQUIRES: as for Play, for every placement and `next_to_move`.
  virtual bool SetUp(const std::vector<Placement>& placements,
                     Stone next_to_move) = 0;

  // After kRepetition: how many moves, plays and passes that were accepted and
  // the refused play, lie between the latest equal position and the play. 0 if
  // the engine does not tell.
  virtual int moves_back() const { return 0; }

  // The stones, row by row.
  virtual const std::vector<Stone>& board() const = 0;

 protected:
  Engine() = default;
  Engine(const Engine&) = default;
  Engine& operator=(const Engine&) = default;
};

}  // namespace reference

#endif  // SUPERKO_REFERENCE_TYPES_H_
