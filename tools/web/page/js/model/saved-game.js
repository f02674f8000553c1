// Reads saved games: what other pages, newer or damaged, may have left in the storage.

import { FIRST_LEVEL, LEVELS } from '../backend/api.js';
import { newState, VERSION } from './game.js';
import { isMark } from './marks.js';
import { forget, load, names, tab } from '../backend/store.js';
import { readOutcome } from './words.js';

/** @typedef {import('./game.js').GameState} GameState */
/** @typedef {'saved-newer' | 'saved-damaged'} Fault */

/** The most games that are saved. */
const MOST = 50;

/** @param {any} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null;
/** @param {any} value */
const isNumber = (value) => Number.isFinite(value);
/** @param {any} value @param {string} type */
const isOr = (value, type) => value === null || typeof value === type;
/** @param {any} value */
const isTimes = (value) => isNumber(value?.black) && isNumber(value.white);

/** Whether a value is a message, or a sentence as pages before saved it. @param {any} value */
const isWords = (value) => typeof value === 'string' || typeof value?.code === 'string';

/** What fields without which a game can be read must be like. */
const OPTIONAL = /** @type {Record<string, (value: any) => boolean>} */ ({
  limit: (value) => value === null || isNumber(value),
  names: (value) => isOr(value?.black, 'string') && isOr(value.white, 'string'),
  clock: (value) => value === null || (isNumber(value?.base) && isNumber(value.increment)),
  left: isTimes,
  outcome: (value) =>
    value === null || (typeof value?.text === 'string' && typeof value.code === 'string'),
  seed: isNumber,
  flipped: (value) => typeof value === 'boolean',
  paused: (value) => typeof value === 'boolean',
  serious: (value) => typeof value === 'boolean',
  updated: isNumber,
  edition: isNumber,
  review: (value) =>
    isObject(value) &&
    Object.values(value).every((one) => isNumber(one?.chance) && isOr(one.best, 'string')),
  summary: (value) => Array.isArray(value) && value.every((words) => isWords(words)),
  compared: isWords,
});

/** Today's levels for those of games of the first version, the weakest first. */
const FIRST_LEVELS = [4, 5, 6, 7, 8, 8, 9, 9, 10, 10];

/**
 * Reads a saved value. Damaged parts that a game can do without are as in a new game.
 * @param {any} value @returns {{ state?: GameState, fault?: Fault }}
 */
export function readGame(value) {
  if (value?.version > VERSION) return { fault: 'saved-newer' };
  if (!isGame(value)) return { fault: 'saved-damaged' };
  const state = /** @type {any} */ ({ ...newState(), ...value });
  const fresh = /** @type {any} */ (newState());
  for (const [name, isFine] of Object.entries(OPTIONAL))
    if (!isFine(state[name])) state[name] = fresh[name];
  for (const player of Object.values(state.players)) {
    if (!(value.version > 1)) player.level = FIRST_LEVELS[player.level - 1] ?? player.level;
    if (!LEVELS.some(({ number }) => number === player.level)) player.level = FIRST_LEVEL;
  }
  state.version = VERSION;
  if (!state.nodes[state.shown]) state.shown = state.live;
  // Another language may have been spoken.
  if (state.outcome) state.outcome = readOutcome(state.outcome.code);
  for (const node of state.nodes) {
    if (typeof node.comment !== 'string') node.comment = '';
    if (!isTimes(node.clock)) node.clock = null;
    if (!Array.isArray(node.marks) || !node.marks.every(isMark)) delete node.marks;
  }
  return { state };
}

/** @param {any} state */
function isGame(state) {
  if (!isObject(state) || typeof state.rules !== 'string' || typeof state.fen !== 'string')
    return false;
  const { id, nodes, live, players } = state;
  const isPlayer = (/** @type {any} */ player) =>
    typeof player?.machine === 'boolean' && isNumber(player.level);
  return (
    typeof id === 'string' &&
    Array.isArray(nodes) &&
    nodes.every((node, at) => isNode(node, at, nodes.length)) &&
    isObject(nodes[live]) &&
    isPlayer(players?.black) &&
    isPlayer(players?.white)
  );
}

/** @param {any} node @param {number} id @param {number} count */
function isNode(node, id, count) {
  if (node?.id !== id || !Array.isArray(node.children)) return false;
  const isChild = (/** @type {unknown} */ child) =>
    Number.isInteger(child) && Number(child) > id && Number(child) < count;
  const isRoot = node.parent === null && node.move === null;
  const isMove = Number.isInteger(node.parent) && node.parent < id && typeof node.move === 'string';
  return node.children.every(isChild) && (id === 0 ? isRoot : isMove);
}

/**
 * All saved games, the latest first. Those that can't be read have a fault.
 * @returns {{ id: string, state?: GameState, fault?: Fault }[]}
 */
export function all() {
  return names('game.')
    .map((name) => ({ id: name.slice('game.'.length), ...readGame(load(name)) }))
    .sort((a, b) => (b.state?.updated ?? 0) - (a.state?.updated ?? 0));
}

/** @param {string} id */
export const remove = (id) => forget(`game.${id}`);

/** Removes the oldest games, and yesterday's in which nothing was played; not the tab's own. */
export function tidy() {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  const isEmpty = (/** @type {GameState | undefined} */ state) =>
    state && state.nodes.length === 1 && state.updated < yesterday;
  const own = tab.load('game');
  for (const [at, { id, state }] of all().entries())
    if (id !== own && (at >= MOST || isEmpty(state))) remove(id);
}
