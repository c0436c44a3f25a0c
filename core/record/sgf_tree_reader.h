// SgfTreeReader: follows the brackets of one game, without recursion.
//
// Where brackets are missing it takes the text as somebody would have meant it:
//
//   (;A(;B);C)       C is another child of A: '(' is missing
//   (;A;B<end>       the game ends with the text
//   (;A;B(;GM[1];C)  another game begins before C
//
// Memory:  one entry for each '(' that is open.
// Threads: needs a single owner.

#ifndef SUPERKO_CORE_RECORD_SGF_TREE_READER_H_
#define SUPERKO_CORE_RECORD_SGF_TREE_READER_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"

#include "core/record/sgf_game.h"
#include "core/record/sgf_game_builder.h"
#include "core/record/sgf_lexer.h"
#include "core/record/sgf_note.h"
#include "core/record/sgf_property.h"

namespace superko {

enum class SgfVariations : std::uint8_t {
  kMain,  // The main line only; each other one is noted.
  kAll,
};

class SgfTreeReader {
 public:
  static constexpr std::size_t kDepthMax = 1'000'000;

  // Borrows all but `file`, the name in messages.
  SgfTreeReader(std::string file, SgfVariations variations, SgfLexer& lexer,
                SgfNotes& notes);

  // Reads the game that the lexer found into `game`, which must be clear. Goes
  // to the end of its text, after an error too.
  void Read(SgfGame& game);

 private:
  // A '(' that is open.
  struct Tree {
    // The node from which its own subtrees branch off when it is closed, that
    // is the one before the bracket.
    SgfNodeIndex trunk = kNoSgfNode;
    // Its number in the tree around it; 0 if that is the whole game.
    std::uint32_t number = 0;
    // How many subtrees branched off inside of it.
    std::uint32_t subtrees = 0;
    bool has_nodes = false;
  };

  absl::Status ReadMarks();
  absl::Status ReadMark();
  absl::Status Open();
  void Close();
  absl::Status EndNode();
  void BeginNode(TextPlace place);
  bool TryReadPlainNodes();
  void ReadProperty();
  bool TryEnterNode(TextPlace place);
  void ReadValues(SgfProperty property, bool is_kept);
  enum class Skipped : std::uint8_t { kNoted, kSilent };
  void SkipToEndOfGame(Skipped skipped);

  std::string file_;
  SgfVariations variations_;
  SgfLexer& lexer_;
  SgfNotes& notes_;
  SgfGameBuilder builder_;

  // Of the game being read. The latest mark is not dealt with yet.
  SgfMark mark_ = SgfMark::kEnd;
  std::vector<Tree> open_;
  // The parent of the next node, and how many nodes there are.
  SgfNodeIndex node_ = kNoSgfNode;
  std::uint32_t nodes_ = 0;
  bool is_in_node_ = false;
  bool is_behind_subtree_ = false;
  bool is_at_end_ = false;
  bool is_old_name_noted_ = false;
};

}  // namespace superko

#endif  // SUPERKO_CORE_RECORD_SGF_TREE_READER_H_
