// Scores, chances and names in few words.

import { percent, text } from './text.js';
import { other } from './words.js';

/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Score} Score */

/**
 * A score as short text: who wins, or Black's chance to win.
 * @param {Score} score
 * @param {Side} toMove
 */
export function scoreText(score, toMove) {
  const { moves, winIn } = score;
  const side = winIn === null ? other(toMove) : toMove;
  if (moves !== null) return text('wins-in', { side, moves });
  return percent(blackChance(score, toMove));
}

/** Black's win chance. @param {Score} score @param {Side} toMove */
export const blackChance = (score, toMove) =>
  toMove === 'black' ? score.chance : 1 - score.chance;

/** @param {number} count */
export function short(count) {
  if (count >= 1e6) return `${(count / 1e6).toFixed(1)} M`;
  if (count >= 1e3) return `${Math.round(count / 1e3)} k`;
  return String(count);
}

/** The name of a rule set. @param {string} name */
export const ruleName = (name) => text('rule-name', { name }) || name;
