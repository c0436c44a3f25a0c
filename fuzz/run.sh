#!/usr/bin/env bash
# Fuzzes: see `./dev fuzz --help`. Called by ./dev, which installs and builds
# what is needed, from the root of the checkout.
set -euo pipefail

build=build/fuzz
# Short stacks of allocations, little memory kept from reuse, little of it filled:
# half as fast again. The command shown for a crash has the usual settings.
asan=malloc_context_size=1:quarantine_size_mb=1
asan+=:thread_local_quarantine_size_kb=32:max_malloc_fill_size=64
export ASAN_OPTIONS=${ASAN_OPTIONS:-$asan}
targets=$(cd fuzz && ls *_fuzz.cc | sed 's/_fuzz\.cc$//')

usage() {
  cat <<'USAGE'
usage: ./dev fuzz TARGET|all [--time=60s] [--jobs=1] [--merge|--speed]
       ./dev fuzz --selftest [--time=60s] [--jobs=1]
       ./dev fuzz --seeds

  TARGET      one of the targets below; `all` takes one after the other
  --time      how long, for each: 90, 90s, 10m or 1h; 0 only merges
  --jobs      processes that share a corpus; bugs at a time for --selftest
  --merge     afterwards replace corpus/fuzz/TARGET by the smallest inputs, of
              old and new ones, that reach as much; refused above 1 MB
  --speed     only measure: executions a second over the seeds of TARGET, in the
              release build and with sanitizers
  --selftest  let `rules` find each planted bug from an empty corpus
  --seeds     write the first seeds, from corpus/, into build/fuzz/corpus

New inputs are kept in build/fuzz/corpus/TARGET, what crashes in
build/fuzz/artifacts. SUPERKO_FUZZ_SUBJECT=planted:NAME tests a planted bug in
the place of core. Exit status 0: nothing found; 1: a crash; 2: usage.

Example: ./dev fuzz rules --time=10m --jobs=2
USAGE
  echo
  echo "targets:" $targets
}

fail() {
  echo "./dev fuzz: $*" >&2
  exit 2
}

