// The dialog with the saved games.

import { openDialog } from '../dom/dialog.js';
import { button, download, h } from '../dom/dom.js';
import { load } from '../backend/store.js';
import { icon } from '../dom/icons.js';
import { all, remove } from '../model/saved-game.js';
import { ruleName } from '../model/scores.js';
import { lastPosition, smallBoard } from '../board/small-board.js';
import { language, text } from '../text/text.js';
import { Tree } from '../model/tree.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('../model/game.js').GameState} GameState */

/** @param {GameState} state @param {import('types/page').Side} side */
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

/** A game with its board; a click opens it. @param {GameState} state @param {() => void} act */
function card(state, act) {
  const view = lastPosition(state);
  const day = new Date(state.updated).toLocaleDateString(language);
  const last = state.result ? [day] : [text('to-move', { side: view.toMove }), day];
  const about = h(
    'span',
    { class: 'game-words' },
    h('span', {}, words(state)),
    h('span', { class: 'faint' }, last.join(' ')),
  );
  const element = button(smallBoard(view, state.flipped), act, { class: 'quiet game-card' });
  element.append(about);
  element.setAttribute('aria-label', words(state));
  return element;
}

/** Saves a file with a saved game as it is. @param {string} id */
export const saveCopy = (id) =>
  download(
    'game.json',
    new Blob([JSON.stringify(load(`game.${id}`), null, 1)], { type: 'application/json' }),
  );

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
          ...(state
            ? [card(state, () => act(state))]
            : [
                h('span', {}, text('saved-refused', { reason: { code: fault } })),
                button(text('saved-copy'), () => saveCopy(id), { class: 'quiet' }),
              ]),
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
