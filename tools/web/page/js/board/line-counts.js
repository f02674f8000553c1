// The number of pieces on each line, along the edges of the board.

import { drawings } from './board.js';
import { s } from '../dom/dom.js';
import { CELL, isOn, middle } from '../model/geometry.js';

/** @typedef {import('types/page').Line} Line */
/** @typedef {import('../model/geometry.js').Frame} Frame */

const NEAR = 30;
const FAR = 64;

drawings.counts = drawCounts;

/**
 * Writes each count where its line leaves the board: files above it, ranks to its right, diagonals
 * farther out. The counts of one square are highlighted.
 * @param {SVGElement} layer
 * @param {Line[]} lines
 * @param {Frame} frame
 * @param {string | null} square
 */
function drawCounts(layer, lines, frame, square) {
  for (const line of lines) {
    const own = square !== null && isOn(square, line);
    const [x, y] = labelPlace(line, frame);
    const kind = `count ${line.axis}${own ? ' own' : ''}${line.count ? '' : ' none'}`;
    layer.append(s('text', { class: kind, x, y: y + 8 }, String(line.count)));
  }
}

/** @param {Line} line @param {Frame} frame @returns {[number, number]} */
function labelPlace(line, frame) {
  const [a, b] = line.ends.map((end) => middle(end, frame));
  if (line.axis === 'rank') return [frame.width * CELL + NEAR, a[1]];
  if (line.axis === 'file') return [a[0], -NEAR];
  const [x, y] = a[1] < b[1] ? a : b;
  const sense = a[1] < b[1] ? Math.sign(a[0] - b[0]) : Math.sign(b[0] - a[0]);
  if (y < CELL) {
    // Leaves through the top; at a corner straight on.
    const isCorner = sense > 0 ? x > (frame.width - 1) * CELL : x < CELL;
    return isCorner
      ? [x + sense * (CELL / 2 + (sense > 0 ? 60 : 34)), -FAR + (sense > 0 ? 0 : 6)]
      : [x + sense * 28, -FAR];
  }
  return sense > 0 ? [frame.width * CELL + FAR, y - 28] : [-30, y - 36];
}
