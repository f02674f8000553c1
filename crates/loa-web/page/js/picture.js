// A picture of the board as an SVG or PNG file.

import { CELL, corner, middle, place, rows } from './geometry.js';

/** @typedef {import('./types.js').PositionView} PositionView */

const COLORS = {
  light: '#ead9b6',
  dark: '#c8a874',
  edge: '#8a6d3f',
  text: '#5d4a2b',
  move: '#d9b640',
};
const MARGIN = 44;

/** Draws the board as a standalone SVG. @param {PositionView} view @param {boolean} flipped */
export function boardSvg(view, flipped) {
  const frame = { width: view.width, height: view.height, flipped };
  const [width, height] = [view.width * CELL, view.height * CELL];
  const box = [-MARGIN, -12, width + MARGIN + 12, height + MARGIN + 12];
  const parts = [rect(box, '#faf6ec')];
  const grid = rows(frame);
  for (const name of grid.flat()) {
    const [x, y] = corner(name, frame);
    const [file, rank] = place(name);
    const isMoved = name === view.lastMove?.from || name === view.lastMove?.to;
    const plain = (file + rank) % 2 ? COLORS.light : COLORS.dark;
    parts.push(rect([x, y, CELL, CELL], isMoved ? COLORS.move : plain));
  }
  const text = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ words) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="26" text-anchor="middle" ` +
    `fill="${COLORS.text}">${words}</text>`;
  for (const row of grid) parts.push(text(-24, middle(row[0], frame)[1] + 9, row[0].slice(1)));
  for (const name of grid[grid.length - 1])
    parts.push(text(middle(name, frame)[0], height + 30, name[0]));
  for (const square of view.black) parts.push(disc(square, '#23262b', '#000'));
  for (const square of view.white) parts.push(disc(square, '#fdfaf2', '#5b5b5b'));
  const size = `viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>\n`;

  /** @param {number[]} box @param {string} fill */
  function rect([x, y, width, height], fill) {
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
  }

  /** @param {string} square @param {string} fill @param {string} stroke */
  function disc(square, fill, stroke) {
    const [x, y] = middle(square, frame);
    const colors = `fill="${fill}" stroke="${stroke}"`;
    return `<circle cx="${x}" cy="${y}" r="38" ${colors} stroke-width="3"/>`;
  }
}

/** Draws an SVG as PNG. @param {string} svg @returns {Promise<Blob>} */
export async function toPng(svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Saves a file. @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