# seconds_of TEXT
seconds_of() {
  [[ $1 =~ ^([0-9]{1,7})([smh]?)$ ]] ||
    fail "--time: expected 90s, 10m or 1h, found \"$1\""
  local unit=1
  case ${BASH_REMATCH[2]} in
    m) unit=60 ;;
    h) unit=3600 ;;
  esac
  echo $((10#${BASH_REMATCH[1]} * unit))
}

# The flags of libFuzzer that belong to a target.
flags_of() {
  sed -n 's/^\([a-z_]*\) = /-\1=/p' "fuzz/settings/$1.options"
  [[ ! -f fuzz/settings/$1.dict ]] || echo "-dict=fuzz/settings/$1.dict"
}

program_of() { echo "$build/fuzz/$1_fuzz"; }

# stat_sum NAME LOG...
stat_sum() {
  local name=$1
  shift
  sed -n "s/^stat::$name: *//p" "$@" | awk '{ sum += $1 } END { print sum + 0 }'
}

# The most that one of the processes reached.
coverage_of() {
  sed -n 's/.*cov: \([0-9]*\) ft: \([0-9]*\).*/\2 \1/p' "$@" | sort -n |
    tail -n 1 | sed 's/\(.*\) \(.*\)/\2 edges and \1 features reached/' |
    grep . || echo "stopped at once"
}

# What a target said before it ended, without libFuzzer's own lines.
message_of() {
  sed -n '/check failed\|ERROR: \|runtime error\|terminate called/,$p' "$1" |
    sed -e '/ERROR: libFuzzer: deadly signal/,$d' -e '/^NOTE: libFuzzer/,$d' |
    head -n 120
}

# Shows a crash: its artifact, smaller if that goes, and the command for it.
# show_crash TARGET LOG
show_crash() {
  local target=$1 log=$2 program artifact smaller again
  program=$(program_of "$target")
  message_of "$log"
  artifact=$(sed -n 's/.*Test unit written to //p' "$log" | tail -n 1)
  [[ -n $artifact ]] || return 0
  smaller=$artifact.smaller
  "$program" -minimize_crash=1 -runs=20000 -max_total_time=20 \
    -exact_artifact_path="$smaller" "$artifact" >/dev/null 2>&1 || true
  if [[ -s $smaller ]] && ! "$program" "$smaller" >/dev/null 2>&1; then
    artifact=$smaller
  fi
  echo "artifact: $artifact, $(stat -c %s "$artifact") bytes:"
  if grep -qP '[^\x09\x0a\x0d\x20-\x7e]' "$artifact"; then
    od -An -tx1 "$artifact" | head -n 40
  else
    head -c 4096 "$artifact"
    echo
  fi
  again="$program $artifact"
  # An engine that keeps something of the game before needs two.
  if $again >/dev/null 2>&1; then again="$again $artifact"; fi
  echo "to see it again:"
  echo "  ${SUPERKO_FUZZ_SUBJECT:+SUPERKO_FUZZ_SUBJECT=$SUPERKO_FUZZ_SUBJECT }$again"
}

# fuzz_one TARGET SECONDS JOBS
fuzz_one() {
  local target=$1 seconds=$2 jobs=$3 program job status=0 pids=() logs=()
  program=$(program_of "$target")
  local corpus=$build/corpus/$target artifacts=$build/artifacts
  mkdir -p "$corpus" "$artifacts" "$build/log"
  if [[ -d corpus/regress/$target && -z ${SUPERKO_FUZZ_SUBJECT:-} ]]; then
    "$program" corpus/regress/"$target"/* >"$build/log/regress" 2>&1 || {
      message_of "$build/log/regress"
      echo "$target: a fault of corpus/regress/$target is back"
      return 1
    }
  fi
  local before
  before=$(ls "$corpus" | wc -l)
  for ((job = 1; job <= jobs; ++job)); do
    logs+=("$build/log/$target.$job.log")
    # shellcheck disable=SC2046
    "$program" $(flags_of "$target") -max_total_time="$seconds" -timeout=30 \
      -rss_limit_mb=2048 -print_final_stats=1 -reload=1 \
      -artifact_prefix="$artifacts/$target-" "$corpus" \
      $(ls -d "corpus/fuzz/$target" 2>/dev/null) \
      >"$build/log/$target.$job.log" 2>&1 &
    pids+=($!)
  done
  for job in "${!pids[@]}"; do
    wait "${pids[$job]}" && continue
    status=1
    echo "$target: crash"
    show_crash "$target" "${logs[$job]}"
  done
  printf '%s: %d executions, %d a second, %s, %d new inputs in %s\n' \
    "$target" "$(stat_sum number_of_executed_units "${logs[@]}")" \
    "$(stat_sum average_exec_per_sec "${logs[@]}")" \
    "$(coverage_of "${logs[@]}")" "$(($(ls "$corpus" | wc -l) - before))" \
    "$corpus"
  return $status
}

# Seeds of game bytes are kept short, so that all of them are run in no time.
# seed_bytes_max TARGET
seed_bytes_max() {
  case $1 in
    rules | history | shrink) echo 48 ;;
    gtp_server) echo 512 ;;
    gtp | judge | merge | sgf) echo 1024 ;;
    *) sed -n 's/^max_len = //p' "fuzz/settings/$1.options" ;;
  esac
}

# Of games on large boards, which take the most time, ten will do. They are told
# by the fourth byte; see fuzz/game_bytes.h.
# thin_large_boards FOLDER
thin_large_boards() {
  local file kept=0 fourth
  for file in $(ls -Sr "$1"); do
    fourth=$(od -An -tu1 -j3 -N1 "$1/$file" 2>/dev/null || true)
    ((${fourth:-0} / 16 == 5)) || continue
    ((++kept <= 10)) || rm "$1/$file"
  done
}

# Replaces the seeds by the smallest inputs that reach as much.
# merge_one TARGET
merge_one() {
  local target=$1 merged=$build/merged/$1 bytes
  rm -rf "$merged"
  mkdir -p "$merged" "corpus/fuzz/$target" "$build/log"
  # shellcheck disable=SC2046
  "$(program_of "$target")" $(flags_of "$target") \
    -max_len="$(seed_bytes_max "$target")" -merge=1 "$merged" \
    "corpus/fuzz/$target" "$build/corpus/$target" >"$build/log/merge" 2>&1 || {
    tail -n 20 "$build/log/merge"
    return 1
  }
  [[ $target != rules ]] || thin_large_boards "$merged"
  bytes=$(find "$merged" -type f -printf '%s\n' | awk '{ s += $1 } END { print s + 0 }')
  if ((bytes >= 1000000)); then
    echo "$target: $bytes bytes of seeds are too many; left in $merged" >&2
    return 1
  fi
  rm -rf "corpus/fuzz/$target"
  cp -r "$merged" "corpus/fuzz/$target"
  echo "$target: $(ls "$merged" | wc -l) seeds, $bytes bytes"
}

# speed_of TARGET: how often a second a seed is run, in processor time.
speed_of() {
  local target=$1 runs=20 inputs
  local start all
  echo "$target, release: $("build/release/fuzz/${target}_fuzz" --seconds=5 "corpus/fuzz/$target")"
  inputs=$(ls "corpus/fuzz/$target" | wc -l)
  start=$(cpu_ms "$(program_of "$target")" -runs=0)
  all=$(cpu_ms "$(program_of "$target")" -runs="$runs" corpus/fuzz/"$target"/*)
  echo "$target, sanitizers: $inputs inputs," \
    "$((inputs * (runs + 1))) executions," \
    "$((inputs * (runs + 1) * 1000 / (all - start + 1))) a second"
}

# Milliseconds of processor time that a command takes.
cpu_ms() {
  local TIMEFORMAT='%U %S' times
  times=$({ time "$@" >/dev/null 2>&1; } 2>&1)
  awk '{ printf "%d", ($1 + $2) * 1000 }' <<<"$times"
}

# The first seeds, from the corpus made by hand.
make_seeds() {
  local corpus=$build/corpus
  mkdir -p "$corpus"/{judge,sgf,charset,stroke}
  "$build/superko_fuzz_seeds" "$corpus" corpus/judge/*.in
  cp corpus/judge/*.in corpus/judge/bad/*.in "$corpus/judge"
  cp corpus/sgf/*.sgf "$corpus/sgf"
  cp corpus/sgf/*.sgf "$corpus/charset"
  cp corpus/stroke/*.txt "$corpus/stroke"
  for target in $targets; do
    [[ ! -d $corpus/$target ]] || echo "$target: $(ls "$corpus/$target" | wc -l)"
  done
}

# find_bug NAME SECONDS: one row of the table.
find_bug() {
  local name=$1 seconds=$2 log=$build/log/selftest.${1#planted:}.log
  local begin end
  begin=$(date +%s%N)
  # shellcheck disable=SC2046
  if SUPERKO_FUZZ_SUBJECT=$name "$(program_of rules)" $(flags_of rules) \
    -seed=1 -max_total_time="$seconds" -print_final_stats=1 \
    -artifact_prefix="$build/artifacts/selftest-" >"$log" 2>&1; then
    printf '%-38s %9s %12d\n' "$name" "not found" \
      "$(stat_sum number_of_executed_units "$log")"
    return
  fi
  end=$(date +%s%N)
  printf '%-38s %7d.%d s %12d   %s\n' "$name" $(((end - begin) / 1000000000)) \
    $(((end - begin) / 100000000 % 10)) \
    "$(stat_sum number_of_executed_units "$log")" \
    "$(sed -n 's/^  shrunk to \([0-9]* moves\?\).*/\1/p' "$log")"
}

# selftest SECONDS JOBS
selftest() {
  local seconds=$1 jobs=$2 name rows=$build/log/selftest
  mkdir -p "$build/log" "$build/artifacts"
  export -f find_bug flags_of program_of stat_sum
  export build
  printf '%-38s %9s %12s   %s\n' "subject" "found in" "executions" "shrunk to"
  SUPERKO_FUZZ_SUBJECT=list "$(program_of rules)" -runs=0 2>/dev/null |
    grep '^planted:' |
    xargs -P "$jobs" -I NAME bash -c 'find_bug NAME '"$seconds" | tee "$rows"
  local found all
  found=$(awk -v most="$seconds" '$2 != "not" && $2 <= most' "$rows" | wc -l)
  all=$(wc -l <"$rows")
  echo "$found of $all found within $seconds s, from an empty corpus"
  [[ $all -gt 0 && $found -ge 20 ]]
}

target='' time=60s jobs=1 action=fuzz merge=no
for argument in "$@"; do
  case $argument in
    --time=*) time=${argument#*=} ;;
    --jobs=*) jobs=${argument#*=} ;;
    --merge) merge=yes ;;
    --speed) action=speed ;;
    --selftest) action=selftest ;;
    --seeds) action=seeds ;;
    --help | -h) usage && exit 0 ;;
    -*) usage >&2 && fail "unknown flag $argument" ;;
    *) target=$argument ;;
  esac
done
seconds=$(seconds_of "$time")
[[ $jobs =~ ^[1-9][0-9]?$ ]] || fail "--jobs: expected 1 to 99, found \"$jobs\""

case $action in
  selftest) selftest "$seconds" "$jobs" ;;
  seeds) make_seeds ;;
  *)
    [[ -n $target ]] || { usage >&2 && exit 2; }
    [[ $target == all ]] || grep -qx -- "$target" <<<"$targets" ||
      fail "no target \"$target\"; there are:" $targets
    [[ $target == all ]] || targets=$target
    status=0
    for target in $targets; do
      if [[ $action == speed ]]; then
        speed_of "$target" || status=1
        continue
      fi
      ((seconds == 0)) || fuzz_one "$target" "$seconds" "$jobs" || status=1
      [[ $merge == no ]] || merge_one "$target" || status=1
    done
    exit $status
    ;;
esac
