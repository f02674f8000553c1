// Scores, chances and names in few words.

import { language, percent, text } from '../text/text.js';
import { other } from './words.js';

/** @typedef {import('types/page').Side} Side */
/** @typedef {import('types/page').ScoreView} ScoreView */

/**
 * A score as short text: who wins, or Black's chance to win.
 * @param {ScoreView} score
 * @param {Side} toMove
 */
export function scoreText(score, toMove) {
  const { moves, winIn } = score;
  const side = winIn === null ? other(toMove) : toMove;
  if (moves !== null) return text('wins-in', { side, moves });
  return percent(blackChance(score, toMove));
}

/** Black's win chance. @param {ScoreView} score @param {Side} toMove */
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
