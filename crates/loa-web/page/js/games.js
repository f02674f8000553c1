// Saved games, each under its own key, so that tabs don't disturb each other.

import { forget, load, names, save, tab } from './store.js';

/** @typedef {import('./game.js').GameState} GameState */

/** The most games that are saved. */
const MOST = 50;

/** @param {GameState} state */
export function keep(state) {
  if (state.id === 'shared') return;
  save(`game.${state.id}`, state);
  save('latest', state.id);
  tab.save('game', state.id);
}

/** The game shown last in this tab, else in any tab. @returns {GameState | null} */
export function latest() {
  const id = tab.load('game') ?? load('latest');
  return id ? load(`game.${id}`) : null;
}

/** All games, the latest first. @returns {GameState[]} */
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
