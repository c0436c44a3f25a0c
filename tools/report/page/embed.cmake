# Writes OUTPUT, a C++ source that holds the files of this folder as text.
#
#   cmake -DOUTPUT=page_files.cc -P embed.cmake

set(code "// Made by tools/report/page/embed.cmake.\n\n")
string(APPEND code "#include \"tools/report/page/page_files.h\"\n\n")
string(APPEND code "namespace superko {\n\n")
foreach(
  entry
  "kPageHtml page.html"
  "kFindingHtml finding.html"
  "kGameHtml game.html"
  "kSideHtml side.html"
  "kCopyHtml copy.html"
  "kStyleCss style.css"
  "kPageJs page.js")
  string(REPLACE " " ";" entry "${entry}")
  list(GET entry 0 name)
  list(GET entry 1 file)
  file(READ "${CMAKE_CURRENT_LIST_DIR}/${file}" text)
  string(APPEND code "const absl::string_view ${name} =\n"
         "    R\"superko(${text})superko\";\n\n")
endforeach()
string(APPEND code "}  // namespace superko\n")
file(WRITE "${OUTPUT}" "${code}")
