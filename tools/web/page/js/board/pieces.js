// How pieces look. White pieces also have a mark, for people who can't tell the colours apart.

import { s } from '../dom/dom.js';

/** @typedef {import('types/page').Side} Side */

export const PIECES = /** @type {const} */ (['stones', 'flat', 'shapes']);

/**
 * Draws a piece around the point 0, 0.
 * @param {Side} side
 * @param {string} theme
 */
export function drawPiece(side, theme) {
  const group = s('g', { class: `piece ${side}` });
  if (theme === 'shapes') {
    if (side === 'black')
      group.append(s('rect', { class: 'body', x: -34, y: -34, width: 68, height: 68, rx: 14 }));
    else group.append(s('circle', { class: 'body', r: 39 }), s('circle', { class: 'mark', r: 20 }));
    return group;
  }
  group.append(
    s('ellipse', { class: 'shade', cx: 1, cy: 4, rx: 40, ry: 40 }),
    s('circle', { class: 'body', r: 39 }),
  );
  if (theme === 'stones')
    group.append(
      s('ellipse', {
        class: 'shine',
        cx: -11,
        cy: -14,
        rx: 15,
        ry: 10,
        transform: 'rotate(-35 -11 -14)',
      }),
    );
  if (side === 'white') group.append(s('circle', { class: 'mark', r: theme === 'flat' ? 24 : 27 }));
  return group;
}
