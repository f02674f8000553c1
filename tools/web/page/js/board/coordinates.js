// The squares of a board, and the names of its ranks and files.

import { s } from '../dom/dom.js';
import { CELL, corner, place, rows } from '../model/geometry.js';

/** @typedef {import('../model/geometry.js').Frame} Frame */

/**
 * A square in a colour of its own.
 * @param {string} square @param {Frame} frame @param {Record<string, string | number>} look
 */
export function drawSquare(square, frame, look) {
  const [x, y] = corner(square, frame);
  return s('rect', { ...look, x, y, width: CELL, height: CELL });
}

/** @param {Frame} frame */
export const drawSquares = (frame) =>
  rows(frame)
    .flat()
    .map((square) => {
      const [file, rank] = place(square);
      return drawSquare(square, frame, { class: (file + rank) % 2 ? 'light' : 'dark' });
    });

/** @param {Frame} frame */
export function coordinates(frame) {
  const grid = rows(frame);
  const write = (
    /** @type {string} */ square,
    /** @type {string} */ letter,
    /** @type {number} */ right,
    /** @type {number} */ down,
  ) => {
    const [x, y] = corner(square, frame);
    return s('text', { class: 'coordinate', x: x + right, y: y + down }, letter);
  };
  return [
    ...grid.map(([square]) => write(square, square.slice(1), 11, 23)),
    ...grid[grid.length - 1].map((square) => write(square, square[0], CELL - 11, CELL - 8)),
  ];
}
