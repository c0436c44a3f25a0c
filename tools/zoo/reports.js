// What the JSON Lines reports of one row of the table say together: NAME.jsonl,
// of long games NAME-long.jsonl, and of findings that were shrunk once more
// NAME-again-*.jsonl.

'use strict';

const fs = require('fs');

function read(file) {
  return fs.readFileSync(file, 'utf8').trim().split('\n')
      .map((line) => JSON.parse(line));
}

function reportsOf(name) {
  const again = fs.readdirSync('.').filter(
      (file) => file.startsWith(`${name}-again-`) && file.endsWith('.jsonl'));
  return {
    mixed: read(`${name}.jsonl`),
    long: read(`${name}-long.jsonl`),
    again: again.flatMap(read),
  };
}

const findings = (lines) => lines.filter((line) => line.type === 'finding');
const summary = (lines) => lines.find((line) => line.type === 'summary');
// The shortest game of a finding that was described; how long it is.
const length = (finding) =>
    finding.shrunk ? finding.shrunk.record.moves.length : Infinity;
const isShrunk = (finding) =>
    Boolean(finding.shrunk) && finding.shrunk.complete &&
    finding.shrunk.plays > 0;

module.exports = {reportsOf, findings, summary, length, isShrunk};
