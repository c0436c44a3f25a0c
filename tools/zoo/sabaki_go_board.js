'use strict';
const {load, serve, versionOf} = require('./gtp.js');
const GoBoard = load('@sabaki/go-board');

// What a program that wants the rules kept asks for.
const RULES = {preventSuicide: true, preventOverwrite: true, preventKo: true};
const sign = (color) => (color === 'black' ? 1 : -1);

let board;
serve({
  name: 'sabaki-go-board',
  version: versionOf('@sabaki/go-board'),
  start(size) {
    board = GoBoard.fromDimensions(size);
  },
  play(color, x, y) {
    board = board.makeMove(sign(color), [x, y], RULES);
  },
  // A move off the board is a pass.
  pass(color) {
    board = board.makeMove(sign(color), [-1, -1], RULES);
  },
  at: (x, y) => ({1: 'black', '-1': 'white'})[board.get([x, y])],
});
