// A board as an element of other pages: <loa-board fen="…" moves="b1-b3 a2-c2" controls>.

import { Board } from './board.js';
import './line-counts.js';
import { positionAfter } from './small-board.js';
import { STYLE } from './style.js';
import './tried-line.js';
import { button, h } from '../dom/dom.js';
import { isMark, KINDS, readMark } from '../model/marks.js';
import { moveWords, other, refusal, SIDES } from '../model/words.js';
import { prose, text } from '../text/text.js';

/** @typedef {import('types/page').PositionView} PositionView */

/**
 * What an interactive board needs of a game.
 * @typedef {{ view: PositionView, whyIllegal: (move: string) => string | null }} RuledGame
 */

const START = '1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w';
/** Of 3x3 to 8x8. */
const FEN = /^[Ll1-8]{1,8}(\/[Ll1-8]{1,8}){2,7}( |$)/;
const MOVE = /^([a-h][1-8]-[a-h][1-8]|pass)$/;

/** The attributes that are copied to the part that the style sheet knows. */
const STYLED = ['board', 'scheme'];

/** @type {CSSStyleSheet | undefined} */
let sheet;

/**
 * Its attributes are described in the README of the npm package. Events: `move` before a move is
 * played, with the move as `detail` and cancelable; `refused`, with why a move is illegal; `step`,
 * when another position is shown; `fault`, if there is no such position.
 */
export class LoaBoard extends HTMLElement {
  static observedAttributes = [
    ...STYLED, 'arrows', 'at', 'black', 'controls', 'coordinates', 'counts', 'fen', 'flipped',
    'interactive', 'moves', 'pieces', 'result', 'rules', 'white',
  ];

  /** Makes games; without it boards know no rules. @type {((setup: any) => Promise<RuledGame>)?} */
  static begin = null;

