// The game that this tab keeps. Each game has its own key, and counts its editions, so that tabs
// don't undo what was played in others. saved-game.js reads what is kept.

import { VERSION } from './game.js';
import { load, save, tab } from '../backend/store.js';

/** @typedef {import('./game.js').GameState} GameState */

/** What was read or written last. */
let known = '';

/** @param {any} state */
const contentOf = ({ edition, updated, version, ...content }) => JSON.stringify(content);

/** Notes that the storage has a game as it is. @param {GameState} state */
export function know(state) {
  known = contentOf(state);
}

/** Notes that this tab shows a game. @param {string} id */
export function mark(id) {
  if (tab.load('game') === id) return;
  tab.save('game', id);
  save('latest', id);
}

/**
 * Saves a game if it has changed. A later edition in the storage stays, and so does what another
 * tab saves at the same moment; `merge` gets it.
 * @param {GameState} state @param {GameState} [content] if it is not the state
 * @param {(newer: any) => unknown} [merge]
 */
export function keep(state, content = state, merge) {
  const text = contentOf(content);
  if (text === known) return;
  const there = load(`game.${state.id}`);
  const edition = state.edition ?? 0;
  if (there?.edition > edition) return void merge?.(there);
  const saved = { ...content, edition: edition + 1, version: VERSION };
  if (!save(`game.${state.id}`, saved)) return;
  state.edition = saved.edition;
  known = text;
  save('latest', state.id);
  if (merge && navigator.locks) compared = compare(state.id, text, merge);
}

/** The milliseconds after which all tabs have what one has saved. */
const SHARED = 50;

/**
 * Compares what this tab has saved with what is there when all tabs have it. One tab at a time does
 * so, and finds what the others have made of it.
 * @param {string} id @param {string} text @param {(newer: any) => unknown} merge
 */
const compare = (id, text, merge) =>
  navigator.locks.request('loa.games', async () => {
    await new Promise((resolve) => setTimeout(resolve, SHARED));
    const there = load(`game.${id}`);
    if (there && known === text && contentOf(there) !== text) await merge(there);
  });

/** @type {Promise<unknown>} */
let compared = Promise.resolve();

/** Waits until this tab knows that others have not undone what it has saved. */
export async function isSaved() {
  for (let last; last !== compared; ) await (last = compared);
}

/** The game shown last in this tab, else in any tab. It may not be readable. @returns {any} */
export function latest() {
  const id = tab.load('game') ?? load('latest');
  const state = id ? load(`game.${id}`) : null;
  return state && { ...state, id };
}
