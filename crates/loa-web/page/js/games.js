// Saved games, each under its own key, so that tabs don't disturb each other.

import { forget, load, names, save, tab } from './store.js';

/** @typedef {import('./game.js').GameState} GameState */

/** The version of the form of saved games. Those without one are from before it had versions. */
export const VERSION = 1;
/** The most games that are saved. */
const MOST = 50;

/** @param {GameState} state */
export function keep(state) {
  if (state.id === 'shared') return;
  save(`game.${state.id}`, { ...state, version: VERSION });
  save('latest', state.id);
  tab.save('game', state.id);
}

/**
 * The game shown last in this tab, else in any tab. It may not be readable.
 * @returns {GameState | null}
 */
export function latest() {
  const id = tab.load('game') ?? load('latest');
  const state = id ? load(`game.${id}`) : null;
  return state && { ...state, id };
}

/** All games, the latest first. Some may not be readable. @returns {GameState[]} */
export function all() {
  return names('game.')
    .map(load)
    .filter((state) => state?.nodes)
    .sort((a, b) => b.updated - a.updated);
}

/** @param {string} id */
export function remove(id) {
  forget(`game.${id}`);
}

/** Removes the oldest games. */
export function tidy() {
  for (const { id } of all().slice(MOST)) remove(id);
}
