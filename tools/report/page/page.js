// Lets the reader step through the games, copy texts and choose light or dark.
// Without it the page shows the last position of every game.
"use strict";
(() => {
  const CELL = 20;
  const COLORS = ["empty", "black", "white"];
  const PLAY = 0;
  const SET_STONE = 2;
  const GTP_COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  const SGF_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  const games = JSON.parse(document.getElementById("games").textContent);

  const circle = (classes, x, y, radius) =>
    `<circle class="${classes}" cx="${x}" cy="${y}" r="${radius}"></circle>`;
  const path = (classes, line) => `<path class="${classes}" d="${line}"></path>`;
  const MARKS = {
    square: (x, y) => `M${x - 7} ${y - 7}h14v14h-14z`,
    diamond: (x, y) => `M${x} ${y - 9}l9 9l-9 9l-9 -9z`,
  };

  // The boards after each step, from what changed at each of them.
  function boardsOf(side, points) {
    const board = new Uint8Array(points);
    return side.boards.map((changes) => {
      for (const change of changes) {
        board[Math.floor(change / 3)] = change % 3;
      }
      return board.slice();
    });
  }

  function countStones(board) {
    const counts = [0, 0, 0];
    for (const color of board) counts[color]++;
    return `${counts[1]} black and ${counts[2]} white stones`;
  }

  // One engine's board and answer.
  class Side {
    constructor(figure, data, game, shape) {
      this.figure = figure;
      this.data = data;
      this.game = game;
      this.shape = shape;
      this.svg = figure.querySelector("svg.board");
      this.boards = boardsOf(data, game.rows * game.columns);
    }

    x(point) {
      const left = Number(this.svg.dataset.left);
      return left + (point % this.game.columns) * CELL + CELL / 2;
    }

    y(point) {
      const top = Number(this.svg.dataset.top);
      return top + Math.floor(point / this.game.columns) * CELL + CELL / 2;
    }

    answerClass(step) {
      if (step >= this.data.failed_from) return "failed";
      if (step === 0) return "none";
      return this.data.verdicts[step] === 0 ? "legal" : "refused";
    }

    show(step, marked) {
      const board = this.boards[step];
      this.svg.querySelector(".stones").innerHTML = this.stones(board);
      this.svg.querySelector(".marks").innerHTML =
        this.lastMove(step, board) + this.marks(marked);
      this.svg.setAttribute(
        "aria-label", `${this.data.engine}: ${countStones(board)}`);
      const answer = this.figure.querySelector(".answer span");
      answer.className = this.answerClass(step);
      answer.textContent = this.data.phrases[this.data.answers[step]];
      this.figure.querySelector(".captured").textContent = this.captured(step);
    }

    stones(board) {
      let stones = "";
      board.forEach((color, point) => {
        if (color === 0) return;
        stones += circle(COLORS[color], this.x(point), this.y(point), 9.5);
      });
      return stones;
    }

    lastMove(step, board) {
      if (step === 0) return "";
      const [kind, color, point] = this.game.moves[step - 1];
      if (kind !== PLAY && kind !== SET_STONE) return "";
      const x = this.x(point);
      const y = this.y(point);
      const on = `on-${COLORS[board[point]]}`;
      if (this.data.verdicts[step] === 0) return circle(`last ${on}`, x, y, 4.5);
      const ghost =
        board[point] === 0 ? circle(`ghost ${COLORS[color]}`, x, y, 8) : "";
      return ghost + path(`refused ${on}`, `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`);
    }

    marks(marked) {
      return marked.map((point) => {
        const line = MARKS[this.shape](this.x(point), this.y(point));
        return path("halo", line) + path(this.shape, line);
      }).join("");
    }

    // Not known where the game is not shown from its start.
    captured(step) {
      if (this.game.skipped > 0) return "";
      const [black, white] = this.data.captured[step];
      return `Captured by Black ${black}, by White ${white}`;
    }

    // The point under the pointer, or -1.
    pointAt(event) {
      const matrix = this.svg.getScreenCTM();
      if (matrix === null) return -1;
      const at = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(matrix.inverse());
      const column = Math.floor((at.x - Number(this.svg.dataset.left)) / CELL);
      const row = Math.floor((at.y - Number(this.svg.dataset.top)) / CELL);
      const isOn = row >= 0 && row < this.game.rows && column >= 0 &&
        column < this.game.columns;
      return isOn ? row * this.game.columns + column : -1;
    }

    aim(point) {
      this.svg.querySelector(".aim")?.remove();
      if (point < 0) return;
      const ring = document.createElementNS(this.svg.namespaceURI, "circle");
      ring.setAttribute("class", "aim");
      ring.setAttribute("cx", this.x(point));
      ring.setAttribute("cy", this.y(point));
      ring.setAttribute("r", 9.5);
      this.svg.append(ring);
    }
  }

  // Both sides, and what moves them.
  class Game {
    constructor(root) {
      this.root = root;
      this.data = games[Number(root.dataset.game)];
      this.sides = [
        new Side(root.querySelector(".subject"), this.data.subject, this.data,
          "square"),
        new Side(root.querySelector(".truth"), this.data.truth, this.data,
          "diamond"),
      ];
      this.last = this.data.moves.length;
      this.step = this.last;
      this.slider = root.querySelector("input");
      this.list = root.querySelector("ol");
      this.readout = root.querySelector(".readout");
      this.listen();
      root.querySelector(".stepper").hidden = false;
      this.readout.hidden = false;
      this.hint = this.readout.textContent;
      this.show(this.last);
    }

    listen() {
      this.root.addEventListener("click", (event) => {
        const go = event.target.closest("[data-go]");
        if (go) this.go(go.dataset.go);
        const move = event.target.closest("[data-step]");
        if (move) this.show(Number(move.dataset.step));
      });
      this.slider.addEventListener(
        "input", () => this.show(Number(this.slider.value)));
      for (const side of this.sides) {
        side.svg.addEventListener(
          "pointermove", (event) => this.aim(side.pointAt(event)));
        side.svg.addEventListener(
          "pointerdown", (event) => this.aim(side.pointAt(event)));
        side.svg.addEventListener("pointerleave", () => this.aim(-1));
      }
    }

    go(where) {
      const steps = {
        first: 0, previous: this.step - 1, next: this.step + 1, last: this.last,
      };
      this.show(Math.max(0, Math.min(this.last, steps[where])));
    }

    show(step) {
      this.step = step;
      const marked = this.marked();
      for (const side of this.sides) side.show(step, marked);
      this.root.querySelector(".sides").classList.toggle(
        "differ", this.answersDiffer());
      this.showMove();
      for (const button of this.root.querySelectorAll("[data-go]")) {
        const isBack = ["first", "previous"].includes(button.dataset.go);
        button.setAttribute(
          "aria-disabled", step === (isBack ? 0 : this.last));
      }
    }

    // At the end also what the stones do not show.
    marked() {
      if (this.step === this.last) return this.data.marked;
      const [ours, theirs] = this.sides.map((side) => side.boards[this.step]);
      const points = [];
      ours.forEach((color, point) => {
        if (color !== theirs[point]) points.push(point);
      });
      return points;
    }

    answersDiffer() {
      const [ours, theirs] = this.sides.map((side) => [
        side.answerClass(this.step), side.data.verdicts[this.step],
        ...side.data.captured[this.step],
      ].join());
      return ours !== theirs;
    }

    showMove() {
      const button = this.list.querySelector(`[data-step="${this.step}"]`);
      const number = this.data.skipped + this.step;
      const all = this.data.skipped + this.last;
      const title = number === 0 ? "Start" : `Move ${number} of ${all}`;
      const words = this.step > 0 && button ? button.title : "";
      this.root.querySelector(".move b").textContent = title;
      this.root.querySelector(".move span").textContent = words;
      this.slider.value = this.step;
      this.slider.setAttribute("aria-valuetext", `${title} ${words}`);
      this.showInList(button);
    }

    // Scrolls the list alone, never the page.
    showInList(button) {
      const before = this.list.querySelector("[aria-current]");
      const hadFocus = this.list.contains(document.activeElement) &&
        document.activeElement !== this.list;
      before?.removeAttribute("aria-current");
      before?.setAttribute("tabindex", "-1");
      if (!button) return;
      button.setAttribute("aria-current", "step");
      button.setAttribute("tabindex", "0");
      if (hadFocus) button.focus({preventScroll: true});
      const top = button.offsetTop - this.list.offsetTop;
      this.list.scrollTop = top - this.list.clientHeight / 2;
    }

    aim(point) {
      for (const side of this.sides) side.aim(point);
      this.readout.textContent = point < 0 ? this.hint : this.pointWords(point);
    }

    pointWords(point) {
      const {rows, columns} = this.data;
      const row = Math.floor(point / columns);
      const column = point % columns;
      const words = [
        `Row ${row + 1}, column ${column + 1}`,
        `judge ${row + 1} ${column + 1}`,
        `SGF ${SGF_LETTERS[column]}${SGF_LETTERS[row]}`,
      ];
      if (rows <= 25 && columns <= 25) {
        words.push(`GTP ${GTP_COLUMNS[column]}${rows - row}`);
      }
      return words.join(" · ");
    }
  }

  // What is folded away is made when it is opened: its boards take memory.
  const players = [];
  for (const root of document.querySelectorAll(".game")) {
    const folded = root.closest("details:not([open])");
    const start = () => players.push(new Game(root));
    if (folded === null) start();
    folded?.addEventListener("toggle", start, {once: true});
  }

  // The game that keys are meant for: the one with the focus, else the one
  // nearest to the middle of the window.
  function playerFor(target) {
    const focused = players.find((player) => player.root.contains(target));
    if (focused) return focused;
    const middle = window.innerHeight / 2;
    let nearest = null;
    let distance = Infinity;
    for (const player of players) {
      const box = player.root.getBoundingClientRect();
      const isSeen = box.height > 0 && box.top < window.innerHeight &&
        box.bottom > 0;
      const away = Math.max(box.top - middle, middle - box.bottom, 0);
      if (isSeen && away < distance) [nearest, distance] = [player, away];
    }
    return nearest;
  }

  const KEYS = {ArrowLeft: "previous", ArrowRight: "next"};
  const KEYS_IN_GAME = {Home: "first", End: "last"};

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest?.("input, pre")) return;
    const player = playerFor(event.target);
    const isInside = player?.root.contains(event.target);
    const where = KEYS[event.key] ?? (isInside && KEYS_IN_GAME[event.key]);
    if (!player || !where) return;
    event.preventDefault();
    player.go(where);
  });

  // Pages opened from a file may have no clipboard; a selection always works.
  async function copy(pre) {
    try {
      await navigator.clipboard.writeText(pre.textContent);
      return "Copied";
    } catch {
      getSelection().selectAllChildren(pre);
      return document.execCommand("copy") ? "Copied" : "Selected: press Ctrl+C";
    }
  }

  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.textContent = await copy(button.parentElement.querySelector("pre"));
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
  }

  const theme = document.getElementById("theme");
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "dark" : prefersDark.matches;
  };
  const nameTheme = () => { theme.textContent = isDark() ? "Light" : "Dark"; };
  theme.addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    nameTheme();
  });
  prefersDark.addEventListener("change", nameTheme);
  theme.hidden = false;
  nameTheme();
  document.querySelector(".keys").hidden = players.length === 0;
})();
