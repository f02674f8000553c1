// Icons for buttons, as strokes on a square of 24.

import { s } from './dom.js';

const PATHS = /** @type {const} */ ({
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  close: 'M6 6l12 12M18 6L6 18',
});

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name */
export const icon = (name) =>
  s(
    'svg',
    { class: 'icon-drawing', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    s('path', { d: PATHS[name] }),
  );
