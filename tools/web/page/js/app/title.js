// The title of the page says when it is a person's turn against the computer.

import { text } from '../text/text.js';
import { add } from './parts.js';

const TITLE = document.title;

/** @param {import('../model/game.js').Game} game */
function writeTitle(game) {
  const side = game.liveView?.toMove;
  const isTurn =
    side && game.people.length === 1 && game.people[0] === side && !game.isOver && !game.pending;
  document.title = isTurn ? `${text('your-turn')} · ${TITLE}` : TITLE;
}

add({ writeTitle });
