'use strict';
const {load, serve, versionOf} = require('./gtp.js');
const {Game, JAPANESE_RULES, CHINESE_RULES, ING_RULES, NO_RULES, rules} =
    load('wgo');

const BLACK = 1;
const WHITE = -1;
const sets = {
  japanese: JAPANESE_RULES,
  chinese: CHINESE_RULES,
  ing: ING_RULES,
  none: NO_RULES,
};

let game;
serve({
  name: 'wgo',
  version: versionOf('wgo'),
  start(size) {
    game = new Game(size, sets[process.argv[2] || 'japanese']);
  },
  play(color, x, y) {
    game.turn = color === 'black' ? BLACK : WHITE;
    return game.play(x, y) !== false;
  },
  pass(color) {
    game.pass(color === 'black' ? BLACK : WHITE);
  },
  at: (x, y) => ({[BLACK]: 'black', [WHITE]: 'white'})[game.getStone(x, y)],
});
