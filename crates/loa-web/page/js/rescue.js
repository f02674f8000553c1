// The way out when a saved game can't be opened.

import { remove } from './games.js';
import { note } from './live.js';
import { download } from './picture.js';
import './en-later.js';
import { text } from './text.js';

/** @typedef {import('./saved-game.js').Fault} Fault */

/** Offers to keep a copy of a game, or to delete it. @param {any} state @param {Fault} fault */
export function rescue(state, fault) {
  const reason = typeof fault === 'string' ? text(fault) : fault.message;
  const copy = () =>
    new Blob([JSON.stringify(state, null, 1)], { type: 'application/json' });
  note(text('saved-refused', { reason }), {
    kind: 'error',
    ms: 0,
    actions: [
      [text('saved-copy'), () => download('game.json', copy())],
      [text('saved-delete'), () => remove(state.id)],
    ],
  });
}
