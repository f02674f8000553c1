// The signs of commands, as strokes on a square of 24.

import { html } from '../vendor/lit-html.js';

const PATHS = /** @type {const} */ ({
  undo: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2',
  redo: 'M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2',
  hint:
    'M9 18h6M10 21h4' +
    'M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z',
  now: 'M4 5l8 7-8 7V5ZM13 5l8 7-8 7V5Z',
  pause: 'M8 5v14M16 5v14',
  go: 'M7 4l13 8-13 8V4Z',
  resign: 'M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0',
  draw: 'M5 9h14M5 15h14',
  flip: 'M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4',
  first: 'M18 5l-8 7 8 7V5ZM6 5v14',
  back: 'M16 5l-8 7 8 7V5Z',
  next: 'M8 5l8 7-8 7V5Z',
  last: 'M6 5l8 7-8 7V5ZM18 5v14',
  promote: 'M12 20V5M6 11l6-6 6 6',
  cut: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 11v6',
  comment: 'M4 5h16v11H10l-5 4v-4H4V5Z',
  pen: 'M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4',
  add: 'M12 5v14M5 12h14',
  show: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  board: 'M4 4h16v16H4V4ZM4 12h16M12 4v16',
  empty: 'M4 4h16v16H4V4Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  import: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  share: 'M12 15V4M7 9l5-5 5 5M5 20h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
});

/** @typedef {keyof typeof PATHS} SignName */

/** An icon in a template. @param {SignName} name */
export const sign = (name) =>
  html`<svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[name]}></path>
  </svg>`;
