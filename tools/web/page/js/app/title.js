// The title of the page says when it is a person's turn against the computer.

import { text } from '../text/text.js';
import { add } from './parts.js';

const TITLE = document.title;

/** @param {import('../model/game.js').Game} game */
function writeTitle(game) {
  document.title = game.isYourTurn ? `${text('your-turn')} · ${TITLE}` : TITLE;
}

add({ writeTitle });
