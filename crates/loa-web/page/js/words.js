// Small helps for writing.

/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Score} Score */

/** @type {Side[]} */
export const SIDES = ['black', 'white'];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === 'black' ? 'white' : 'black');

/** @param {string} word */
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {number} count @param {string} one @param {string} [many] */
export const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** People count their own moves, engines plies of either side. @param {number} plies */
export const ownMoves = (plies) => Math.ceil(plies / 2);

/** A score in a few signs, from Black's point of view if White is to move too. @param {Score} score @param {Side} toMove */
export function scoreText(score, toMove) {
  const sign = toMove === 'black' ? 1 : -1;
  if (score.winIn !== null) return `${capital(toMove)} wins in ${ownMoves(score.winIn)}`;
  if (score.lossIn !== null) return `${capital(other(toMove))} wins in ${ownMoves(score.lossIn)}`;
  const points = sign * score.points;
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

/** Black's chance to win. @param {Score} score @param {Side} toMove */
export const blackChance = (score, toMove) => (toMove === 'black' ? score.chance : 1 - score.chance);

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

/** A move as people write it: `b1-b3`, `a2×c2`. @param {string} text @param {boolean} [capture] */
export const moveText = (text, capture = false) => (capture ? text.replace('-', '×') : text);
