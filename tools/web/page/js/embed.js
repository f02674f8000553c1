// A board in other pages: a game from the address, move by move, and the way to the full program.
// It knows no rules and needs no engine.

import { coordinates } from './board/coordinates.js';
import { byId } from './dom/dom.js';
import { readAbout, readLink } from './dom/link.js';
import { positionAfter, smallBoard } from './board/small-board.js';
import { SIDES } from './model/words.js';
import { learn, text } from './text/text.js';

const START = '1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 b';

let { fen, moves } = { fen: START, moves: /** @type {string[]} */ ([]) };
/** How many of the moves are shown. */
let count = 0;

function open() {
  ({ fen, moves } = readLink(location.hash) ?? { fen: START, moves: [] });
  /** @type {HTMLAnchorElement} */ (byId('full')).href = `./${location.hash}`;
  const about = readAbout(location.hash);
  for (const side of SIDES) byId(side).textContent = about[side] || text('side', { side });
  const winner = { B: 'black', W: 'white' }[about.result?.[0] ?? ''];
  byId('result').textContent = about.result ? text('result', { winner }) : '';
  show(moves.length);
}

/** @param {number} wanted */
function show(wanted) {
  count = Math.max(0, Math.min(moves.length, wanted));
  const view = positionAfter(fen, moves.slice(0, count));
  const names = coordinates({ ...view, flipped: false });
  byId('board').replaceChildren(smallBoard(view, false, ...names));
  byId('at').textContent = `${count}/${moves.length} ${moves[count - 1] ?? ''}`;
  const able = (/** @type {string} */ id, /** @type {boolean} */ isUseful) => {
    /** @type {HTMLButtonElement} */ (byId(id)).disabled = !isUseful;
  };
  able('back', count > 0);
  able('next', count < moves.length);
}

learn({ result: `${byId('result').dataset.pattern}` });
byId('back').addEventListener('click', () => show(count - 1));
byId('next').addEventListener('click', () => show(count + 1));
addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') show(count - 1);
  if (key === 'ArrowRight') show(count + 1);
});
addEventListener('hashchange', open);
open();
