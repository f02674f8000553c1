// The dialog with the saved games.

import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { all, remove } from './games.js';
import { Tree } from './tree.js';
import { icon } from './icons.js';
import { levelWords } from './levels.js';
import { faultOf } from './saved-game.js';
import { plural, ruleName, SIDES } from './words.js';

/** @param {import('./game.js').GameState} state @param {import('./types.js').Side} side */
function playerWords({ names, players }, side) {
  const { machine, level } = players[side];
  return names?.[side] || (machine ? `Computer, ${levelWords(level)}` : 'You');
}

/** @param {(state: import('./game.js').GameState) => void} open */
export function openGames(open) {
  const list = h('ul', { class: 'game-list' });
  const draw = () => {
    list.replaceChildren(
      ...all().filter((state) => faultOf(state) === null).map((state) => {
        const count = new Tree(state.nodes).path(state.live).length - 1;
        const players = SIDES.map((side) => playerWords(state, side)).join(' – ');
        const when = new Date(state.updated).toLocaleString();
        return h(
          'li',
          {},
          button(
            `${players} · ${ruleName(state.rules)} · ${plural(count, 'move')}`,
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
    'My games',
    [h('p', { class: 'faint' }, 'Saved in this browser.'), list],
    { wide: true },
  );
}
