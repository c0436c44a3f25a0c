#!/usr/bin/env bash
# Runs the tests and the corpora of a build made with the preset `coverage`, as
# far as they are built, and says which lines of core and reference they reach:
# run.sh FOLDER
#
# FOLDER/html/index.html shows every line. Exit status 1 if a test fails, or as
# table.py says.
set -euo pipefail
shopt -s nullglob

folder=$1
profiles=$folder/profiles
rm -rf "$profiles" "$folder/html"
mkdir -p "$profiles"

# Tests are run program by program, as each process costs a profile.
export LLVM_PROFILE_FILE=$PWD/$profiles/%2m.profraw
objects=()
for program in "$folder"/superko_*_test; do
  case $(basename "$program") in
    *_long_test | *_browser_test) continue ;;
  esac
  echo "== $(basename "$program")" >&2
  "$program" --gtest_brief=1 >"$folder/test.log" 2>&1 || {
    tail -n 40 "$folder/test.log"
    exit 1
  }
  objects+=("$program")
done
for program in "$folder"/fuzz/*_fuzz; do
  target=$(basename "$program" _fuzz)
  # shellcheck disable=SC2046
  "$program" $(ls -d corpus/regress/"$target" corpus/fuzz/"$target" 2>/dev/null) \
    >&2
  objects+=("$program")
done

llvm-profdata merge -sparse "$profiles"/*.profraw -o "$folder/all.profdata"
arguments=(-instr-profile="$folder/all.profdata" "${objects[0]}")
for object in "${objects[@]:1}"; do arguments+=(-object "$object"); done
# Sources are recorded with or without the way from the build's folder.
root=$(pwd -P | sed 's/[][\.*^$+?(){}|]/\\&/g')
ignored="^$root/(build/[^/]*/(\.\./\.\./)?)?(tools|fuzz|bench)/"
ignored+='|^/usr/(include|lib)/|/core/testing/|_test\.cc$'

llvm-cov show "${arguments[@]}" -ignore-filename-regex="$ignored" -format=html \
  -show-line-counts-or-regions -output-dir="$folder/html" >/dev/null
llvm-cov export "${arguments[@]}" -ignore-filename-regex="$ignored" \
  -format=lcov >"$folder/lcov.info"

status=0
/usr/bin/python3 tools/coverage/table.py "$folder/lcov.info" \
  tools/coverage/unreached.tsv || status=1
echo "every line: $folder/html/index.html"
exit $status
