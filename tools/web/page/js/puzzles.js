// Puzzles, numbered in the order of the list.

import { get, post } from './api.js';
import { Board } from './board.js';
import { button, h } from './dom.js';
import { newState } from './game.js';
import { describeLines } from './line-overlay.js';
import { announce } from './live.js';
import { socket } from './socket.js';
import { loadOver, save } from './store.js';
import { prose, text } from './text.js';
import { ends, refusal } from './words.js';

/** @typedef {import('./types.js').PositionView} PositionView */

/**
 * @typedef {object} Puzzle
 * @property {string} fen
 * @property {string} rules
 * @property {'win' | 'hold'} task
 * @property {number} moves number of the winner's moves
 * @property {string[]} solution
 * @property {string} theme
 * @property {number} difficulty
 */

const PAUSE = 450;

const KEPT = { at: 0, streak: 0, best: 0, solved: /** @type {string[]} */ ([]) };

export class Puzzles {
  /** @param {HTMLElement} host @param {import('./play.js').Play} play */
  constructor(host, play) {
    this.play = play;
    /** @type {Puzzle[]} */
    this.all = [];
    this.kept = loadOver('puzzles', KEPT);
    /** @type {string[]} the moves since the puzzle began */
    this.moves = [];
    /** Counts the puzzles opened, so that work for earlier ones ends. */
    this.run = 0;
    /** The solver's moves that are left to the end. */
    this.left = 1;
    this.hints = 0;
    this.isDone = false;
    this.hasFailed = false;
    /** Whether the solution was shown. */
    this.wasShown = false;
    this.isBusy = false;
    /** @type {PositionView | null} */
    this.view = null;
    /** @type {import('./types.js').Side} */
    this.side = 'black';
    this.title = h('h2');
    this.task = h('p', { class: 'task' });
    this.answer = h('p', { class: 'status', role: 'status' });
    this.score = h('p', { class: 'faint' });
    this.about = h('p', { class: 'faint' });
    this.detail = h('div', { class: 'detail' });
    this.pick = h('select', {
      'aria-label': text('puzzle'),
      onchange: () => this.open(Number(this.pick.value)),
    });
    const next = () => this.open(this.kept.at + 1);
    this.next = button(text('next-puzzle'), next, { class: 'primary' });
    const boardHost = h('div', { class: 'board-host', id: 'puzzle-board' });
    host.append(
      h(
        'div',
        { class: 'table' },
        h('div', { class: 'board-column' }, boardHost, this.answer, this.detail),
        h(
          'div',
          { class: 'side' },
          h(
            'section',
            { class: 'card', 'aria-label': text('puzzle') },
            h('div', { class: 'card-head' }, this.title, this.pick),
            this.task,
            this.about,
            this.score,
            h(
              'div',
              { class: 'row' },
              this.next,
              button(text('hint'), () => this.hint(), { class: 'quiet' }),
              button(text('show-solution'), () => this.solve(), { class: 'quiet' }),
              button(text('retry'), () => this.open(this.kept.at), { class: 'quiet' }),
              button(text('play-from-here'), () => this.take(), { class: 'quiet' }),
            ),
          ),
        ),
      ),
    );
    this.board = new Board(boardHost, {
      move: (move) => this.tryMove(move),
      select: (square) => this.describe(square),
      hover: (square) => this.describe(square ?? this.board.selected),
      label: text('puzzle-board'),
    });
  }

  async begin() {
    const { puzzles } = await get('puzzles');
    this.all = puzzles;
    if (this.all.length === 0) {
      this.task.textContent = text('no-puzzles');
      return;
    }
    await this.open(this.kept.at);
  }

  get puzzle() {
    return this.all[this.kept.at];
  }

  drawList() {
    this.pick.replaceChildren(
      ...this.all.map((puzzle, index) => {
        const mark = this.kept.solved.includes(puzzle.fen) ? ' ✓' : '';
        const words = text('puzzle-item', { ...puzzle, number: index + 1 });
        const props = { value: String(index), selected: index === this.kept.at };
        return h('option', props, `${words}${mark}`);
      }),
    );
  }

  /** @param {number} index */
  async open(index) {
    const { length } = this.all;
    this.kept.at = ((Math.trunc(index) % length) + length) % length;
    this.keep();
    this.drawList();
    const run = ++this.run;
    this.moves = [];
    this.hints = 0;
    this.isDone = false;
    this.hasFailed = false;
    this.wasShown = false;
    this.isBusy = false;
    this.board.glow([]);
    this.board.setArrows([]);
    const view = await this.ask();
    if (run !== this.run) return;
    const { task, moves, theme, difficulty } = this.puzzle;
    this.title.textContent = text('puzzle-number', { number: this.kept.at + 1 });
    this.side = view.toMove;
    this.left = moves;
    this.task.textContent = text(task === 'win' ? 'puzzle-win' : 'puzzle-hold', {
      side: this.side,
      count: moves,
    });
    this.about.textContent = text('puzzle-about', { theme, difficulty });
    this.say(text('to-move', { side: this.side }));
    this.show(view);
  }

  /** @returns {Promise<PositionView>} */
  ask() {
    const { rules, fen } = this.puzzle;
    return post('position', { rules, fen, limit: 0, moves: this.moves });
  }

  /** @param {PositionView} view */
  show(view) {
    this.view = view;
    this.board.show({
      view,
      flipped: this.side === 'white',
      canMove: (side) => side === this.side && !this.isDone,
    });
    const { solved, streak, best } = this.kept;
    const count = this.all.length;
    this.score.textContent = text('puzzle-score', { solved: solved.length, count, streak, best });
  }

