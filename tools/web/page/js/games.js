// The game that this tab keeps. Each game has its own key, and counts its editions, so that tabs
// don't undo what was played in others. saved-game.js reads what is kept.

import { VERSION } from './game.js';
import { load, save, tab } from './store.js';

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
 * Saves a game if it has changed. A later edition in the storage stays, and is returned.
 * @param {GameState} state @param {GameState} [content] if it is not the state
 * @returns {any}
 */
export function keep(state, content = state) {
  const text = contentOf(content);
  if (text === known) return null;
  const there = load(`game.${state.id}`);
  const edition = state.edition ?? 0;
  if (there?.edition > edition) return there;
  const saved = { ...content, edition: edition + 1, version: VERSION };
  if (!save(`game.${state.id}`, saved)) return null;
  state.edition = saved.edition;
  known = text;
  save('latest', state.id);
  return null;
}

/** The milliseconds after which all tabs have what one has saved. */
const SHARED = 50;

/**
 * Saves while no other tab does, if the browser can tell: it can on encrypted connections.
 * @param {() => void} save
 */
export function inTurn(save) {
  const wait = () => new Promise((resolve) => setTimeout(resolve, SHARED));
  if (!navigator.locks) return save();
  saving = navigator.locks.request('loa.games', () => (save(), wait())).catch(save);
}

/** @type {Promise<unknown>} */
let saving = Promise.resolve();

/** Waits until this tab has nothing left to save. */
export async function saved() {
  for (let last; last !== saving; ) await (last = saving);
}

/** The game shown last in this tab, else in any tab. It may not be readable. @returns {any} */
export function latest() {
  const id = tab.load('game') ?? load('latest');
  const state = id ? load(`game.${id}`) : null;
  return state && { ...state, id };
}
