// The dialogs of the main view.

import { toggle } from '../app/analysis.js';
import { openDialog } from '../dom/dialog.js';
import { button, h } from '../dom/dom.js';
import { text } from '../text/text.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../app/play.js').Play} Play */

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

/**
 * Opens what has no room in the bar of a narrow screen.
 * @param {ReturnType<typeof import('./commands.js').commandsOf>} rare
 * @param {Game} game @param {Play} play
 */
export function openMenu(rare, game, play) {
  const entry = (
    /** @type {string} */ label,
    /** @type {() => unknown} */ act,
    disabled = false,
  ) => {
    const run = () => {
      close();
      act();
    };
    return button(label, run, { class: 'quiet', disabled });
  };
  const close = openDialog(text('more'), [
    h(
      'div',
      { class: 'menu' },
      ...rare
        .filter(({ isHidden }) => !isHidden)
        .map(({ label, isDisabled, act }) =>
          entry(text(label), () => act(game, play), isDisabled),
        ),
      entry(text('analyse'), () => toggle()),
    ),
  ]);
}
