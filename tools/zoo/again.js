// again.js NAME: for each class of difference of which no finding was shrunk to
// the end, the command that shows the shortest so far.

'use strict';

const {reportsOf, findings, length, isShrunk} = require('./reports.js');

const {mixed, long} = reportsOf(process.argv[2]);
const shortest = new Map();
const done = new Set();
for (const finding of findings([...mixed, ...long])) {
  const other = shortest.get(finding.class);
  if (isShrunk(finding)) done.add(finding.class);
  if (!other || length(finding) < length(other)) {
    shortest.set(finding.class, finding);
  }
}
for (const [name, finding] of shortest) {
  if (!done.has(name)) console.log(finding.command);
}