  keep() {
    // Another tab may have solved others.
    const there = loadOver('puzzles', KEPT);
    this.kept.best = Math.max(this.kept.best, there.best);
    this.kept.solved = [...new Set([...there.solved, ...this.kept.solved])];
    save('puzzles', this.kept);
  }

  /** @param {string} words @param {string} [kind] */
  say(words, kind = '') {
    this.answer.className = `status ${kind}`;
    this.answer.textContent = words;
    announce(words);
  }

  /** @param {string | null} square */
  describe(square) {
    const lines = square && this.view?.pieceLines[square];
    this.detail.replaceChildren(
      ...(lines && square ? [h('h2', {}, square), describeLines(square, lines)] : []),
    );
  }

  /** @param {string} move */
  async tryMove(move) {
    if (this.isDone || this.isBusy) return;
    const { rules, fen } = this.puzzle;
    const game = { rules, fen, limit: 0, moves: this.moves };
    const tried = await post('move', { game, move });
    if (this.moves !== game.moves) return;
    if (!tried.legal) return this.say(refusal(move, tried.reason), 'fault');
    const left = this.left;
    this.isBusy = true;
    const isRight = await this.isWinning(tried, left);
    if (this.moves !== game.moves) return;
    this.isBusy = false;
    if (!isRight) {
      this.fail();
      const code = this.puzzle.task === 'win' ? 'puzzle-no-win' : 'puzzle-no-hold';
      return this.say(text(code, { move, moves: left, side: this.side }), 'fault');
    }
    this.moves = [...game.moves, tried.move];
    this.hints = 0;
    this.board.glow([]);
    this.board.setArrows([]);
    this.show(tried.position);
    if (tried.position.end || this.puzzle.task === 'hold') return this.finish();
    this.left = left - 1;
    this.say(text('puzzle-right'));
    await this.reply();
  }

  /**
   * The next move of the solution, if its moves were played so far.
   * @returns {string | undefined}
   */
  get known() {
    const { solution } = this.puzzle;
    return this.moves.every((move, index) => move === solution[index])
      ? solution[this.moves.length]
      : undefined;
  }

  /** Whether a move keeps the win within the limit. @param {any} tried @param {number} left */
  async isWinning(tried, left) {
    if (this.moves.length === 0 || tried.move === this.known) return tried.move === this.known;
    const { end } = tried.position;
    if (end) return end.winner === this.side;
    if (left <= 1) return false;
    const findings = await this.think([...this.moves, tried.move]);
    const { lossIn } = findings?.lines[0]?.score ?? {};
    return lossIn !== null && lossIn !== undefined && lossIn <= 2 * left - 2;
  }

  /** @param {string[]} moves */
  think(moves) {
    const { rules, fen } = this.puzzle;
    return socket.begin({
      type: 'analyse',
      game: { rules, fen, limit: 0, moves },
      lines: 1,
      seconds: 1.5,
    }).promise;
  }

  /** Plays the defender's move after a moment. */
  async reply() {
    this.isBusy = true;
    const { moves, known } = this;
    const pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
    const findings = known ? null : await this.think(moves);
    await pause;
    if (this.moves !== moves) return;
    this.isBusy = false;
    const move = known ?? (this.view?.mustPass ? 'pass' : findings?.lines[0]?.move);
    if (!move) return;
    this.moves = [...moves, move];
    const view = await this.ask();
    this.show(view);
    const goesOn = text('puzzle-goes-on', { side: view.toMove, moves: this.left });
    this.say(view.end?.text ?? goesOn);
  }

  fail() {
    if (!this.hasFailed) this.kept.streak = 0;
    this.hasFailed = true;
    this.keep();
  }

  finish() {
    this.isDone = true;
    const { fen } = this.puzzle;
    if (!this.hasFailed) {
      this.kept.streak++;
      this.kept.best = Math.max(this.kept.best, this.kept.streak);
    }
    if (!this.wasShown && !this.kept.solved.includes(fen)) this.kept.solved.push(fen);
    this.keep();
    this.drawList();
    if (this.view) this.show(this.view);
    this.say(
      prose([
        text(this.wasShown ? 'puzzle-shown' : 'puzzle-solved'),
        this.view?.end?.text ?? '',
      ]),
      'over',
    );
    this.next.focus();
  }

  /** Shows the piece first, then the move. */
  async hint() {
    if (this.isDone || this.isBusy) return;
    const move = await this.bestMove();
    const squares = move && ends(move);
    if (!squares) return;
    this.hints = this.hints + 1;
    this.fail();
    if (this.hints === 1) {
      this.board.glow([squares.from]);
      this.say(text('puzzle-piece', { square: squares.from }));
    } else {
      this.board.setArrows([{ ...squares, kind: 'best' }]);
      this.say(text('puzzle-move', { move }));
    }
  }

  async bestMove() {
    const { known } = this;
    if (known) return known;
    const findings = await this.think(this.moves);
    return findings?.lines[0]?.move;
  }

  /** Plays the solution to its end, or until another puzzle is opened. */
  async solve() {
    if (this.isDone || this.isBusy) return;
    this.fail();
    this.wasShown = true;
    const { run } = this;
    for (let before = -1; !this.isDone && run === this.run && this.moves.length > before; ) {
      before = this.moves.length;
      const move = await this.bestMove();
      if (!move || run !== this.run) return;
      await this.tryMove(move);
    }
  }

  async take() {
    const { rules, fen } = this.puzzle;
    const human = { machine: false, level: 3 };
    await this.play.open(
      newState({
        rules,
        fen,
        players: { black: human, white: { ...human } },
        flipped: this.side === 'white',
      }),
    );
  }
}
