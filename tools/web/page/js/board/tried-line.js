// The line of an illegal move: its squares, the steps along it, and where they lead.

import { drawings } from './board.js';
import { drawSquare } from './coordinates.js';
import { s } from '../dom/dom.js';
import { corner, isOn, middle, place, rows, squareName } from '../model/geometry.js';

/** @typedef {import('types/page').PieceLine} PieceLine */

drawings.tried = drawTriedLine;

/**
 * Lights up the line of a move, with its pieces, and numbers the squares that the move passes.
 * @param {SVGElement} layer under the pieces
 * @param {SVGElement} marks over the pieces
 * @param {{ from: string, to: string }} move
 * @param {PieceLine} line
 * @param {import('../model/geometry.js').Frame} frame
 */
function drawTriedLine(layer, marks, { from, to }, line, frame) {
  const [[file, rank], [toFile, toRank]] = [from, to].map(place);
  const step = [Math.sign(toFile - file), Math.sign(toRank - rank)];
  for (const square of rows(frame).flat())
    if (isOn(square, line)) layer.append(drawSquare(square, frame, { class: 'tried' }));
  for (let count = 1; count <= line.count; count++) {
    const [f, r] = [file + count * step[0], rank + count * step[1]];
    if (f < 0 || r < 0 || f >= frame.width || r >= frame.height) return;
    const [x, y] = corner(squareName(f, r), frame);
    const kind = count === line.count ? 'open' : 'shut';
    marks.append(
      s('circle', { class: `count-badge ${kind}`, cx: x + 22, cy: y + 22, r: 18 }),
      s('text', { class: 'count-text', x: x + 22, y: y + 30 }, String(count)),
    );
  }
  const goal = squareName(file + line.count * step[0], rank + line.count * step[1]);
  const [x, y] = middle(goal, frame);
  marks.append(s('circle', { class: 'tried-goal', cx: x, cy: y, r: 44 }));
}
