// Puts a library of the rules behind the Go Text Protocol, as far as superko
// asks it. A player is
//
//   name, version
//   start(size)            begins a game on an empty board
//   play(color, x, y)      color "black" or "white", x and y from 0 at the top
//                          left; false, or an exception, is a refusal
//   pass(color)
//   at(x, y)               "black", "white" or anything else

'use strict';

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

function load(name) {
  return require(require.resolve(name, {paths: [process.cwd()]}));
}

function versionOf(name) {
  const path = require('path');
  const folder = path.join(process.cwd(), 'node_modules', name);
  return require(path.join(folder, 'package.json')).version;
}

class Refusal extends Error {}

function colorOf(word) {
  if (/^b(lack)?$/i.test(word)) return 'black';
  if (/^w(hite)?$/i.test(word)) return 'white';
  throw new Refusal('expected a color');
}

function serve(player) {
  let size = 19;

  function pointOf(word) {
    const x = LETTERS.indexOf(word[0].toUpperCase());
    const y = size - Number(word.slice(1));
    if (!(x >= 0 && x < size && y >= 0 && y < size)) {
      throw new Refusal('expected a point');
    }
    return [x, y];
  }

  const commands = {
    protocol_version: () => '2',
    name: () => player.name,
    version: () => player.version,
    list_commands: () => Object.keys(commands).join('\n'),
    known_command: ([name]) => String(name in commands),
    quit: () => '',
    komi: () => '',
    boardsize([side]) {
      size = Number(side);
      player.start(size);
      return '';
    },
    clear_board() {
      player.start(size);
      return '';
    },
    play([word, vertex]) {
      const color = colorOf(word);
      if (/^pass$/i.test(vertex)) {
        player.pass(color);
      } else if (player.play(color, ...pointOf(vertex)) === false) {
        throw new Refusal('illegal move');
      }
      return '';
    },
    list_stones([word]) {
      const color = colorOf(word);
      const list = [];
      for (let y = 0; y < size; ++y) {
        for (let x = 0; x < size; ++x) {
          if (player.at(x, y) === color) list.push(LETTERS[x] + (size - y));
        }
      }
      return list.join(' ');
    },
  };

  function answer(line) {
    const words = line.replace(/#.*/, '').trim().split(/\s+/);
    const id = /^\d+$/.test(words[0]) ? words.shift() : '';
    if (!words[0]) return '';
    const command = commands[words[0]];
    if (!command) return `?${id} unknown command\n\n`;
    try {
      const text = command(words.slice(1));
      return `=${id}${text ? ' ' + text : ''}\n\n`;
    } catch (error) {
      return `?${id} ${String(error.message).replace(/\s+/g, ' ')}\n\n`;
    }
  }

  player.start(size);
  const lines = require('readline').createInterface({input: process.stdin});
  lines.on('line', (line) => {
    process.stdout.write(answer(line));
    if (/^(\d+ )?quit\b/.test(line)) process.exit(0);
  });
}

module.exports = {load, serve, versionOf};
