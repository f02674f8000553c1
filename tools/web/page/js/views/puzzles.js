// Puzzles: one after the other for the player's rating, one for each day, or many in three
// minutes.

import { post } from '../backend/api.js';
import { update } from '../app/app.js';
import { views } from '../app/views.js';
import { BoardView } from './board-view.js';
import { newState, players } from '../model/game.js';
import { openHistory } from './puzzle-history.js';
import { fits, loadIndex, loadPuzzle, near, ofDay } from '../model/puzzle-list.js';
import { lastOf, loadProgress, record, saveProgress } from '../model/puzzle-progress.js';
import { begunRun, fitsRun, isOver, RUN_STEP } from '../model/puzzle-run.js';
import { puzzlesView } from './puzzles-view.js';
import { searchBest } from '../backend/searches.js';
import { prose, text } from '../text/text.js';
import { ends, other, refusal } from '../model/words.js';

/** @typedef {import('types/page').PositionView} PositionView */
/** @typedef {import('../model/puzzle-list.js').Entry} Entry */
/** @typedef {import('../model/puzzle-list.js').Puzzle} Puzzle */

const PAUSE = 450;
/** In a run the answer stays this long. */
const ANSWER = 900;
/** One of this number of puzzles nearest to the player's rating comes next. */
const FEW = 12;
const TICK = 500;
/** The seconds for a search. */
const SECONDS = 1.5;

/** The state of a puzzle that was just opened. */
const fresh = () => ({
  /** @type {string[]} the moves since the puzzle began */
  moves: [],
  /** @type {PositionView | null} */
  view: null,
  /** @type {import('types/page').Side} */
  side: 'black',
  hints: 0,
  isDone: false,
  /** Whether the solution was shown. */
  wasShown: false,
  /** @type {{ moves: string[], view: PositionView } | null} before a wrong move on the board */
  before: null,
  /** @type {number | null} how the puzzle has changed the rating */
  change: null,
  isBusy: false,
  /** @type {{ words: string, kind: string }} */
  said: { words: '', kind: '' },
  /** @type {string | null} the square whose lines are in words */
  detail: null,
  /** @type {string[]} */
  glow: [],
  /** @type {import('../model/marks.js').Arrow[]} */
  arrows: [],
});

/** The state of the view. */
export const begun = () => ({
  /** @type {Entry[] | null} */
  all: null,
  /** @type {Puzzle | null} */
  puzzle: null,
  /** The place of the puzzle in the list. */
  at: 0,
  /** @type {import('../model/puzzle-run.js').Run | null} */
  run: null,
  kept: loadProgress(),
  ...fresh(),
});

/** @typedef {ReturnType<typeof begun>} PuzzleState */

views.set('puzzles', (host, play) => new Puzzles(host, play).begin());

/** @extends {BoardView<PuzzleState>} */
export class Puzzles extends BoardView {
  /** @param {HTMLElement} host @param {import('../app/play.js').Play} play */
  constructor(host, play) {
    super(host, play, begun(), puzzlesView, text('puzzle-board'));
  }

  async begin() {
    const all = await loadIndex();
    this.change({ all });
    const { at } = this.state.kept;
    await (all[at] ? this.open(at) : this.next());
  }

  /** @override */
  show() {
    const { view, side, isDone, before, glow, arrows } = this.state;
    if (!view) return;
    this.board.show({
      view,
      flipped: side === 'white',
      canMove: (mover) => mover === side && !isDone && !before,
      glow,
      arrows,
    });
  }

  /**
   * Opens the puzzle at a place of the list; without a run, the one that goes on ends.
   * @param {number} at @param {import('../model/puzzle-run.js').Run | null} [run]
   */
  async open(at, run = null) {
    const { kept } = this.state;
    if (!run) {
      kept.at = at;
      saveProgress(kept);
    }
    this.change({ ...fresh(), at, run });
    const { moves } = this.state;
    const isOld = () => this.state.moves !== moves;
    const puzzle = await loadPuzzle(at);
    if (isOld()) return;
    this.state.puzzle = puzzle;
    const view = await this.ask();
    if (isOld()) return;
    this.change({ view, side: view.toMove });
    this.say(text('puzzle-yours', { side: view.toMove }));
  }

  /**
   * Opens a puzzle of the theme, if possible a new one. It is one that the player can be trusted to
   * solve: easy ones come first, and the rating is neared as it becomes certain.
   */
  async next() {
    const { kept, all } = this.state;
    if (!all) return;
    const { theme } = kept;
    const rating = kept.rating - kept.deviation;
    const fit = (/** @type {Entry} */ one, /** @type {number} */ at) =>
      fits(one, theme) && at !== kept.at;
    const at =
      near(all, rating, FEW, (one, at) => fit(one, at) && !lastOf(kept, at + 1)) ??
      near(all, rating, FEW, fit);
    await this.open(at ?? kept.at);
  }

