// A board in other pages: a game from the address, move by move, and the way to the full program.
// It knows no rules and needs no engine.

import { byId } from './dom/dom.js';
import { readLink } from './dom/link.js';
import { positionAfter, smallBoard } from './board/small-board.js';

const START = '1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 b';

let { fen, moves } = { fen: START, moves: /** @type {string[]} */ ([]) };
/** How many of the moves are shown. */
let count = 0;

function open() {
  ({ fen, moves } = readLink(location.hash) ?? { fen: START, moves: [] });
  /** @type {HTMLAnchorElement} */ (byId('full')).href = `./${location.hash}`;
  show(moves.length);
}

/** @param {number} wanted */
function show(wanted) {
  count = Math.max(0, Math.min(moves.length, wanted));
  byId('board').replaceChildren(smallBoard(positionAfter(fen, moves.slice(0, count)), false));
  byId('at').textContent = `${count}/${moves.length} ${moves[count - 1] ?? ''}`;
  const able = (/** @type {string} */ id, /** @type {boolean} */ isUseful) => {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !isUseful;
  };
  able('back', count > 0);
  able('next', count < moves.length);
}

byId('back').addEventListener('click', () => show(count - 1));
byId('next').addEventListener('click', () => show(count + 1));
addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') show(count - 1);
  if (key === 'ArrowRight') show(count + 1);
});
addEventListener('hashchange', open);
open();
