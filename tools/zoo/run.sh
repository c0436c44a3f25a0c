#!/usr/bin/env bash
# run.sh SUPERKO SECONDS [FLAG...]: every engine of the zoo against superko, with
# these flags of `superko engine` too. Reports go to build/zoo, a table to stdout.
# See README.md beside this file.
set -euo pipefail

superko=$(realpath "$1")
seconds=$2
shift 2
flags=("$@")
zoo=build/zoo
here=../../tools/zoo  # So that the commands in reports name nobody's folders.
packages=(tenuki@0.3.1 @sabaki/go-board@1.4.3 goban@8.3.64
  wgo@3.0.0-alpha.10 godash@2.1.0 weiqi@1.0.0)

mkdir -p "$zoo"
cd "$zoo"
echo '{"private": true}' >package.json  # So that npm installs here.
npm install --silent --no-audit --no-fund --ignore-scripts "${packages[@]}"
node "$here/leela_network.js" >leela_network.txt

# engine REPORT ARGS...: findings are what we are here for; all else is a fault.
engine() {
  local report=$1
  shift
  "$superko" engine "${flags[@]}" --reproducers="reproducers/$report" \
    --report="jsonl:$report.jsonl" --report="html:$report.html" \
    --report="text:$report.txt" "$@" >/dev/null || [[ $? -eq 1 ]]
}

# Shrinks what there was no time for, so long as it takes another time.
again() {
  local name=$1 command number=0
  node "$here/again.js" "$name" | while read -r command; do
    number=$((number + 1))
    eval "engine $name-again-$number --time=${seconds}s --probes-max=20000" \
      "${command#superko engine}" </dev/null
  done
}

# run NAME RULES PROFILE [COMMAND...]: rows of the table.
run() {
  local name=$1 rules=$2 profile=$3
  shift 3
  echo "== $name, $rules" >&2
  rm -rf reproducers/"$name"{,-long,-again-*} "$name"{.*,-long.*,-again-*}
  local some=(--rules="$rules" --profile="$profile" --findings-max=20
    --probes-max=500)
  engine "$name" "${some[@]}" --games=10000 --time="${seconds}s" ${1:+-- "$@"}
  engine "$name-long" "${some[@]}" --games=250 --moves=1500 --seed=2 \
    --time="$((seconds / 4 + 1))s" ${1:+-- "$@"}
  again "$name"
  names+=("$name")
}

names=()
free=$here/free.profile
turns=$here/turns.profile
# The built-in profile waives what is known of suicides.
gnugo=(/usr/games/gnugo --mode gtp)
run gnugo-japanese japanese gnugo
run gnugo-superko judge gnugo
run gnugo-suicide tromp-taylor "$free" \
  "${gnugo[@]}" --allow-suicide --positional-superko
run gnugo-situational new-zealand "$free" \
  "${gnugo[@]}" --allow-suicide --situational-superko
run leela-zero judge leela-zero /usr/games/leelaz --gtp --cpu-only \
  --noponder -t 1 -w leela_network.txt
run tenuki-simple japanese "$turns" node "$here/tenuki.js" simple
run tenuki-superko judge "$turns" node "$here/tenuki.js" positional-superko
run tenuki-situational aga "$turns" \
  node "$here/tenuki.js" situational-superko
run sabaki-go-board japanese "$free" node "$here/sabaki_go_board.js"
run goban-japanese japanese "$turns" node "$here/goban.js" japanese
run goban-aga aga "$turns" node "$here/goban.js" aga
run goban-nz new-zealand "$turns" node "$here/goban.js" nz
run wgo-japanese japanese "$free" node "$here/wgo.js" japanese
run wgo-chinese judge "$free" node "$here/wgo.js" chinese
run wgo-ing tromp-taylor "$free" node "$here/wgo.js" ing
run godash "suicide=forbidden,repetition=none" "$free" node "$here/godash.js"
run weiqi judge "$turns" node "$here/weiqi.js"

node "$here/table.js" "${names[@]}"
