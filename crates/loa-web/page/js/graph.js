// The win-chance curve of a game.

import { s } from './dom.js';

const WIDTH = 300;
const HEIGHT = 80;

/**
 * Draws Black's win chance after each ply; a click shows that position.
 * @param {{ chance: number, mark: string | null, label: string, isShown: boolean, show: () => void
 *   }[]} points
 */
export function drawGraph(points) {
  const step = WIDTH / Math.max(1, points.length - 1);
  const at = (/** @type {number} */ index) => [index * step, HEIGHT * (1 - points[index].chance)];
  const line = points.map((_, index) =>
    at(index)
      .map((n) => n.toFixed(1))
      .join(','),
  );
  const svg = s(
    'svg',
    {
      class: 'graph',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': 'Black’s win chance during the game',
    },
    s('rect', { class: 'graph-back', width: WIDTH, height: HEIGHT }),
    s('polygon', {
      class: 'graph-area',
      points: `0,${HEIGHT} ${line.join(' ')} ${WIDTH},${HEIGHT}`,
    }),
    s('line', { class: 'graph-middle', x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
    s('polyline', { class: 'graph-line', points: line.join(' ') }),
  );
  points.forEach((point, index) => {
    const [x, y] = at(index);
    if (point.isShown)
      svg.append(s('line', { class: 'graph-now', x1: x, x2: x, y1: 0, y2: HEIGHT }));
    if (point.mark)
      svg.append(s('circle', { class: `graph-mark ${point.mark}`, cx: x, cy: y, r: 3 }));
    const hit = s(
      'rect',
      { class: 'graph-hit', x: x - step / 2, y: 0, width: step, height: HEIGHT },
      s('title', {}, point.label),
    );
    hit.addEventListener('click', point.show);
    svg.append(hit);
  });
  return svg;
}
