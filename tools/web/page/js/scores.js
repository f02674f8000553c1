// Scores, chances and names in few words.

import { language, text } from './text.js';
import { other } from './words.js';

/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Score} Score */

/**
 * A score as short text, always from Black's point of view.
 * @param {Score} score
 * @param {Side} toMove
 */
export function scoreText(score, toMove) {
  const { moves, winIn } = score;
  const side = winIn === null ? other(toMove) : toMove;
  if (moves !== null) return text('wins-in', { side, moves });
  const points = toMove === 'black' ? score.points : -score.points;
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

/** Black's win chance. @param {Score} score @param {Side} toMove */
export const blackChance = (score, toMove) =>
  toMove === 'black' ? score.chance : 1 - score.chance;

const shortNumbers = new Intl.NumberFormat(language, {
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** A large number in few characters. @param {number} count */
export const short = (count) => shortNumbers.format(count);

/** The name of a rule set. @param {string} name */
export const ruleName = (name) => text('rule-name', { name }) || name;
