// The position editor.

import { about, post, Refusal } from '../backend/api.js';
import { socket } from '../backend/socket.js';
import { views } from '../app/views.js';
import { BoardView } from './board-view.js';
import { editorView } from './editor-view.js';
import { SIZES } from './new-game-form.js';
import { rows } from '../model/geometry.js';
import { newState, players } from '../model/game.js';
import { linkTo, linkWarning } from '../dom/link.js';
import { announce } from '../dom/live.js';
import { loadOver, save } from '../backend/store.js';
import { text } from '../text/text.js';
import { copy } from './transfer.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('types/page').PositionView} PositionView */
/** @typedef {import('types/page').Side} Side */
/** @typedef {import('./editor-view.js').Brush} Brush */

const KEPT = {
  width: 8,
  height: 8,
  toMove: /** @type {Side} */ ('black'),
  rules: 'olympiad',
  black: /** @type {string[]} */ ([]),
  white: /** @type {string[]} */ ([]),
};

/** The state of the view. */
export const begun = () => ({
  /** @type {Brush} */
  brush: 'black',
  kept: loadOver('editor', KEPT),
  /** @type {PositionView | null} */
  view: null,
  /** @type {{ playable: boolean, faults: string[], remarks: string[] } | null} */
  checked: null,
  fen: '',
  /** What is wrong with a position that was typed. */
  fault: '',
  /** What is said besides the verdict. */
  note: '',
});

/** @typedef {ReturnType<typeof begun>} EditorState */

views.set('editor', (host, play) => new Editor(host, play).begin());

/** @extends {BoardView<EditorState>} */
export class Editor extends BoardView {
  /** @param {HTMLElement} host @param {import('../app/play.js').Play} play */
  constructor(host, play) {
    super(host, play, begun(), editorView, text('editor-board'));
    this.kept = this.state.kept;
    const { min, max } = SIZES;
    for (const part of /** @type {const} */ (['width', 'height']))
      this.kept[part] = Math.min(max, Math.max(min, Math.trunc(this.kept[part])));
    if (!SIDES.includes(this.kept.toMove)) this.kept.toMove = 'black';
    this.cut();
  }

  /** @override */
  calls() {
    return { move: () => {}, tap: (/** @type {string} */ square) => this.paint(square) };
  }

  async begin() {
    const { presets } = await about();
    if (!presets.some(({ name }) => name === this.kept.rules)) this.kept.rules = KEPT.rules;
    if (this.kept.black.length + this.kept.white.length === 0) await this.setStart();
    else await this.check();
  }

  /** @override */
  show() {
    const { view } = this.state;
    if (view) this.board.show({ view, flipped: false, canMove: () => false });
  }

  /** Changes what is kept of the position. @param {Partial<typeof KEPT>} change */
  keep(change) {
    Object.assign(this.kept, change);
    this.cut();
    return this.check();
  }

  /** Removes the pieces that are not on the board. */
  cut() {
    const squares = rows({ ...this.kept, flipped: false }).flat();
    for (const side of SIDES)
      this.kept[side] = this.kept[side].filter((square) => squares.includes(square));
  }

  /** Places or removes the chosen piece. @param {string} square */
  paint(square) {
    const there = SIDES.find((side) => this.kept[side].includes(square));
    for (const side of SIDES)
      this.kept[side] = this.kept[side].filter((/** @type {string} */ other) => other !== square);
    const { brush } = this.state;
    if (brush !== 'nothing' && there !== brush) this.kept[brush].push(square);
    const piece = SIDES.find((side) => this.kept[side].includes(square));
    announce(text('cell', { square, piece }));
    this.check();
    return true;
  }

  text() {
    const { width, height, toMove, black, white } = this.kept;
    const letter = (/** @type {string} */ square) =>
      black.includes(square) ? 'L' : white.includes(square) ? 'l' : '.';
    const ranks = rows({ width, height, flipped: false }).map((row) =>
      row.map(letter).join('').replace(/\.+/g, ({ length }) => String(length)),
    );
    return `${ranks.join('/')} ${toMove === 'black' ? 'w' : 'b'} - - 0 1`;
  }

  /** Has the server check the position, and shows it. */
  async check() {
    save('editor', this.kept);
    const fen = this.text();
    this.change({ fen });
    const { rules } = this.kept;
    const { playable, faults, remarks, position } = await post('setup', { fen, rules });
    if (this.text() !== fen || this.kept.rules !== rules) return;
    const checked = { playable, faults, remarks };
    this.change({ view: position, checked, fault: '', note: '' });
  }

  /** @param {string} fen */
  async readFen(fen) {
    this.change({ fen });
    try {
      const view = await post('position', { fen, rules: this.kept.rules });
      await this.edit(view, this.kept.rules);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.change({ fault: error.message });
    }
  }

  /** Edits a position. @param {PositionView} view @param {string} rules */
  async edit(view, rules) {
    const { width, height, toMove, black, white } = view;
    await this.keep({ width, height, toMove, black, white, rules });
  }

  async setStart() {
    const { width, height, rules } = this.kept;
    const { fen } = await post('start', { game: { board: `${width}x${height}`, rules } });
    await this.edit(await post('position', { fen, rules }), rules);
  }

  async take() {
    const { game } = this.play;
    if (game?.view) await this.edit(game.view, game.state.rules);
  }

  async start() {
    const { remote } = this.play.game ?? {};
    // A club's games begin in its lobby; this one is played alone.
    if (remote && socket.isOfProgram) {
      remote.send(`fen ${this.text()}`);
      location.hash = '#play';
      return;
    }
    const isWhite = this.kept.toMove === 'white';
    await this.play.open(
      newState({
        rules: this.kept.rules,
        fen: this.text(),
        flipped: isWhite,
        players: players(isWhite, !isWhite),
      }),
    );
  }

  async copyLink() {
    this.change({ note: linkWarning() });
    const { rules } = this.kept;
    await copy(linkTo({ rules, fen: this.text(), moves: [] }), text('share-link'));
  }
}
