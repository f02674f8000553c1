// The position editor.

import { about, post, Refusal } from './api.js';
import { Board } from './board.js';
import { choice, number, toggle } from './dialog.js';
import { button, h } from './dom.js';
import { squareName, place } from './geometry.js';
import { newState } from './game.js';
import { linkTo, linkWarning } from './link.js';
import { announce } from './live.js';
import { loadOver, save } from './store.js';
import { ruleName } from './scores.js';
import { full, text } from './text.js';
import { SIDES } from './words.js';

/** @typedef {import('./types.js').PositionView} PositionView */
/** @typedef {import('./types.js').Side} Side */

const BRUSHES = /** @type {const} */ ({
  black: 'edit-black',
  white: 'edit-white',
  nothing: 'edit-nothing',
});
/** @typedef {keyof typeof BRUSHES} Brush */

const KEPT = {
  width: 8,
  height: 8,
  toMove: /** @type {Side} */ ('black'),
  rules: 'olympiad',
  black: /** @type {string[]} */ ([]),
  white: /** @type {string[]} */ ([]),
};

const SIZES = { min: 3, max: 8 };

export class Editor {
  /** @param {HTMLElement} host @param {import('./play.js').Play} play */
  constructor(host, play) {
    this.play = play;
    /** @type {Brush} */
    this.brush = 'black';
    this.kept = loadOver('editor', KEPT);
    for (const side of SIDES)
      this.kept[side] = this.kept[side].filter((square) => this.hasSquare(square));
    this.verdict = h('div', { class: 'verdict', role: 'status' });
    this.fen = h('input', { type: 'text', 'aria-label': text('fen'), spellcheck: false });
    this.fen.addEventListener('change', () => this.readFen());
    this.fault = h('p', { class: 'fault', role: 'alert' });
    this.sizeFields = h('div', { class: 'pair' });
    this.toMoveField = h('div');
    const boardHost = h('div', { class: 'board-host' });
    this.begin_ = button(text('play-from-here'), () => this.start(), { class: 'primary' });
    host.append(
      h(
        'div',
        { class: 'table' },
        h('div', { class: 'board-column' }, this.brushes(), boardHost),
        h(
          'div',
          { class: 'side' },
          h(
            'section',
            { class: 'card', 'aria-label': text('set-up') },
            h('div', { class: 'card-head' }, h('h2', {}, text('position-editor'))),
            h('p', { class: 'faint' }, text('how-to-edit')),
            this.verdict,
            this.sizeFields,
            this.toMoveField,
            h('label', { class: 'field' }, h('span', {}, text('fen')), this.fen),
            this.fault,
            h(
              'div',
              { class: 'row' },
              button(text('start-position'), () => this.setStart(), { class: 'quiet' }),
              button(text('empty-board'), () => this.clear(), { class: 'quiet' }),
              button(text('from-game'), () => this.take(), { class: 'quiet' }),
            ),
            h(
              'div',
              { class: 'row' },
              this.begin_,
              button(text('copy-link'), () => this.copyLink(), { class: 'quiet' }),
            ),
          ),
        ),
      ),
    );
    this.board = new Board(boardHost, {
      move: () => {},
      tap: (square) => this.paint(square),
      label: text('editor-board'),
    });
    play.editPosition = (view, rules) => this.edit(view, rules);
  }

  brushes() {
    const all = /** @type {Brush[]} */ (Object.keys(BRUSHES));
    const buttons = all.map((brush) => {
      const element = button(
        '',
        () => {
          this.brush = brush;
          for (const other of buttons)
            other.setAttribute('aria-pressed', String(other === element));
        },
        { class: 'brush', 'aria-pressed': String(brush === this.brush) },
      );
      element.append(
        h('span', { class: `stone ${brush}`, 'aria-hidden': 'true' }),
        text(BRUSHES[brush]),
      );
      return element;
    });
    return h(
      'div',
      { class: 'toolbar', role: 'toolbar', 'aria-label': text('brushes') },
      ...buttons,
    );
  }

  async begin() {
    const { presets } = await about();
    this.rulesField = choice(
      text('rules'),
      presets.map(({ name }) => /** @type {[string, string]} */ ([name, ruleName(name)])),
      this.kept.rules,
      (value) => {
        this.kept.rules = value;
        this.check();
      },
    );
    this.toMoveField.after(this.rulesField);
    if (this.kept.black.length + this.kept.white.length === 0) await this.setStart();
    else await this.check();
  }

  /** Fills in the fields that depend on the position. */
  drawFields() {
    const { kept } = this;
    this.sizeFields.replaceChildren(
      number(text('files'), kept.width, SIZES, (value) => this.resize(value, kept.height)),
      number(text('ranks'), kept.height, SIZES, (value) => this.resize(kept.width, value)),
    );
    this.toMoveField.replaceChildren(
      choice(
        text('mover'),
        SIDES.map((side) => /** @type {[Side, string]} */ ([side, text('side', { side })])),
        kept.toMove,
        (value) => {
          kept.toMove = value;
          this.check();
        },
      ),
    );
  }