  /** @type {RuledGame | null} */
  #game = null;
  /** @type {PositionView | null} */
  #view = null;
  /** Counts the changes, so that a slow one does not undo a later one. */
  #changes = 0;
  #looks = {
    arrows: true, coordinates: true, counts: false, dots: true, groups: true, overlay: true,
    pieces: 'stones',
  };
  #parts = {
    black: h('b'),
    white: h('b'),
    result: h('output'),
    at: h('output'),
    live: h('div', { class: 'unseen', role: 'log' }),
    back: button('◀', () => this.step(-1), { 'aria-label': text('back'), title: text('back') }),
    next: button('▶', () => this.step(1), { 'aria-label': text('next'), title: text('next') }),
  };
  #players = h('p', { class: 'steps', part: 'players' });
  #steps = h('p', { class: 'steps', part: 'controls' });
  #frame = h('div', { class: 'element' });
  /** @type {Board} */
  #board;

  constructor() {
    super();
    const { black, white, result, at, live, back, next } = this.#parts;
    const stone = (/** @type {string} */ kind) => h('span', { class: `stone ${kind}` });
    this.#players.append(stone('black'), black, stone('white'), white, result);
    this.#steps.append(back, at, next, h('slot'));
    const host = h('div', { class: 'board-host' });
    this.#frame.append(this.#players, host, this.#steps, live);
    const announce = (/** @type {string} */ words) => void (live.textContent = words);
    const move = (/** @type {string} */ made) => this.#play(made);
    this.#board = new Board(host, { move, announce }, this.#looks);
    const shadow = this.attachShadow({ mode: 'open' });
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(STYLE);
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(this.#frame);
  }

  connectedCallback() {
    this.#change();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#change();
  }

  /** The first position in FEN. */
  get fen() {
    return this.getAttribute('fen') || START;
  }

  set fen(fen) {
    this.setAttribute('fen', fen);
  }

  /** The moves since. */
  get moves() {
    return (this.getAttribute('moves') ?? '').split(/\s+/).filter(Boolean);
  }

  set moves(moves) {
    this.setAttribute('moves', moves.join(' '));
  }

  /** How many of them are shown; all, if nothing is said. */
  get at() {
    const { length } = this.moves;
    const wanted = Number(this.getAttribute('at') ?? length);
    return Math.max(0, Math.min(length, Math.trunc(wanted) || 0));
  }

  set at(at) {
    this.setAttribute('at', String(at));
  }

  /** Shows a position some moves later, or earlier. @param {number} by */
  step(by) {
    const before = this.at;
    this.at = before + by;
    // Moves that come later are shown, then.
    if (this.at === this.moves.length) this.removeAttribute('at');
    if (this.at !== before) this.#tell('step', this.at);
  }

  /** @param {string} name @param {unknown} detail */
  #tell(name, detail) {
    const event = { detail, bubbles: true, composed: true, cancelable: name === 'move' };
    return this.dispatchEvent(new CustomEvent(name, event));
  }

  /** Shows what the attributes say, once for all that change together. */
  async #change() {
    const change = ++this.#changes;
    await null;
    if (change !== this.#changes) return;
    const { fen } = this;
    const moves = this.moves.slice(0, this.at);
    try {
      if (!FEN.test(fen) || !moves.every((move) => MOVE.test(move)))
        throw new RangeError([fen, ...moves].join(' '));
      const isKnown = this.#view !== null;
      if (!this.#isInteractive || !isKnown) this.#show(positionAfter(fen, moves), null);
      if (!this.#isInteractive) return;
      const rules = this.getAttribute('rules') ?? undefined;
      const game = await LoaBoard.begin?.({ rules, fen, moves });
      if (!game || change !== this.#changes) return;
      this.#show(game.view, game);
      const isLast = moves.length === this.moves.length;
      if (game.view.mustPass && isLast && this.#canMove(game.view.toMove)) await this.#play('pass');
    } catch (fault) {
      this.#tell('fault', fault);
    }
  }

  get #isInteractive() {
    return LoaBoard.begin !== null && this.hasAttribute('interactive');
  }

  /** @param {import('types/page').Side} side */
  #canMove(side) {
    const movers = this.getAttribute('interactive') || side;
    return this.#game?.view.toMove === side && movers === side;
  }

  /** @param {PositionView} view @param {RuledGame | null} game */
  #show(view, game) {
    const before = this.#view;
    this.#view = view;
    this.#game = game;
    const read = (/** @type {string} */ name) => this.getAttribute(name);
    this.#frame.classList.toggle('interactive', game !== null);
    for (const name of STYLED) this.#frame.dataset[name] = read(name) ?? '';
    this.#looks.coordinates = read('coordinates') !== 'off';
    this.#looks.counts = game !== null && read('counts') !== null;
    this.#looks.pieces = read('pieces') ?? 'stones';
    this.#board.show({
      view,
      flipped: read('flipped') !== null,
      canMove: (side) => this.#canMove(side),
      marks: readMarks(read('arrows') ?? ''),
    });
    this.#showWords();
    if (!view.lastMove || !before || before.plies === view.plies) return;
    const made = moveWords(view.lastMove, other(view.toMove));
    this.#board.announce(prose([made, view.end?.text ?? '']));
  }

  #showWords() {
    const { black, white, result, at, back, next } = this.#parts;
    const [{ length }, ended] = [this.moves, this.getAttribute('result')];
    const names = { black, white };
    for (const side of SIDES)
      names[side].textContent = this.getAttribute(side) || text('side', { side });
    const winner = { B: 'black', W: 'white', D: 'draw', 0: 'draw' }[ended?.[0] ?? ''];
    result.textContent = winner ? text('result', { winner }) : '';
    this.#players.hidden = !['black', 'white', 'result'].some((name) => this.hasAttribute(name));
    this.#steps.hidden = !this.hasAttribute('controls');
    at.textContent = `${this.at}/${length} ${this.moves[this.at - 1] ?? ''}`;
    back.disabled = this.at === 0;
    next.disabled = this.at === length;
  }

  /** @param {string} move */
  async #play(move) {
    const reason = this.#game?.whyIllegal(move);
    if (reason) {
      this.#board.announce(refusal(move, reason));
      this.#tell('refused', reason);
      return 'illegal';
    }
    if (!this.#game || !this.#tell('move', move)) return;
    const moves = [...this.moves.slice(0, this.at), move];
    this.removeAttribute('at');
    this.moves = moves;
    await this.#change();
  }
}

/** Arrows (`b1:b3`) and circles (`b1`), in colours such as `b1=blue`. @param {string} words */
const readMarks = (words) =>
  words
    .split(/\s+/)
    .map((word) => {
      const [mark, kind = KINDS[0]] = word.split('=');
      return { ...readMark(mark), kind };
    })
    .filter(isMark);
