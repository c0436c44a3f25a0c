'use strict';
const {load, serve, versionOf} = require('./gtp.js');

// The library looks for a browser when it is loaded; its engine needs none.
globalThis.self = globalThis;
globalThis.window = globalThis;
globalThis.addEventListener = () => {};
globalThis.document = {
  body: {},
  createElement: () => ({style: {}, getContext: () => null}),
  addEventListener() {},
};
const {GobanEngine} = load('goban');

const number = (color) => (color === 'black' ? 1 : 2);

let engine;
serve({
  name: 'goban',
  version: versionOf('goban'),
  start(size) {
    engine = new GobanEngine({
      width: size,
      height: size,
      rules: process.argv[2] || 'japanese',
    });
  },
  play(color, x, y) {
    if (engine.player !== number(color)) throw new Error('not your turn');
    engine.place(x, y, true, true);
  },
  pass(color) {
    if (engine.player !== number(color)) throw new Error('not your turn');
    engine.place(-1, -1);
  },
  at: (x, y) => [, 'black', 'white'][engine.board[y][x]],
});
