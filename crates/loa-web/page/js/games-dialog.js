// The dialog with the saved games.

import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { all, remove } from './games.js';
import { Tree } from './tree.js';
import { icon } from './icons.js';
import { levelWords } from './player-strip.js';
import { plural, SIDES } from './words.js';

/** @param {(state: import('./game.js').GameState) => void} open */
export function openGames(open) {
  const list = h('ul', { class: 'game-list' });
  const draw = () => {
    list.replaceChildren(
      ...all().map((state) => {
        const count = new Tree(state.nodes).path(state.live).length - 1;
        const players = SIDES.map((side) =>
          state.players[side].machine ? levelWords(state.players[side].level) : 'human',
        ).join(' – ');
        const when = new Date(state.updated).toLocaleString();
        return h(
          'li',
          {},
          button(
            `${players} · ${state.rules} · ${plural(count, 'move')}`,
            () => {
              close();
              open(state);
            },
            { class: 'quiet' },
          ),
          h('span', { class: 'faint' }, when),
          button(
            icon('close'),
            () => {
              remove(state.id);
              draw();
            },
            { class: 'quiet icon', 'aria-label': 'Delete this game' },
          ),
        );
      }),
    );
    if (!list.children.length) list.append(h('li', { class: 'faint' }, 'No games yet.'));
  };
  draw();
  const close = openDialog(
    'Your games',
    [h('p', { class: 'faint' }, 'Saved in this browser.'), list],
    { wide: true },
  );
}
