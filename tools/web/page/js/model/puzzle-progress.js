// How the player does with puzzles, kept in the browser.

import { rate } from './glicko.js';
import { loadOver, save } from '../backend/store.js';

/** A rating of a puzzle is about this uncertain. */
const DEVIATION = 60;
/** The most that a puzzle changes the rating; only a provisional one could change more. */
const MOST = 100;

/** Before the first puzzle: a beginner's rating, which may be far off. */
const KEPT = {
  /** The place of the puzzle that was opened last. */
  at: -1,
  theme: 'all',
  rating: 800,
  deviation: 350,
  volatility: 0.06,
  streak: 0,
  best: 0,
  /** The most solved in a timed run. */
  bestRun: 0,
  /**
   * The numbers of puzzles, each with `+` for one that was solved at once, `-` for one that was
   * not, `=` for one that was solved later.
   */
  history: /** @type {string[]} */ ([]),
};

/** @typedef {typeof KEPT} Kept */

export const loadProgress = () => loadOver('puzzles', KEPT);

/** Saves it, with what another tab has done meanwhile. @param {Kept} kept */
export function saveProgress(kept) {
  merge(kept);
  save('puzzles', kept);
}

/** @param {Kept} kept */
function merge(kept) {
  const there = loadProgress();
  const { rating, deviation, volatility } = there;
  if (there.history.length > kept.history.length)
    Object.assign(kept, { rating, deviation, volatility });
  for (const name of /** @type {const} */ (['best', 'bestRun']))
    kept[name] = Math.max(kept[name], there[name]);
  kept.history = [...new Set([...there.history, ...kept.history])];
}

/** The number of a puzzle in the history. @param {string} item */
export const numberOf = (item) => parseInt(item, 10);

/** The last that the history has of a puzzle. @param {Kept} kept @param {number} number */
export const lastOf = ({ history }, number) =>
  history.findLast((item) => numberOf(item) === number)?.at(-1);

/** The numbers of the solved puzzles. @param {Kept} kept */
export const solved = ({ history }) =>
  new Set(history.filter((item) => !item.endsWith('-')).map(numberOf));

/**
 * Notes an attempt; the first one at each puzzle changes the rating and the streak. Returns the
 * change of the rating, or `null`.
 * @param {Kept} kept @param {{ number: number, rating: number }} puzzle @param {boolean} isSolved
 */
export function record(kept, { number, rating }, isSolved) {
  merge(kept);
  const last = lastOf(kept, number);
  if (last) {
    if (isSolved && last === '-') kept.history.push(`${number}=`);
    saveProgress(kept);
    return null;
  }
  const before = kept.rating;
  const result = { rating, deviation: DEVIATION, score: Number(isSolved) };
  Object.assign(kept, rate(kept, [result]));
  kept.rating = Math.max(before - MOST, Math.min(before + MOST, kept.rating));
  kept.history.push(`${number}${isSolved ? '+' : '-'}`);
  kept.streak = isSolved ? kept.streak + 1 : 0;
  kept.best = Math.max(kept.best, kept.streak);
  saveProgress(kept);
  return Math.round(kept.rating) - Math.round(before);
}
