// table.js NAME...: a Markdown table out of the reports of runs.

'use strict';

const {reportsOf, findings, summary, length} = require('./reports.js');

// By class of difference: how often, in which case first, and how many plays
// the shortest game has that shows it.
function classesOf({mixed, long, again}) {
  const classes = new Map();
  for (const lines of [mixed, long]) {
    const {findings_by_class: counts, waived} = summary(lines);
    for (const [name, count] of Object.entries({...counts, ...waived})) {
      const entry = classes.get(name) || {count: 0, first: '', plays: Infinity};
      classes.set(name, {...entry, count: entry.count + count});
    }
    for (const finding of findings(lines)) {
      const entry = classes.get(finding.class);
      const which = lines === long ? `${finding.case}, long` : finding.case;
      if (entry.first === '') entry.first = which;
    }
  }
  for (const finding of findings([...mixed, ...long, ...again])) {
    const entry = classes.get(finding.class);
    entry.plays = Math.min(entry.plays, length(finding));
  }
  return classes;
}

function rows(name) {
  const reports = reportsOf(name);
  const run = reports.mixed[0];
  const games = [reports.mixed, reports.long]
      .map((lines) => summary(lines).games.toLocaleString('en-US'));
  const head = `| ${run.engine_name} ${run.engine_version} | ${run.rules} | ` +
      `${games.join(' + ')} |`;
  const classes = classesOf(reports);
  if (classes.size === 0) return [`${head} none | | |`];
  return [...classes].map(
      ([difference, {count, first, plays}]) => `${head} ${difference}, ` +
          `${count} | ${plays === Infinity ? '' : plays} | ${first} |`);
}

console.log('| engine | rules claimed | games + long games | difference | ' +
    'plays in the shortest game | first in game |');
console.log('|---|---|---|---|---|---|');
for (const name of process.argv.slice(2)) {
  for (const row of rows(name)) console.log(row);
}
