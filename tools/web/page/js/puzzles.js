// Puzzles, numbered in the order of the list.

import { get, post } from './api.js';
import { app, drawWith, update } from './app.js';
import { Board } from './board.js';
import { newState } from './game.js';
import { announce } from './live.js';
import { puzzlesView } from './puzzles-view.js';
import { begin } from './searches.js';
import { loadOver, save } from './store.js';
import { prose, text } from './text.js';
import { render } from './vendor/lit-html.js';
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

/** The state of a puzzle that was just opened. */
const fresh = () => ({
  /** @type {string[]} the moves since the puzzle began */
  moves: [],
  /** @type {PositionView | null} */
  view: null,
  /** @type {import('./types.js').Side} */
  side: 'black',
  /** The solver's moves that are left to the end. */
  left: 1,
  hints: 0,
  isDone: false,
  hasFailed: false,
  /** Whether the solution was shown. */
  wasShown: false,
  isBusy: false,
  /** @type {{ words: string, kind: string }} */
  said: { words: '', kind: '' },
  /** @type {string | null} the square whose lines are in words */
  detail: null,
  /** @type {string[]} */
  glow: [],
  /** @type {import('./board.js').Arrow[]} */
  arrows: [],
});

/** The state of the view. */
export const begun = () => ({
  /** @type {Puzzle[] | null} */
  all: null,
  kept: loadOver('puzzles', KEPT),
  ...fresh(),
});

/** @typedef {ReturnType<typeof begun>} PuzzleState */

export class Puzzles {
  /** @param {HTMLElement} host @param {import('./play.js').Play} play */
  constructor(host, play) {
    this.host = host;
    this.play = play;
    this.state = begun();
    app.puzzles = this.state;
    render(puzzlesView(this.state, this), host);
    this.board = new Board(/** @type {HTMLElement} */ (host.querySelector('.board-host')), {
      move: (move) => this.tryMove(move),
      select: (square) => this.change({ detail: square }),
      hover: (square) => this.change({ detail: square ?? this.board.selected }),
      label: text('puzzle-board'),
    });
    drawWith(() => this.draw());
  }

  async begin() {
    const { puzzles } = await get('puzzles');
    this.change({ all: puzzles });
    if (puzzles.length) await this.open(this.state.kept.at);
  }

  get puzzle() {
    return /** @type {Puzzle[]} */ (this.state.all)[this.state.kept.at];
  }

  /** @param {Partial<PuzzleState>} change */
  change(change) {
    Object.assign(this.state, change);
    update();
  }

  draw() {
    if (this.host.hidden) return;
    const { state } = this;
    render(puzzlesView(state, this), this.host);
    const { view, side, isDone, glow, arrows } = state;
    if (!view) return;
    this.board.show({
      view,
      flipped: side === 'white',
      canMove: (mover) => mover === side && !isDone,
      glow,
      arrows,
    });
  }

  /** @param {number} index */
  async open(index) {
    const { kept, all } = this.state;
    const length = all?.length ?? 0;
    if (!length) return;
    kept.at = ((Math.trunc(index) % length) + length) % length;
    this.keep();
    this.change(fresh());
    const { moves } = this.state;
    const view = await this.ask();
    if (this.state.moves !== moves) return;
    this.change({ view, side: view.toMove, left: this.puzzle.moves });
    this.say(text('to-move', { side: view.toMove }));
  }

  /** @returns {Promise<PositionView>} */
  ask() {
    return post('position', this.game());
  }

  /** The puzzle as requests hold it. @param {string} [move] one more */
  game(move) {
    const { rules, fen } = this.puzzle;
    const { moves } = this.state;
    return { rules, fen, limit: 0, moves: move ? [...moves, move] : moves };
  }

  keep() {
    // Another tab may have solved others.
    const there = loadOver('puzzles', KEPT);
    const { kept } = this.state;
    kept.best = Math.max(kept.best, there.best);
    kept.solved = [...new Set([...there.solved, ...kept.solved])];
    save('puzzles', kept);
  }

  /** @param {string} words @param {string} [kind] */
  say(words, kind = '') {
    this.change({ said: { words, kind } });
    announce(words);
  }

