// table.js REPORT...: a Markdown table out of the JSON Lines reports of runs.

'use strict';

const fs = require('fs');

// By class of difference: how often, in which case first, and the shortest game.
function classesOf(lines) {
  const summary = lines.find((line) => line.type === 'summary');
  const classes = new Map();
  for (const [name, count] of Object.entries(summary.findings_by_class)) {
    classes.set(name, {count, first: 0, moves: 0});
  }
  for (const line of lines.filter((one) => one.type === 'finding')) {
    const entry = classes.get(line.class);
    if (entry.first === 0) entry.first = line.case;
    const moves = line.shrunk ? line.shrunk.record.moves.length : 0;
    if (moves > 0 && (entry.moves === 0 || moves < entry.moves)) {
      entry.moves = moves;
    }
  }
  return {summary, classes};
}

function rows(file) {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n')
      .map((line) => JSON.parse(line));
  const run = lines[0];
  const {summary, classes} = classesOf(lines);
  const head = `| ${run.engine_name} ${run.engine_version} | ${run.rules} | ` +
      `${summary.games} |`;
  if (classes.size === 0) return [`${head} agrees | | |`];
  return [...classes].map(
      ([name, {count, first, moves}]) =>
          `${head} ${name}, ${count} | ${moves || ''} | ${first || ''} |`);
}

console.log('| engine | rules claimed | games | difference | plays in the ' +
    'shortest game | first in game |');
console.log('|---|---|---|---|---|---|');
for (const file of process.argv.slice(2)) {
  for (const row of rows(file)) console.log(row);
}
