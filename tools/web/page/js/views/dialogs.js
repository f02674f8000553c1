// The dialogs of the main view.

import { toggle } from '../app/analysis.js';
import { openDialog } from '../dom/dialog.js';
import { openGames } from './games-dialog.js';
import { openExport, openImport } from './transfer.js';
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
 * What can be done with games and files.
 * @param {Play} play @returns {[import('../text/text.js').Code, () => unknown][]}
 */
export function files(play) {
  const open = (
    /** @type {import('../model/game.js').GameState} */ state,
    /** @type {AbortSignal | undefined} */ signal = undefined,
  ) => play.open(state, signal);
  const { game } = play;
  // Imports that don't name their rules follow those of the game.
  const rules = game ? { rules: game.state.rules, limit: game.state.limit } : {};
  return [
    ['my-games', () => openGames(open)],
    ['import-short', () => openImport(open, rules)],
    ['share-short', () => game && openExport(game)],
  ];
}

/**
 * Opens what has no room in the bar of a narrow screen.
 * @param {ReturnType<typeof import('./commands.js').commandsOf>} rare
 * @param {Game} game @param {Play} play
 */
export function openMenu(rare, game, play) {
  /** @param {string} label @param {() => unknown} act */
  const entry = (label, act, disabled = false) => {
    const choose = () => {
      close();
      act();
    };
    return button(label, choose, { class: 'quiet', disabled });
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
      ...files(play).map(([label, act]) => entry(text(label), act)),
      entry(text('analyse'), () => toggle()),
    ),
  ]);
}
