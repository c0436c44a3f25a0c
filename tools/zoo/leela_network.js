// Prints the smallest network that Leela Zero loads: one channel, one residual
// block, every weight the same. It plays badly; its rules are what is tested.

'use strict';

const CHANNELS = 1;
const POINTS = 361;

const line = (count, value) => Array(count).fill(value).join(' ');
// Weights, biases, means and variances of one convolution.
const convolution = (inputs, outputs, side) => [
  line(inputs * outputs * side * side, 0.01),
  line(outputs, 0),
  line(outputs, 0),
  line(outputs, 1),
];

console.log([
  '1',
  ...convolution(18, CHANNELS, 3),
  ...convolution(CHANNELS, CHANNELS, 3),
  ...convolution(CHANNELS, CHANNELS, 3),
  ...convolution(CHANNELS, 2, 1),
  line(2 * POINTS * (POINTS + 1), 0.01),
  line(POINTS + 1, 0),
  ...convolution(CHANNELS, 1, 1),
  line(POINTS * 256, 0.01),
  line(256, 0),
  line(256, 0.01),
  line(1, 0),
].join('\n'));
