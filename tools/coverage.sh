#!/usr/bin/env bash
# Runs the tests and the corpora of a build made with the preset `coverage`, as
# far as they are built, and says which lines of core and reference they reach:
# coverage.sh FOLDER
#
# FOLDER/html/index.html shows every line. Exit status 1 if a test fails or if
# either folder has fewer than 97 % of its lines reached.
set -euo pipefail
shopt -s nullglob

folder=$1
lines_min=97
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
ignored='(_test\.cc|/testing/|/testing\.h)$|/usr/|/tools/|/fuzz/|/bench/'

llvm-cov show "${arguments[@]}" -ignore-filename-regex="$ignored" -format=html \
  -show-line-counts-or-regions -output-dir="$folder/html" >/dev/null
llvm-cov export "${arguments[@]}" -ignore-filename-regex="$ignored" \
  -format=lcov >"$folder/lcov.info"

# A line for each file that is not reached whole, then the sums.
awk -v root="$PWD/" -v lines_min="$lines_min" '
  /^SF:/ { file = substr($0, 4); sub(root, "", file) }
  /^LF:/ { found[file] = substr($0, 4) }
  /^LH:/ { hit[file] = substr($0, 4) }
  /^DA:/ {
    split(substr($0, 4), line, ",")
    if (line[2] == 0) missed[file] = missed[file] " " line[1]
  }
  END {
    for (file in found) {
      top = substr(file, 1, index(file, "/") - 1)
      all[top] += found[file]
      reached[top] += hit[file]
      if (file in missed) {
        print file ": lines" missed[file] | "sort"
      }
    }
    close("sort")
    for (top in all) {
      percent = 100 * reached[top] / all[top]
      printf "%-10s %6d of %6d lines, %.2f %%\n", top, reached[top], all[top],
             percent
      if (percent < lines_min) low = 1
    }
    exit low
  }' "$folder/lcov.info"
echo "every line: $folder/html/index.html"
