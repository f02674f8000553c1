// Helpers for text.

import { percent } from './text.js';

/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Score} Score */

/** @type {Side[]} */
export const SIDES = ['black', 'white'];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === 'black' ? 'white' : 'black');

/** @param {string} word */
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of rule sets that are not their own words. */
const RULES = /** @type {Record<string, string>} */ ({
  boardspace: 'BoardSpace',
  codingame: 'CodinGame',
  cuhk: 'CUHK',
  gamesman: 'GAMESMAN',
  'gamesman-misere': 'GAMESMAN misère',
  openspiel: 'OpenSpiel',
  playstrategy: 'PlayStrategy',
});

/** The name of a rule set. @param {string} name */
export const ruleName = (name) => RULES[name] ?? capital(name);

/** @param {number} count @param {string} one @param {string} [many] */
export const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/**
 * A score as short text, always from Black's point of view.
 * @param {Score} score
 * @param {Side} toMove
 */
export function scoreText(score, toMove) {
  if (score.moves !== null)
    return `${capital(score.winIn === null ? other(toMove) : toMove)} wins in ${score.moves}`;
  const points = toMove === 'black' ? score.points : -score.points;
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

/** Black's win chance. @param {Score} score @param {Side} toMove */
export const blackChance = (score, toMove) =>
  toMove === 'black' ? score.chance : 1 - score.chance;

export { percent };

/** @param {number} count */
export function short(count) {
  if (count >= 1e6) return `${(count / 1e6).toFixed(1)} M`;
  if (count >= 1e3) return `${Math.round(count / 1e3)} k`;
  return String(count);
}

/** A time as on a clock. @param {number} ms */
export function clockText(ms) {
  const left = Math.max(0, ms);
  const seconds = Math.floor(left / 1000);
  const pad = (/** @type {number} */ n) => String(n).padStart(2, '0');
  if (seconds < 20) return `0:${pad(seconds)}.${Math.floor((left % 1000) / 100)}`;
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return `${minutes}:${pad(seconds % 60)}`;
}

/**
 * A move in coordinates, as the server reads and writes it.
 * @param {string} from
 * @param {string} to
 */
export const moveText = (from, to) => `${from}-${to}`;

/** Why a move can’t be played, in a sentence. @param {string} move @param {string} reason */
export const refusal = (move, reason) => `${move.replace('-', ' to ')}: ${reason}.`;

/** The squares of such a move; `null` for a pass. @param {string} text */
export function ends(text) {
  const [from, to] = text.split('-');
  return to ? { from, to } : null;
}
