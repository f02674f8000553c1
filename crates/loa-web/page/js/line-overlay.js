// The four lines of a piece: their counts, the piece's moves along them, and pieces in the way.

import { h, s } from './dom.js';
import { CELL, middle } from './geometry.js';
import { capital, plural } from './words.js';

/** @typedef {import('./types.js').PieceLine} PieceLine */
/** @typedef {import('./geometry.js').Frame} Frame */

/**
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
    layer.append(s('line', { class: `line ${line.axis}`, x1, y1, x2, y2 }));
    line.ways.forEach((way, index) => {
      if (way.to && !way.blocked) {
        const [tx, ty] = middle(way.to, frame);
        layer.append(s('line', { class: `way ${line.axis}`, x1: x, y1: y, x2: tx, y2: ty }));
      } else if (way.by) {
        const [bx, by] = middle(way.by, frame);
        marks.append(cross(bx, by));
      }
      badge(marks, line, index, [x, y], frame);
    });
  }
}

/**
 * The count, half a square from the piece.
 * @param {SVGElement} layer
 * @param {PieceLine} line
 * @param {number} index
 * @param {[number, number]} from
 * @param {Frame} frame
 */
function badge(layer, line, index, [x, y], frame) {
  const [ex, ey] = middle(line.ends[index === 0 ? 1 : 0], frame);
  if (ex === x && ey === y) return;
  const [dx, dy] = [Math.sign(ex - x), Math.sign(ey - y)];
  const reach = dx && dy ? 0.46 : 0.5;
  const [bx, by] = [x + dx * CELL * reach, y + dy * CELL * reach];
  const open = line.ways[index].blocked === null;
  layer.append(
    s('circle', { class: `count-badge ${open ? 'open' : 'shut'}`, cx: bx, cy: by, r: 15 }),
    s('text', { class: 'count-text', x: bx, y: by + 7 }, String(line.count)),
  );
}

/** @param {number} x @param {number} y */
function cross(x, y) {
  const r = 20;
  return s('path', {
    class: 'cross',
    d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`,
  });
}

/**
 * Describes the lines in words.
 * @param {string} square
 * @param {PieceLine[]} lines
 */
export function describeLines(square, lines) {
  return h(
    'ul',
    { class: 'line-words', 'aria-label': `Lines of ${square}` },
    ...lines.map((line) =>
      h(
        'li',
        {},
        h('b', {}, `${capital(line.name)}: ${plural(line.count, 'piece')}. `),
        line.ways
          .map((way) =>
            way.blocked === null ? `${way.capture ? 'captures on' : 'to'} ${way.to}` : way.blocked,
          )
          .join('; '),
      ),
    ),
  );
}
