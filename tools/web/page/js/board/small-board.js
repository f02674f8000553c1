// A small picture of a position. It needs no rules.

import { drawSquare, drawSquares } from './coordinates.js';
import { s } from '../dom/dom.js';
import { CELL, middle, squareName } from '../model/geometry.js';
import { after } from '../model/after.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('types/page').PositionView} PositionView */

/**
 * The pieces of a position in FEN, and the side to move.
 * @param {string} fen
 * @returns {Pick<PositionView, 'width' | 'height' | 'black' | 'white' | 'toMove'>}
 */
function readPieces(fen) {
  const [board, mover] = fen.split(' ');
  const ranks = board.split('/');
  /** @type {Record<import('types/page').Side, string[]>} */
  const pieces = { black: [], white: [] };
  let width = 0;
  for (const [row, rank] of ranks.entries()) {
    let file = 0;
    for (const letter of rank) {
      const side = letter === 'L' ? pieces.black : pieces.white;
      if (Number(letter)) file += Number(letter);
      else side.push(squareName(file++, ranks.length - row - 1));
    }
    width = Math.max(width, file);
  }
  return { ...pieces, width, height: ranks.length, toMove: mover === 'b' ? 'white' : 'black' };
}

/** The position after moves. @param {string} fen @param {string[]} moves */
export function positionAfter(fen, moves) {
  const start = /** @type {PositionView} */ ({ ...readPieces(fen), fen, lastMove: null, plies: 0 });
  return after(start, moves);
}

/** @param {PositionView} view @param {boolean} flipped */
export function smallBoard(view, flipped) {
  const { width, height } = view;
  const frame = { width, height, flipped };
  const pieces = SIDES.flatMap((side) =>
    view[side].map((square) => {
      const [cx, cy] = middle(square, frame);
      return s('g', { class: `piece ${side}` }, s('circle', { class: 'body', cx, cy, r: 38 }));
    }),
  );
  const marks = [view.lastMove?.from, view.lastMove?.to].flatMap((square) => {
    return square ? [drawSquare(square, frame, { class: 'tint last' })] : [];
  });
  return s(
    'svg',
    {
      class: 'small-board',
      viewBox: `0 0 ${width * CELL} ${height * CELL}`,
      'aria-hidden': 'true',
    },
    s('g', { class: 'squares' }, ...drawSquares(frame)),
    ...marks,
    ...pieces,
  );
}
