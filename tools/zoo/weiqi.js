'use strict';
const {load, serve, versionOf} = require('./gtp.js');
const {createGame, pass, play} = load('weiqi').default;
const {Position} = load('weiqi/dist/lib/records');

let game;
serve({
  name: 'weiqi',
  version: versionOf('weiqi'),
  start(size) {
    game = createGame(size);
  },
  play(color, x, y) {
    game = play(game, color, [y, x]);
  },
  pass(color) {
    game = pass(game, color);
  },
  at: (x, y) => game.getIn(['board', 'stones', new Position({i: y, j: x})]),
});