  /** @param {string} move */
  async tryMove(move) {
    const { state } = this;
    if (!state.view || state.isDone || state.isBusy) return;
    const { moves, left } = state;
    const isOld = () => state.moves !== moves;
    const tried = await post('move', { game: this.game(), move });
    if (isOld()) return;
    if (!tried.legal) {
      this.say(refusal(move, tried.reason), 'fault');
      return 'illegal';
    }
    state.isBusy = true;
    const isRight = await this.isWinning(tried, left);
    if (isOld()) return;
    state.isBusy = false;
    if (!isRight) {
      this.fail();
      const code = this.puzzle.task === 'win' ? 'puzzle-no-win' : 'puzzle-no-hold';
      return this.say(text(code, { move, moves: left, side: state.side }), 'fault');
    }
    this.change({
      moves: [...moves, tried.move],
      hints: 0,
      glow: [],
      arrows: [],
      view: tried.position,
    });
    if (tried.position.end || this.puzzle.task === 'hold') return this.finish();
    state.left = left - 1;
    this.say(text('puzzle-right'));
    await this.reply();
  }

  /**
   * The next move of the solution, if its moves were played so far.
   * @returns {string | undefined}
   */
  get known() {
    const { solution } = this.puzzle;
    const { moves } = this.state;
    return moves.every((move, index) => move === solution[index])
      ? solution[moves.length]
      : undefined;
  }

  /** Whether a move keeps the win within the limit. @param {any} tried @param {number} left */
  async isWinning(tried, left) {
    const { moves, side } = this.state;
    if (moves.length === 0 || tried.move === this.known) return tried.move === this.known;
    const { end } = tried.position;
    if (end) return end.winner === side;
    if (left <= 1) return false;
    const findings = await this.think(tried.move);
    const { lossIn } = findings?.lines[0]?.score ?? {};
    return lossIn !== null && lossIn !== undefined && lossIn <= 2 * left - 2;
  }

  /** Searches the position, or the one after a move. @param {string} [move] */
  think(move) {
    const ask = { type: 'analyse', game: this.game(move), lines: 1, seconds: 1.5 };
    return begin(ask).promise;
  }

  /** Plays the defender's move after a moment. */
  async reply() {
    const { known, state } = this;
    state.isBusy = true;
    const { moves } = state;
    const pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
    const findings = known ? null : await this.think();
    await pause;
    if (state.moves !== moves) return;
    state.isBusy = false;
    const move = known ?? (state.view?.mustPass ? 'pass' : findings?.lines[0]?.move);
    if (!move) return;
    const made = [...moves, move];
    state.moves = made;
    const view = await this.ask();
    if (state.moves !== made) return;
    const goesOn = text('puzzle-goes-on', { side: view.toMove, moves: state.left });
    this.change({ view });
    this.say(view.end?.text ?? goesOn);
  }

  fail() {
    if (!this.state.hasFailed) this.state.kept.streak = 0;
    this.state.hasFailed = true;
    this.keep();
  }

  finish() {
    const { kept, hasFailed, wasShown, view } = this.state;
    const { fen } = this.puzzle;
    if (!hasFailed) {
      kept.streak++;
      kept.best = Math.max(kept.best, kept.streak);
    }
    if (!wasShown && !kept.solved.includes(fen)) kept.solved.push(fen);
    this.keep();
    this.change({ isDone: true });
    const words = text(wasShown ? 'puzzle-shown' : 'puzzle-solved');
    this.say(prose([words, view?.end?.text ?? '']), 'over');
    /** @type {HTMLElement | null} */ (this.host.querySelector('.commands .primary'))?.focus();
  }

  /** Shows the piece first, then the move. */
  async hint() {
    const { state } = this;
    if (!state.view || state.isDone || state.isBusy) return;
    const { moves } = state;
    const move = await this.bestMove();
    const squares = move && ends(move);
    if (!squares || state.moves !== moves) return;
    this.fail();
    this.change({ hints: state.hints + 1 });
    if (state.hints === 1) {
      this.change({ glow: [squares.from] });
      this.say(text('puzzle-piece', { square: squares.from }));
    } else {
      this.change({ arrows: [{ ...squares, kind: 'best' }] });
      this.say(text('puzzle-move', { move }));
    }
  }

  async bestMove() {
    return this.known ?? (await this.think())?.lines[0]?.move;
  }

  /** Plays the solution to its end, or until another puzzle is opened. */
  async solve() {
    const { state } = this;
    if (!state.view || state.isDone || state.isBusy) return;
    this.fail();
    state.wasShown = true;
    const { at } = state.kept;
    for (let before = -1; !state.isDone && state.moves.length > before; ) {
      before = state.moves.length;
      const move = await this.bestMove();
      if (!move || !state.wasShown || at !== state.kept.at) return;
      await this.tryMove(move);
    }
  }

  async take() {
    if (!this.state.all?.length) return;
    const { rules, fen } = this.puzzle;
    const human = { machine: false, level: 3 };
    await this.play.open(
      newState({
        rules,
        fen,
        players: { black: human, white: { ...human } },
        flipped: this.state.side === 'white',
      }),
    );
  }
}
