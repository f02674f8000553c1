// The page for other pages: a board with a game from the address, and the way to the full program.
// It knows no rules and needs no engine.

import { LoaBoard } from './board/element.js';
import { byId } from './dom/dom.js';
import { readAbout, readLink } from './dom/link.js';
import { SIDES } from './model/words.js';
import { text } from './text/text.js';

customElements.define('loa-board', LoaBoard);
const board = /** @type {LoaBoard} */ (byId('board'));

function open() {
  const { fen = '', moves = [] } = readLink(location.hash) ?? {};
  const about = readAbout(location.hash);
  board.removeAttribute('at');
  Object.assign(board, { fen, moves });
  for (const side of SIDES) board.setAttribute(side, about[side] || text('side', { side }));
  board.setAttribute('result', about.result ?? '');
  /** @type {HTMLAnchorElement} */ (byId('full')).href = `./${location.hash}`;
}

addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') board.step(-1);
  if (key === 'ArrowRight') board.step(1);
});
addEventListener('hashchange', open);
open();
