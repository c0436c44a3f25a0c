#!/usr/bin/env bash
# Builds the same targets with AFL++ and lets it fuzz one of them for a moment:
# afl_test.sh FOLDER
set -euo pipefail

for tool in afl-clang-fast++ afl-fuzz; do
  command -v "$tool" >/dev/null || { echo "no $tool here"; exit 77; }
done
source=$(cd "$(dirname "$0")/.." && pwd)
folder=$1
mkdir -p "$folder"
export AFL_QUIET=1 AFL_NO_UI=1 AFL_SKIP_CPUFREQ=1 AFL_NO_AFFINITY=1 \
  AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1

fail() {
  echo "$1"
  tail -n 60 "$2"
  exit 1
}

{
  cmake -S "$source" -B "$folder/build" -G Ninja -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_CXX_FLAGS_DEBUG=-O1 -DCMAKE_CXX_COMPILER=afl-clang-fast++ \
    -DSUPERKO_FUZZ_ENGINE=-fsanitize=fuzzer \
    -DSUPERKO_WERROR=OFF -DSUPERKO_BUILD_TESTS=OFF -DSUPERKO_BUILD_BENCH=OFF \
    -DSUPERKO_BUILD_PROGRAM=OFF &&
    cmake --build "$folder/build" --target superko_fuzz_targets
} >"$folder/build.log" 2>&1 || fail "the build failed" "$folder/build.log"

for program in "$folder"/build/fuzz/*_fuzz; do
  target=$(basename "$program" _fuzz)
  for input in "$source/corpus/fuzz/$target"/*; do
    "$program" "$input" >"$folder/$target.log" 2>&1 ||
      fail "$target: $input" "$folder/$target.log"
    break
  done
done

# A planted bug is found by AFL++ as by libFuzzer.
rm -rf "$folder/in" "$folder/found"
mkdir -p "$folder/in"
printf '\0\0\0\0\0\1' >"$folder/in/one_play"
SUPERKO_FUZZ_SUBJECT=planted:wrap-around AFL_BENCH_UNTIL_CRASH=1 \
  timeout 120 afl-fuzz -i "$folder/in" -o "$folder/found" -V 60 -m none \
  -- "$folder/build/fuzz/rules_fuzz" >"$folder/afl.log" 2>&1 || true
ls "$folder"/found/default/crashes/id* >/dev/null 2>&1 ||
  fail "AFL++ found nothing" "$folder/afl.log"
echo "the targets build and run, and AFL++ finds a planted bug"
