// The dialog with the saved games.

import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { all, remove } from './games.js';
import { Tree } from './tree.js';
import { icon } from './icons.js';
import { faultOf } from './saved-game.js';
import { ruleName } from './scores.js';
import { text } from './text.js';
import { SIDES } from './words.js';

/** @param {import('./game.js').GameState} state @param {import('./types.js').Side} side */
function playerWords({ names, players }, side) {
  const { machine, level } = players[side];
  return names?.[side] || (machine ? text('computer', { level }) : text('you'));
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
            `${players} · ${ruleName(state.rules)} · ${text('count-moves', { count })}`,
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
            { class: 'quiet icon', 'aria-label': text('delete-game') },
          ),
        );
      }),
    );
    if (!list.children.length) list.append(h('li', { class: 'faint' }, text('no-games-yet')));
  };
  draw();
  const close = openDialog(
    text('my-games'),
    [h('p', { class: 'faint' }, text('saved-here')), list],
    { wide: true },
  );
}