  /** Whether the board has a square. @param {string} square */
  hasSquare(square) {
    const [file, rank] = place(square);
    return file >= 0 && file < this.kept.width && rank >= 0 && rank < this.kept.height;
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    Object.assign(this.kept, { width, height });
    for (const side of SIDES)
      this.kept[side] = this.kept[side].filter((square) => this.hasSquare(square));
    this.check();
  }

  /** Places or removes the chosen piece. @param {string} square */
  paint(square) {
    const there = SIDES.find((side) => this.kept[side].includes(square));
    for (const side of SIDES)
      this.kept[side] = this.kept[side].filter((/** @type {string} */ other) => other !== square);
    if (this.brush !== 'nothing' && there !== this.brush) this.kept[this.brush].push(square);
    const piece = SIDES.find((side) => this.kept[side].includes(square));
    announce(text('painted', { square, piece }));
    this.check();
    return true;
  }

  text() {
    const { width, height, toMove } = this.kept;
    const ranks = [];
    for (let rank = height - 1; rank >= 0; rank--) {
      let row = '';
      let empty = 0;
      for (let file = 0; file < width; file++) {
        const square = squareName(file, rank);
        const letter = this.kept.black.includes(square)
          ? 'L'
          : this.kept.white.includes(square)
            ? 'l'
            : '';
        if (letter) row += (empty || '') + letter;
        empty = letter ? 0 : empty + 1;
      }
      ranks.push(row + (empty || ''));
    }
    return `${ranks.join('/')} ${toMove === 'black' ? 'w' : 'b'} - - 0 1`;
  }

  /** Has the server check the position, and shows it. */
  async check() {
    save('editor', this.kept);
    this.drawFields();
    const fen = this.text();
    this.fen.value = fen;
    const { playable, faults, remarks, position } = await post('setup', {
      fen,
      rules: this.kept.rules,
    });
    if (this.text() !== fen) return;
    this.fault.textContent = '';
    this.board.show({ view: position, flipped: false, canMove: () => false });
    const counts = SIDES.map((side) => {
      const pieces = text('pieces', { count: position[side].length });
      const groups = text('groups', { count: position.groups[side].length });
      return text('side-has', { side, pieces, groups });
    });
    this.verdict.className = `verdict ${playable ? 'good' : 'bad'}`;
    this.verdict.replaceChildren(
      h('p', {}, h('b', {}, text(playable ? 'can-start' : 'cannot-start'))),
      ...[...faults, ...remarks].map((/** @type {string} */ words) => h('p', {}, words)),
      h('p', { class: 'faint' }, full(counts.join(' · '))),
    );
    this.begin_.disabled = !playable;
  }

  async readFen() {
    try {
      const view = await post('position', { fen: this.fen.value, rules: this.kept.rules });
      await this.edit(view, this.kept.rules);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.fault.textContent = text('not-a-position', { reason: error.message });
    }
  }

  /** Edits a position. @param {PositionView} view @param {string} rules */
  async edit(view, rules) {
    const { width, height, toMove, black, white } = view;
    Object.assign(this.kept, {
      width,
      height,
      toMove,
      black: [...black],
      white: [...white],
      rules,
    });
    await this.check();
  }

  async setStart() {
    const { width, height, rules } = this.kept;
    const { fen } = await post('start', { game: { board: `${width}x${height}`, rules } });
    await this.edit(await post('position', { fen, rules }), rules);
  }

  clear() {
    this.kept.black = [];
    this.kept.white = [];
    this.check();
  }

  async take() {
    const { game } = this.play;
    if (game?.view) await this.edit(game.view, game.state.rules);
  }

  async start() {
    const { remote } = this.play.game ?? {};
    if (remote) {
      remote.send(`fen ${this.text()}`);
      location.hash = '#play';
      return;
    }
    const human = { machine: false, level: 3 };
    const machine = { machine: true, level: 3 };
    const { toMove } = this.kept;
    await this.play.open(
      newState({
        rules: this.kept.rules,
        fen: this.text(),
        flipped: toMove === 'white',
        players:
          toMove === 'black' ? { black: human, white: machine } : { black: machine, white: human },
      }),
    );
  }

  async copyLink() {
    const link = linkTo({ rules: this.kept.rules, fen: this.text(), moves: [] });
    try {
      await navigator.clipboard.writeText(link);
      this.verdict.append(h('p', {}, text('link-copied', { warning: linkWarning() })));
    } catch {
      this.fen.value = link;
      this.fen.select();
    }
  }
}
