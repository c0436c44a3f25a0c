#!/usr/bin/env bash
# What holds for every target, and what `./dev fuzz` says to wrong arguments.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "$*"
  exit 1
}

help=$(fuzz/run.sh --help) || fail "--help fails"
targets=0
for source in fuzz/*_fuzz.cc; do
  target=$(basename "$source" _fuzz.cc)
  targets=$((targets + 1))
  grep -q "^targets:.* $target\( \|$\)" <<<"$help" || fail "$target: not in --help"
  grep -q "^// Property:" "$source" || fail "$target: says no property"
  grep -q "^// Input:" "$source" || fail "$target: says no input"
  grep -q "^| \`$target\` |" fuzz/README.md || fail "$target: not in fuzz/README.md"
  grep -q "^max_len = [0-9]" "fuzz/settings/$target.options" ||
    fail "$target: no limit of the input"
  [[ -s fuzz/settings/$target.dict ]] || fail "$target: no dictionary"
  bytes=$(find "corpus/fuzz/$target" -type f -printf '%s\n' |
    awk '{ sum += $1 } END { print sum + 0 }')
  ((bytes > 0 && bytes < 1000000)) || fail "$target: $bytes bytes of seeds"
done
((targets >= 14)) || fail "only $targets targets"

# wrong EXPECTED ARGUMENTS...
wrong() {
  local expected=$1 status=0 said
  shift
  said=$(fuzz/run.sh "$@" 2>&1) || status=$?
  [[ $status == 2 ]] || fail "$*: exit status $status"
  grep -qF -- "$expected" <<<"$said" || fail "$*: $said"
}
wrong 'usage: ./dev fuzz'
wrong 'no target "rule"; there are: archive' rule
wrong 'expected 90s, 10m or 1h, found "1d"' rules --time=1d
wrong 'expected 1 to 99, found "0"' rules --jobs=0
wrong 'unknown flag --time' rules --time
echo "$targets targets are whole"
