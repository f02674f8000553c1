// The games that are kept: each under a name of its own, so that tabs don't disturb each other.

import { forget, load, names, save, tab } from './store.js';

/** @typedef {import('./game.js').GameState} GameState */

/** How many games are kept. */
const MOST = 50;

/** @param {GameState} state */
export function keep(state) {
  if (state.id === 'shared') return;
  save(`game.${state.id}`, state);
  save('latest', state.id);
  tab.save('game', state.id);
}

/** The game that this tab showed last, or any tab. @returns {GameState | null} */
export function latest() {
  const id = tab.load('game') ?? load('latest');
  return id ? load(`game.${id}`) : null;
}

/** All games, the latest first. @returns {GameState[]} */
export function all() {
  return names('game.').map(load).filter((state) => state?.nodes).sort((a, b) => b.updated - a.updated);
}

/** @param {string} id */
export function remove(id) {
  forget(`game.${id}`);
}

/** Lets go of the oldest. */
export function tidy() {
  for (const { id } of all().slice(MOST)) remove(id);
}
