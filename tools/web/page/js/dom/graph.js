// The win-chance curve of a game.

import { text } from '../text/text.js';
import { html, nothing, svg } from '../vendor/lit-html.js';

const WIDTH = 300;
const HEIGHT = 80;

/**
 * Draws Black's win chance after each ply; a click shows that position.
 * @param {{ chance: number, mark: string | null, label: string, isShown: boolean, show: () => void
 *   }[]} points
 */
export function graph(points) {
  const step = WIDTH / Math.max(1, points.length - 1);
  const at = (/** @type {number} */ index) =>
    [index * step, HEIGHT * (1 - points[index].chance)].map((n) => n.toFixed(1));
  const line = points.map((_, index) => at(index).join(',')).join(' ');
  const now = points.findIndex(({ isShown }) => isShown);
  return html`<svg
    class="graph"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${text('review-graph')}
  >
    <rect class="graph-back" width=${WIDTH} height=${HEIGHT}></rect>
    <polygon class="graph-area" points="0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}"></polygon>
    <line class="graph-middle" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
    <polyline class="graph-line" points=${line}></polyline>
    <line
      class=${now < 0 ? 'graph-now none' : 'graph-now'}
      x1=${Math.max(0, now) * step}
      x2=${Math.max(0, now) * step}
      y1="0"
      y2=${HEIGHT}
    ></line>
    ${points.map(({ mark, label, show }, index) => {
      const [x, y] = at(index);
      return svg`${
        mark ? svg`<circle class="graph-mark ${mark}" cx=${x} cy=${y} r="3"></circle>` : nothing
      }<rect class="graph-hit" x=${Number(x) - step / 2} y="0" width=${step} height=${HEIGHT}
        @click=${show}><title>${label}</title></rect>`;
    })}
  </svg>`;
}
