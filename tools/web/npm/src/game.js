// Games, and what can be read and written.

import { LoaError } from './error.js';
import { ask, askRaw, first } from './program.js';
import { sentence, translated } from '../../page/js/text/text.js';

/** @typedef {import('types/page').EndView} EndView */
/** @typedef {import('types/page').GameText} GameText */
/** @typedef {import('types/page').Line} Line */
/** @typedef {import('types/page').MoveView} MoveView */
/** @typedef {import('types/page').PieceLine} PieceLine */
/** @typedef {import('types/page').PositionView} PositionView */
/** @typedef {import('types/page').Side} Side */
/** @typedef {import('types/page').TreeText} TreeText */

/** @type {MoveView} */
const PASS = { text: 'pass', from: null, to: null, capture: false, count: 0 };

/** A game: rules, first position, and moves. */
export class Game {
  /** @type {GameText & { rules: string, moves: string[] }} */
  #text;
  /** @type {PositionView} */
  #view;

  /**
   * Begins a game; with moves, as after them.
   * @param {string | GameText | Game} [setup] the name of a rule set, or more
   * @throws {LoaError} if it makes no sense, or a move is illegal
   */
  constructor(setup = {}) {
    const text = typeof setup === 'string' ? { rules: setup } : setup;
    this.#view = ask('position', text);
    // A copy; the rules are named as the program names them, the rest stays as given.
    const { moves = [], rules, ...others } = JSON.parse(JSON.stringify(text));
    this.#text = { ...others, rules: (rules ?? first.body.rules).toLowerCase(), moves };
  }

  /** What the constructor makes this game of; also for JSON. @returns {GameText} */
  toJSON() {
    return { ...this.#text, moves: this.moves };
  }

  /** The position with all that is known of it. @returns {PositionView} */
  get view() {
    return this.#view;
  }

  /** The name of the rule set. */
  get rules() {
    return this.#text.rules;
  }

  get fen() {
    return this.#view.fen;
  }

  /** The side to move. */
  get turn() {
    return this.#view.toMove;
  }

  /** How many moves were made, those before the first position included. */
  get plies() {
    return this.#view.plies;
  }

  /** The moves so far. */
  get moves() {
    return [...this.#text.moves];
  }

  /** The end of the game; `null` while it goes on. @returns {EndView | null} */
  get verdict() {
    return this.#view.end;
  }

  get isOver() {
    return this.verdict !== null;
  }

  /** The legal moves; a pass is one if it is the only one. @returns {MoveView[]} */
  get legalMoves() {
    return this.#view.mustPass ? [PASS] : this.#view.moves;
  }

  /** All lines of two squares or more, with their counts. @returns {Line[]} */
  get lines() {
    return this.#view.lines;
  }

  /**
   * The four lines of the piece on a square with its moves along them, and what is in their way;
   * nothing if there is no piece.
   * @param {string} square @returns {PieceLine[]}
   */
  linesOf(square) {
    const { pieceLines } = this.#view;
    const name = String(square).toLowerCase();
    return Object.hasOwn(pieceLines, name) ? pieceLines[name] : [];
  }

  /**
   * Says why a move is illegal; `null` if it is legal.
   * @param {string | MoveView} move such as `b1-b3`
   * @throws {LoaError} if it is no move at all
   */
  whyIllegal(move) {
    const { reason } = this.#try(move);
    return reason ? sentence(reason) : null;
  }

  /**
   * Makes a move; an illegal one changes nothing.
   * @param {string | MoveView} move such as `b1-b3`
   * @throws {LoaError} that says why the move is illegal
   */
  play(move) {
    const { reason, move: made, position } = this.#try(move);
    if (reason) throw new LoaError(reason);
    this.#view = translated(position);
    this.#text.moves.push(made);
    return this;
  }

  /** @param {string | MoveView} move */
  #try(move) {
    const text = typeof move === 'object' && move !== null ? move.text : move;
    return askRaw('move', { game: this.#text, move: text });
  }

  /** Takes a move back, and returns it; `null` if there is none. */
  undo() {
    const move = this.#text.moves.pop() ?? null;
    if (move) this.#view = ask('position', this.#text);
    return move;
  }

  /**
   * Writes the game as SGF.
   * @param {{ black?: string, white?: string, result?: string }} [about] the players, and a result
   *   that is not on the board, such as `B+Resign`
   */
  sgf(about = {}) {
    const { moves, rules, limit, fen } = this.#text;
    const first = fen ?? ask('start', { game: { ...this.#text, moves: [] } }).fen;
    const nodes = moves.map((move, parent) => ({ parent, move }));
    const result = this.verdict ? { black: 'B+', white: 'W+', draw: 'Draw' } : {};
    const own = { result: result[this.verdict?.winner ?? 'draw'] };
    return writeSgf({ ...own, ...about, rules, limit, fen: first, nodes: [{}, ...nodes] });
  }
}

/**
 * Reads a game in any notation: SGF, PGN, numbered moves, logs, positions and others.
 * @param {string | Uint8Array} text
 * @param {{ rules?: string, limit?: number }} [options] the rules, where it names none
 * @returns {TreeText & { game: Game, remarks: string[] }} the tree of moves, and the game at the
 *   end of its main line; remarks say what was left out
 * @throws {LoaError} if there is no game in it
 */
export function readGame(text, options = {}) {
  const words = ArrayBuffer.isView(text) ? new TextDecoder().decode(text) : text;
  const tree = ask('import', { ...options, text: words });
  const { rules, limit, fen, nodes, remarks = [] } = tree;
  const moves = /** @type {string[]} */ ([]);
  let last = 0;
  for (const [number, { parent, move }] of nodes.entries()) {
    if (parent !== last || !move) continue;
    last = number;
    moves.push(move);
  }
  return { ...tree, remarks, game: new Game({ rules, limit, fen, moves }) };
}

/**
 * Writes a tree of moves as SGF.
 * @param {TreeText & { game?: Game }} tree as `readGame` returns it
 * @throws {LoaError} if a move is illegal
 */
export const writeSgf = ({ game: _, ...tree }) => ask('export', tree).sgf;
