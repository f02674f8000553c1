// The dialog with the saved games.

import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { icon } from './icons.js';
import { all, remove, saveCopy } from './saved-game.js';
import { ruleName } from './scores.js';
import { language, text } from './text.js';
import { Tree } from './tree.js';
import { SIDES } from './words.js';

/** @typedef {import('./game.js').GameState} GameState */

/** @param {GameState} state @param {import('./types.js').Side} side */
function playerWords({ names, players }, side) {
  const { machine, level } = players[side];
  return names?.[side] || (machine ? text('computer', { level }) : text('you'));
}

/** @param {GameState} state */
function words(state) {
  const players = SIDES.map((side) => playerWords(state, side)).join(' – ');
  const count = new Tree(state.nodes).path(state.live).length - 1;
  const parts = [players, ruleName(state.rules), text('count-moves', { count })];
  if (state.result) parts.push(text('result', { winner: state.result }));
  return parts.join(' · ');
}

/** @param {(state: GameState) => void} open */
export function openGames(open) {
  const list = h('ul', { class: 'game-list' });
  const draw = () => {
    const games = all().filter(({ state }) => !state || state.nodes.length > 1);
    list.replaceChildren(
      ...games.map(({ id, state, fault }) => {
        const act = (/** @type {GameState} */ chosen) => {
          close();
          open(chosen);
        };
        const end = () => {
          remove(id);
          draw();
        };
        return h(
          'li',
          {},
          state
            ? button(words(state), () => act(state), { class: 'quiet' })
            : h('span', {}, text('saved-refused', { reason: { code: fault } })),
          state
            ? h('span', { class: 'faint' }, new Date(state.updated).toLocaleString(language))
            : button(text('saved-copy'), () => saveCopy(id), { class: 'quiet' }),
          button(icon('close'), end, { class: 'quiet icon', 'aria-label': text('delete-game') }),
        );
      }),
    );
    if (!games.length) list.append(h('li', { class: 'faint' }, text('no-games-yet')));
  };
  draw();
  const close = openDialog(
    text('my-games'),
    [h('p', { class: 'faint' }, text('saved-here')), list],
    { wide: true },
  );
}
