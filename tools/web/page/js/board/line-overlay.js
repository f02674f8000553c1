// The four lines of a piece: their counts, the piece's moves along them, and pieces in the way.

import { s } from '../dom/dom.js';
import { CELL, middle } from '../model/geometry.js';
import { text } from '../text/text.js';
import { capital } from '../model/words.js';

/** @typedef {import('types/page').PieceLine} PieceLine */
/** @typedef {import('../model/geometry.js').Frame} Frame */

/**
 * Draws the lines of a piece: legal ways in one colour, blocked ones in another.
 * @param {SVGElement} layer under the pieces
 * @param {SVGElement} marks over the pieces
 * @param {string} square
 * @param {PieceLine[]} lines
 * @param {Frame} frame
 */
export function drawLines(layer, marks, square, lines, frame) {
  const [x, y] = middle(square, frame);
  for (const line of lines) {
    const [[x1, y1], [x2, y2]] = line.ends.map((end) => middle(end, frame));
    layer.append(s('line', { class: 'line', x1, y1, x2, y2 }));
    for (const way of line.ways) {
      if (way.to && !way.blocked) {
        const [tx, ty] = middle(way.to, frame);
        layer.append(s('line', { class: 'way', x1: x, y1: y, x2: tx, y2: ty }));
      } else if (way.by) {
        const [cx, cy] = middle(way.by, frame);
        marks.append(s('path', { class: 'cross', d: `M${cx - 20} ${cy - 20}l40 40m0-40-40 40` }));
      }
    }
    badge(marks, line, [x, y], frame);
  }
}

/**
 * The count, beside the piece on the longer part of its line, preferably where it can go.
 * @param {SVGElement} layer
 * @param {PieceLine} line
 * @param {[number, number]} from
 * @param {Frame} frame
 */
function badge(layer, line, [x, y], frame) {
  const sides = line.ways.map((way, index) => {
    const [ex, ey] = middle(line.ends[index === 0 ? 1 : 0], frame);
    const length = Math.max(Math.abs(ex - x), Math.abs(ey - y));
    return { isOpen: way.blocked === null, length, dx: Math.sign(ex - x), dy: Math.sign(ey - y) };
  });
  sides.sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.length - a.length);
  const side = sides.find(({ length }) => length > 0);
  if (!side) return;
  const { isOpen, dx, dy } = side;
  const reach = dx && dy ? 0.46 : 0.5;
  const [bx, by] = [x + dx * CELL * reach, y + dy * CELL * reach];
  layer.append(
    s('circle', { class: `count-badge ${isOpen ? 'open' : 'shut'}`, cx: bx, cy: by, r: 17 }),
    s('text', { class: 'count-text', x: bx, y: by + 8 }, String(line.count)),
  );
}

/**
 * A line's count and the moves along it in words. That a way ends at the edge is said only if there
 * is nothing else to say.
 * @param {PieceLine} line
 */
export function lineWords({ name, count, ways }) {
  const notable = ways.filter(({ blocked, by }) => blocked === null || by !== null);
  const said = (notable.length ? notable : ways.slice(0, 1)).map(
    ({ blocked, capture, to }) => blocked ?? text('way', { capture, square: to }),
  );
  return [text('line-count', { line: capital(name), count }), said.join(text('semicolon'))];
}
