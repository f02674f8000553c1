// The dialogs of the main view.

import { toggle } from './analysis.js';
import { COMMANDS } from './commands.js';
import { openDialog } from './dialog.js';
import { h } from './dom.js';
import { capital } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./play.js').Play} Play */

/** @param {Game} game */
export function askToResign(game) {
  const toMove = game.liveView?.toMove ?? 'black';
  const side = game.people.length === 1 ? game.people[0] : toMove;
  openDialog(`Resign as ${capital(side)}?`, [], {
    actions: [
      ['Keep playing', () => {}],
      ['Resign', () => game.resign(side), 'danger'],
    ],
  });
}

/** The commands that have no room in the bar of a narrow screen. */
export function openMore(/** @type {Game} */ game, /** @type {Play} */ play) {
  const rare = Object.values(COMMANDS).filter(
    ({ where, isShown }) => where === 'wide' && isShown?.(game) !== false,
  );
  const entry = (/** @type {string} */ label, /** @type {() => unknown} */ act, enabled = true) =>
    h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        disabled: !enabled,
        onclick: () => {
          close();
          act();
        },
      },
      label,
    );
  const close = openDialog('More', [
    h(
      'div',
      { class: 'menu' },
      ...rare.map(({ label, isEnabled, act }) =>
        entry(label, () => act(game, play), isEnabled?.(game) !== false),
      ),
      ...play.files().map(([label, act]) => entry(label, act)),
      entry('Analyse', () => toggle()),
    ),
  ]);
}

/**
 * Asks before something ends the game on the board.
 * @param {string} title @param {() => void} act
 */
export function askToLeave(title, act) {
  openDialog(title, [h('p', {}, 'The game on the board is not over. It stays in My games.')], {
    actions: [
      ['Keep playing', () => {}],
      ['New game', act, 'primary'],
    ],
  });
}
