// The dialogs of the main view.

import { toggle } from './analysis.js';
import { COMMANDS } from './commands.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { text } from './text.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./play.js').Play} Play */

/** @param {Game} game */
export function askToResign(game) {
  const toMove = game.liveView?.toMove ?? 'black';
  const side = game.people.length === 1 ? game.people[0] : toMove;
  openDialog(text('resign-as', { side }), [], {
    actions: [
      [text('keep-playing'), () => {}],
      [text('resign'), () => game.resign(side), 'danger'],
    ],
  });
}

/** The commands that have no room in the bar of a narrow screen. */
export function openMore(/** @type {Game} */ game, /** @type {Play} */ play) {
  const rare = Object.values(COMMANDS).filter(
    ({ where, isShown }) => where === 'wide' && isShown?.(game) !== false,
  );
  const entry = (/** @type {string} */ label, /** @type {() => unknown} */ act, enabled = true) => {
    const run = () => {
      close();
      act();
    };
    return button(label, run, { class: 'quiet', disabled: !enabled });
  };
  const close = openDialog(text('more'), [
    h(
      'div',
      { class: 'menu' },
      ...rare.map(({ label, isEnabled, act }) =>
        entry(text(label), () => act(game, play), isEnabled?.(game) !== false),
      ),
      entry(text('analyse'), () => toggle()),
    ),
  ]);
}
