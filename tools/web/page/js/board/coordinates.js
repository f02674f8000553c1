// The names of ranks and files on a board.

import { s } from '../dom/dom.js';
import { CELL, corner, rows } from '../model/geometry.js';

/** @param {import('../model/geometry.js').Frame} frame */
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
