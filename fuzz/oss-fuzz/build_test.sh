#!/usr/bin/env bash
# Runs build.sh with the variables of OSS-Fuzz set to what this machine has, and
# each target that comes out for a second: build_test.sh FOLDER
set -euo pipefail

for tool in clang clang++ zip unzip; do
  command -v "$tool" >/dev/null || { echo "no $tool here"; exit 77; }
done
source=$(cd "$(dirname "$0")/../.." && pwd)
folder=$1
rm -rf "$folder/out" "$folder/src" "$folder/seeds"
mkdir -p "$folder"/{out,src,work,seeds}
ln -s "$source" "$folder/src/superko"

export SRC=$folder/src OUT=$folder/out WORK=$folder/work CC=clang CXX=clang++
# Neither optimised nor with symbols: it is to build soon, not to run fast.
export CFLAGS="-O0 -fsanitize=fuzzer-no-link" CXXFLAGS="-O0 -fsanitize=fuzzer-no-link"
export LIB_FUZZING_ENGINE=-fsanitize=fuzzer
"$source/fuzz/oss-fuzz/build.sh" >"$folder/build.log" 2>&1 || {
  tail -n 60 "$folder/build.log"
  exit 1
}

targets=0
for source_file in "$source"/fuzz/*_fuzz.cc; do
  name=$(basename "$source_file" .cc)
  for file in "$name" "$name.dict" "$name.options" "${name}_seed_corpus.zip"; do
    [[ -s $OUT/$file ]] || { echo "build.sh left no $file"; exit 1; }
  done
  # Nothing but the C library comes from the machine on which a target runs.
  foreign=$(ldd "$OUT/$name" | awk '$3 ~ "^/" { print $3 }' |
    grep -vE "^$OUT/lib/|/lib(c|m|dl|rt|pthread|gcc_s)\.so" || true)
  [[ -z $foreign ]] || { echo "$name needs" $foreign; exit 1; }
  unzip -q "$OUT/${name}_seed_corpus.zip" -d "$folder/seeds/$name"
  flags=$(sed -n 's/^\([a-z_]*\) = /-\1=/p' "$OUT/$name.options")
  # shellcheck disable=SC2086
  "$OUT/$name" $flags -dict="$OUT/$name.dict" -max_total_time=1 \
    -artifact_prefix="$folder/$name-" "$folder/seeds/$name" \
    >"$folder/$name.log" 2>&1 || { tail -n 60 "$folder/$name.log"; exit 1; }
  grep -q '^Done [1-9][0-9]* runs' "$folder/$name.log" ||
    { echo "$name ran nothing"; tail -n 20 "$folder/$name.log"; exit 1; }
  targets=$((targets + 1))
done
((targets >= 14)) || { echo "only $targets targets"; exit 1; }
echo "$targets targets were built and ran"
