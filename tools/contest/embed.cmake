# Writes OUTPUT, a C++ source that holds the judge texts made by hand that are
# part of the set of tests, in its order.
#
#   cmake -DOUTPUT=hand_made.cc -DCORPUS=corpus/judge -P embed.cmake

set(code "// Made by tools/contest/embed.cmake.\n\n")
string(APPEND code "#include \"tools/contest/hand_made.h\"\n\n")
string(APPEND code "namespace superko {\n\n")
string(APPEND code "absl::Span<const HandMade> HandMadeTests() {\n")
string(APPEND code "  static constexpr HandMade kTests[] = {\n")
foreach(
  name
  sample
  several_cases
  zero_plays
  hundred_cases
  miss_1_occupied
  miss_3_repetition
  each_verdict
  order_of_verdicts
  corners_and_edges
  no_wrap_around
  captures
  liberties_after_capture
  snapback
  two_stones_no_ko
  double_ko
  send_two_return_one
  eternal_life
  triple_ko
  giant_capture_combs
  giant_capture_snake
  superko_cycle_of_70
  superko_cycle_of_252)
  file(READ "${CORPUS}/${name}.in" text)
  string(APPEND code "      {\"${name}\", R\"superko(${text})superko\"},\n")
endforeach()
string(APPEND code "  };\n  return kTests;\n}\n\n}  // namespace superko\n")
file(WRITE "${OUTPUT}" "${code}")
