// Coordinates of squares on the screen, in hundredths of a square.

export const CELL = 100;

/** @typedef {{ width: number, height: number, flipped: boolean }} Frame */

/** @param {string} name @returns {[number, number]} file and rank from 0 */
export const place = (name) => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];

/** @param {number} file @param {number} rank */
export const squareName = (file, rank) => String.fromCharCode(97 + file) + (rank + 1);

/**
 * The top left corner of a square.
 * @param {string} name
 * @param {Frame} frame
 * @returns {[number, number]}
 */
export function corner(name, { width, height, flipped }) {
  const [file, rank] = place(name);
  const column = flipped ? width - 1 - file : file;
  const row = flipped ? rank : height - 1 - rank;
  return [column * CELL, row * CELL];
}

/** The middle of a square. @param {string} name @param {Frame} frame @returns {[number, number]} */
export function middle(name, frame) {
  const [x, y] = corner(name, frame);
  return [x + CELL / 2, y + CELL / 2];
}

/**
 * The square at a column and row of the screen; `null` outside.
 * @param {number} column
 * @param {number} row
 * @param {Frame} frame
 */
export function squareAt(column, row, { width, height, flipped }) {
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  return flipped ? squareName(width - 1 - column, row) : squareName(column, height - 1 - row);
}

/** All squares in rows from the top of the screen. @param {Frame} frame */
export function rows(frame) {
  return Array.from({ length: frame.height }, (_, row) =>
    Array.from(
      { length: frame.width },
      (_, column) => /** @type {string} */ (squareAt(column, row, frame)),
    ),
  );
}

/** What the squares of a line have in common. */
const COMMON = /** @type {Record<string, (file: number, rank: number) => number>} */ ({
  rank: (_, rank) => rank,
  file: (file) => file,
  rising: (file, rank) => file - rank,
  falling: (file, rank) => file + rank,
});

/**
 * Whether a square is on a line.
 * @param {string} square @param {import('types/page').Line} line
 */
export const isOn = (square, { axis, ends }) =>
  COMMON[axis](...place(square)) === COMMON[axis](...place(ends[0]));
