'use strict';
const {load, serve, versionOf} = require('./gtp.js');
const {Game} = load('tenuki');

let game;
serve({
  name: 'tenuki',
  version: versionOf('tenuki'),
  start(size) {
    const koRule = process.argv[2] || 'simple';
    game = new Game({boardSize: size, koRule});
  },
  play(color, x, y) {
    if (game.currentPlayer() !== color) throw new Error('not your turn');
    return game.playAt(y, x, {render: false});
  },
  pass(color) {
    if (game.currentPlayer() !== color) throw new Error('not your turn');
    game.pass({render: false});
  },
  at: (x, y) => game.intersectionAt(y, x).value,
});
