#!/usr/bin/env bash
# run.sh SUPERKO SECONDS: every engine of the zoo against superko. Reports go to
# build/zoo, a table to stdout. See README.md beside this file.
set -euo pipefail

superko=$(realpath "$1")
seconds=$2
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
zoo=build/zoo
packages=(tenuki@0.3.1 @sabaki/go-board@1.4.3 goban@8.3.64
  wgo@3.0.0-alpha.10 godash@2.1.0 weiqi@1.0.0)

mkdir -p "$zoo"
cd "$zoo"
echo '{"private": true}' >package.json  # So that npm installs here.
npm install --silent --no-audit --no-fund --ignore-scripts "${packages[@]}"
node "$here/leela_network.js" >leela_network.txt

# run NAME RULES PROFILE [COMMAND...]: one row of the table.
run() {
  local name=$1 rules=$2 profile=$3
  shift 3
  echo "== $name, $rules" >&2
  rm -rf "reproducers/$name"
  "$superko" engine --rules="$rules" --profile="$profile" --games=10000 \
    --time="${seconds}s" --findings-max=20 --probes-max=2000 \
    --reproducers="reproducers/$name" --report="jsonl:$name.jsonl" \
    --report="html:$name.html" --report="text:$name.txt" \
    ${1:+-- "$@"} >/dev/null || [[ $? -eq 1 ]]
  reports+=("$name.jsonl")
}

reports=()
free=$here/free.profile
turns=$here/turns.profile
run gnugo-japanese japanese gnugo
run gnugo-superko judge gnugo
run leela-zero judge leela-zero /usr/games/leelaz --gtp --cpu-only \
  --noponder -t 1 -w "$(pwd)/leela_network.txt"
run tenuki-simple japanese "$turns" node "$here/tenuki.js" simple
run tenuki-superko judge "$turns" node "$here/tenuki.js" positional-superko
run sabaki-go-board japanese "$free" node "$here/sabaki_go_board.js"
run goban-aga aga "$turns" node "$here/goban.js" aga
run wgo-japanese japanese "$free" node "$here/wgo.js" japanese
run wgo-chinese judge "$free" node "$here/wgo.js" chinese
run godash "suicide=forbidden,repetition=none" "$free" node "$here/godash.js"
run weiqi tromp-taylor "$turns" node "$here/weiqi.js"

node "$here/table.js" "${reports[@]}"
