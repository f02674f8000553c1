// The title of the page says when it is a person's turn against the computer.

import { text } from './text.js';

const TITLE = document.title;

/** @param {import('./game.js').Game} game */
export function writeTitle(game) {
  document.title = game.isYourTurn ? `${text('your-turn')} · ${TITLE}` : TITLE;
}