  /** @param {string} theme */
  async choose(theme) {
    this.state.kept.theme = theme;
    await this.next();
  }

  async ofDay() {
    await this.open(ofDay(this.state.all ?? []));
  }

  history() {
    saveProgress(this.state.kept);
    openHistory(this.state, (at) => this.open(at));
  }

  async startRun() {
    const run = begunRun();
    this.state.run = run;
    const timer = setInterval(() => {
      if (this.state.run !== run) return clearInterval(timer);
      if (isOver(run) && !this.state.isDone) this.finishRun();
      update();
    }, TICK);
    await this.nextOfRun();
  }

  async nextOfRun() {
    const { run, all } = this.state;
    if (!run || !all) return;
    if (isOver(run)) return this.finishRun();
    const at = near(all, run.rating, FEW, (one, at) => fitsRun(one) && !run.seen.includes(at));
    run.seen.push(at ?? 0);
    await this.open(at ?? 0, run);
  }

  /** Notes an answer in a run, and goes on. @param {boolean} isRight */
  async answered(isRight) {
    const { run, moves } = this.state;
    if (!run) return;
    if (isRight) run.count++;
    else run.mistakes++;
    run.rating += isRight ? RUN_STEP : 0;
    this.change({ isDone: true });
    this.say(text(isRight ? 'puzzle-solved' : 'puzzle-wrong'), isRight ? 'over' : 'fault');
    await new Promise((resolve) => setTimeout(resolve, ANSWER));
    if (this.state.run === run && this.state.moves === moves) await this.nextOfRun();
  }

  /** Says how a run was, which stays until something else is chosen. */
  finishRun() {
    const { kept, run } = this.state;
    if (!run) return;
    kept.bestRun = Math.max(kept.bestRun, run.count);
    saveProgress(kept);
    this.change({ run: null, isDone: true, wasShown: true });
    this.say(text('run-over', { count: run.count, best: kept.bestRun }), 'over');
    this.focusPrimary();
  }

  /**
   * Asks for the position, or for the one after a move.
   * @param {string} [move] @returns {Promise<PositionView>}
   */
  ask(move) {
    return post('position', this.game(move));
  }

  /** The puzzle as requests hold it. @param {string} [move] one more */
  game(move) {
    const { rules, fen } = /** @type {Puzzle} */ (this.state.puzzle);
    const { moves } = this.state;
    return { rules, fen, limit: 0, moves: move ? [...moves, move] : moves };
  }

  /** @param {string} move @override */
  async tryMove(move) {
    const { state } = this;
    const { puzzle } = state;
    if (!puzzle || !state.view || state.isDone || state.isBusy || state.before) return;
    const { moves, run, view } = state;
    const isOld = () => state.moves !== moves;
    const tried = await post('move', { game: this.game(), move });
    if (isOld()) return;
    if ('reason' in tried) {
      this.say(refusal(move, tried.reason), 'fault');
      return 'illegal';
    }
    state.isBusy = true;
    const judged = await this.judge(tried);
    if (isOld()) return;
    state.isBusy = false;
    // The piece goes back.
    if (!judged) return this.change({});
    this.change({ view: tried.position, glow: [], arrows: [] });
    if (!judged.isRight) return run ? this.answered(false) : this.refute(tried, judged.answer);
    this.change({ moves: [...moves, tried.move], hints: 0 });
    if (tried.position.end || puzzle.task === 'hold')
      return run ? this.answered(true) : this.finish();
    this.say(text('puzzle-right'));
    await this.reply({ moves, view });
  }

  /** The solver's moves that are left to the end. */
  get left() {
    const { puzzle, moves } = this.state;
    return /** @type {Puzzle} */ (puzzle).moves - moves.length / 2;
  }

  /**
   * The next move of the solution, if its moves were played so far.
   * @returns {string | undefined}
   */
  get known() {
    const { moves, puzzle } = this.state;
    const { solution } = /** @type {Puzzle} */ (puzzle);
    return moves.every((move, index) => move === solution[index])
      ? solution[moves.length]
      : undefined;
  }

  /**
   * Whether a move keeps the win within the limit, and the best answer to one that does not;
   * `null` if it takes a search, and that fails.
   * @param {any} tried
   * @returns {Promise<{ isRight: boolean, answer?: string } | null>}
   */
  async judge(tried) {
    const { left } = this;
    const { moves, side, run } = this.state;
    const { end } = tried.position;
    if (tried.move === this.known) return { isRight: true };
    if (end) return { isRight: moves.length > 0 && end.winner === side };
    if (run && moves.length === 0) return { isRight: false };
    const findings = await this.think(tried.move);
    if (!findings && moves.length > 0) return null;
    const best = findings?.lines[0];
    const { lossIn } = best?.score ?? {};
    const wins = lossIn !== null && lossIn !== undefined && lossIn <= 2 * left - 2;
    return { isRight: moves.length > 0 && wins, answer: best?.move };
  }

