// The element <loa-board>; it loads the rules when pieces can be moved on a board.

import { LoaBoard } from '../../page/js/board/element.js';

LoaBoard.begin = async (setup) => {
  const { Game } = await import('./index.js');
  return new Game(setup);
};
customElements.define('loa-board', LoaBoard);

export { LoaBoard };
