// Arrows and circles that a person draws: with the right button, with Shift, or, on the main board,
// with a pen for fingers and keys. The main board keeps them with the move that is shown, other
// boards until a click or the next position.

import { app, update } from '../app/app.js';
import { boards } from '../board/board.js';
import { KINDS, markText } from '../model/marks.js';
import { announce } from '../dom/live.js';
import { sign } from '../dom/signs.js';
import { plain } from '../dom/tool.js';
import { list, text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';

/** @typedef {import('../model/marks.js').Arrow} Arrow */
/** @typedef {import('../board/board.js').Board} Board */
/** @typedef {import('../model/game.js').Game} Game */

const pen = { isOn: false, kind: KINDS[0] };

/** @type {{ board: Board, from: string } | null} what is being drawn with the pointer */
let begun = null;

/** @type {string | null} where an arrow begins that is drawn with keys */
let chosen = null;

/** @param {Event} event @returns {Board | undefined} */
const boardOf = ({ target }) => {
  const svg = target instanceof Element && target.closest('svg.board');
  return (svg && boards.get(svg)) || undefined;
};

/** @param {Board} board */
const isMain = (board) => Boolean(board.svg.closest('#board'));

/** @param {Board} board @param {Arrow[]} marks */
function keep(board, marks) {
  board.drawn = marks;
  board.drawDrawn();
  if (isMain(board) && app.game) keepInGame(app.game, marks);
}

/** @param {Game} game @param {Arrow[]} marks */
function keepInGame(game, marks) {
  game.tree.node(game.state.shown).marks = marks.length ? marks : undefined;
  game.changed();
}

/** Draws an arrow or circle; one that is there in the same colour is removed. */
function toggle(/** @type {Board} */ board, /** @type {string} */ from, /** @type {string} */ to) {
  const isSame = (/** @type {Arrow} */ mark) => mark.from === from && mark.to === to;
  const others = board.drawn.filter((mark) => !isSame(mark));
  const isThere = board.drawn.find(isSame)?.kind === pen.kind;
  keep(board, isThere ? others : [...others, { from, to, kind: pen.kind }]);
  announce(text('mark-changed', { isThere, from, to }));
}

export const hasPen = () => pen.isOn;

export function switchPen() {
  pen.isOn = !pen.isOn;
  chosen = null;
  update();
  if (pen.isOn) announce(text('draw-how'));
}

/** Removes what is drawn on the main board. */
export const clearMarks = () => app.game && keepInGame(app.game, []);

/** The colours of the pen, what to do with it, and what is drawn. @param {Game} game */
export function penRow({ tree, state }) {
  const { marks = [] } = tree.node(state.shown);
  const words = marks.map(markText);
  return html`
    <p class="unseen">${words.length ? text('marks-here', { marks: list(words) }) : nothing}</p>
    ${pen.isOn || marks.length
      ? html`<div class="nav-row pen">
          ${pen.isOn ? KINDS.map(swatch) : nothing}
          ${plain(text('clear-marks'), clearMarks, {
            class: 'quiet nav',
            isDisabled: !marks.length,
          })}
        </div>`
      : nothing}
    ${pen.isOn ? html`<p class="faint">${text('draw-how')}</p>` : nothing}
  `;
}

/** @param {string} kind */
const swatch = (kind) => {
  const choose = () => {
    pen.kind = kind;
    update();
  };
  return plain(sign('pen'), choose, {
    class: `quiet nav swatch ${kind}`,
    name: text('mark-colour', { kind }),
    isPressed: pen.kind === kind,
  });
};

addEventListener(
  'pointerdown',
  (event) => {
    const board = boardOf(event);
    if (!board) return;
    const isLeft = event.button === 0;
    const draws = event.shiftKey || (pen.isOn && isMain(board));
    if (event.button === 2 || (isLeft && draws)) {
      event.stopPropagation();
      const from = board.input.squareOf(event);
      begun = from ? { board, from } : null;
    } else if (isLeft && !isMain(board)) keep(board, []);
  },
  true,
);
addEventListener('pointermove', (event) => {
  const to = begun?.board.input.squareOf(event);
  if (!begun || !to) return;
  const { board, from } = begun;
  board.drawDrawn([...board.drawn, { from, to, kind: pen.kind }]);
});
addEventListener(
  'pointerup',
  (event) => {
    if (!begun) return;
    event.stopPropagation();
    const { board, from } = begun;
    begun = null;
    const to = board.input.squareOf(event);
    if (to) toggle(board, from, to);
    else board.drawDrawn();
  },
  true,
);
addEventListener('pointercancel', () => {
  begun?.board.drawDrawn();
  begun = null;
});
addEventListener('contextmenu', (event) => boardOf(event) && event.preventDefault());
addEventListener(
  'keydown',
  (event) => {
    const board = pen.isOn ? boardOf(event) : undefined;
    const { key } = event;
    if (!board || !isMain(board) || !board.input.current) return;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    const square = board.input.current;
    if (chosen) toggle(board, chosen, square);
    else announce(text('mark-from', { square }));
    chosen = chosen ? null : square;
  },
  true,
);
