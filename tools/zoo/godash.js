'use strict';
const {load, serve, versionOf} = require('./gtp.js');
const {Board, Coordinate, Move, addMove} = load('godash');

let board;
serve({
  name: 'godash',
  version: versionOf('godash'),
  start(size) {
    board = new Board(size);
  },
  play(color, x, y) {
    board = addMove(board, new Move(new Coordinate(x, y), color));
  },
  pass() {},
  at: (x, y) => board.moves.get(new Coordinate(x, y)),
});