  /** Plays the best answer to a wrong move. @param {any} tried @param {string} [answer] */
  async refute(tried, answer) {
    const { state, left } = this;
    const { moves, side } = state;
    const { task } = /** @type {Puzzle} */ (state.puzzle);
    const before = /** @type {PositionView} */ (await this.ask());
    if (state.moves !== moves) return;
    const wrong = [...moves, tried.move];
    this.change({ moves: wrong, before: { moves, view: before } });
    this.note(false);
    const code = task === 'win' ? 'puzzle-no-win' : 'puzzle-no-hold';
    const words = [text(code, { move: tried.move, moves: left, side })];
    const reply = tried.position.mustPass ? 'pass' : answer;
    if (reply && !tried.position.end) {
      const view = await this.ask(reply);
      if (state.moves !== wrong) return;
      this.change({ view });
      words.push(text('puzzle-answer', { side: other(side), move: reply }), view.end?.text ?? '');
    } else {
      words.push(tried.position.end?.text ?? '');
    }
    this.say(prose(words), 'fault');
    this.focusPrimary();
  }

  /** Takes a wrong move back, or begins the puzzle again. */
  async retry() {
    const { before, at } = this.state;
    if (!before) return this.open(at);
    this.change({ ...before, before: null, isBusy: false });
    this.say(text('puzzle-yours', { side: before.view.toMove }));
    this.board.input.focus();
  }

  /** Searches the position, or the one after a move; says why that fails. @param {string} [move] */
  async think(move) {
    const { moves } = this.state;
    try {
      return await searchBest(this.game(move), SECONDS);
    } catch (/** @type {any} */ error) {
      if (this.state.moves === moves) this.say(error.message, 'fault');
      return null;
    }
  }

  /**
   * Plays the defender's move after a moment; takes the solver's back if there is none.
   * @param {Pick<PuzzleState, 'moves' | 'view'>} before that one
   */
  async reply(before) {
    const { state } = this;
    state.isBusy = true;
    const { moves } = state;
    const pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
    const move = state.view?.mustPass ? 'pass' : await this.bestMove();
    await pause;
    if (state.moves !== moves) return;
    state.isBusy = false;
    if (!move) return this.change(before);
    const made = [...moves, move];
    state.moves = made;
    const view = await this.ask();
    if (state.moves !== made) return;
    const goesOn = text('puzzle-goes-on', { side: view.toMove, moves: this.left });
    this.change({ view });
    this.say(view.end?.text ?? goesOn);
  }

  /** Notes a solution; or a mistake, a hint or a look at it, of which the first one counts. */
  note(/** @type {boolean} */ isSolved) {
    const { at, all, kept } = this.state;
    const { rating } = /** @type {Entry[]} */ (all)[at];
    const change = record(kept, { number: at + 1, rating }, isSolved);
    if (change !== null) this.change({ change });
  }

  finish() {
    const { wasShown, view } = this.state;
    if (!wasShown) this.note(true);
    this.change({ isDone: true });
    const words = text(wasShown ? 'puzzle-shown' : 'puzzle-solved');
    this.say(prose([words, view?.end?.text ?? '']), 'over');
    this.focusPrimary();
  }

  /** Whether a move, a hint or the solution is wanted. */
  get isOpen() {
    const { view, isDone, isBusy, before, run } = this.state;
    return Boolean(view && !isDone && !isBusy && !before && !run);
  }

  /** Shows the piece first, then the move. */
  async hint() {
    const { state } = this;
    if (!this.isOpen) return;
    const { moves } = state;
    const move = await this.bestMove();
    const squares = move && ends(move);
    if (!squares || state.moves !== moves) return;
    this.note(false);
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
    if (state.before) await this.retry();
    if (!this.isOpen) return;
    this.note(false);
    state.wasShown = true;
    const { at } = state;
    for (let before = -1; !state.isDone && state.moves.length > before; ) {
      before = state.moves.length;
      const move = await this.bestMove();
      if (!move || !state.wasShown || at !== state.at) return;
      await this.tryMove(move);
    }
  }

  async take() {
    if (!this.state.puzzle) return;
    const { rules, fen } = this.state.puzzle;
    const flipped = this.state.side === 'white';
    await this.play.open(newState({ rules, fen, players: players(false, false), flipped }));
  }
}
