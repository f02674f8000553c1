// The form of saved games: what other pages, newer or damaged, may have left in the storage.

import { Refusal } from './api.js';
import { Game } from './game.js';
import { VERSION } from './games.js';

/** @typedef {'saved-newer' | 'saved-damaged' | Refusal} Fault */

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null;

/**
 * Why a saved value is not a game that this page can read; `null` if it is one.
 * @param {any} state @returns {Fault | null}
 */
export function faultOf(state) {
  if (isObject(state) && state.version > VERSION) return 'saved-newer';
  return isGame(state) ? null : 'saved-damaged';
}

/** The server's refusal of a game; `null` if it accepts it. @param {any} state */
export async function refusalOf(state) {
  try {
    await new Game(state).viewOf(state.live);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** @param {any} state */
function isGame(state) {
  if (!isObject(state) || typeof state.rules !== 'string' || typeof state.fen !== 'string')
    return false;
  const { nodes, live, shown, players, clock, left } = state;
  const isPlayer = (/** @type {any} */ player) =>
    typeof player?.machine === 'boolean' && typeof player.level === 'number';
  return (
    Array.isArray(nodes) &&
    nodes.every((node, id) => isNode(node, id, nodes.length)) &&
    [live, shown].every((id) => nodes[id]) &&
    isPlayer(players?.black) &&
    isPlayer(players?.white) &&
    (clock === null || (typeof clock?.base === 'number' && typeof clock.increment === 'number')) &&
    typeof left?.black === 'number' &&
    typeof left.white === 'number'
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
