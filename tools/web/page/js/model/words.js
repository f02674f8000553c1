// Helpers for text.

import { full, text } from '../text/text.js';

/** @typedef {import('types/page').Side} Side */

/** @type {Side[]} */
export const SIDES = ['black', 'white'];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === 'black' ? 'white' : 'black');

/** @param {string} word */
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

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

/**
 * A move that was made, in a sentence.
 * @param {Partial<import('types/page').MoveView> | null} move @param {Side} side
 */
export const moveWords = (move, side) =>
  text(move?.from ? 'moved' : 'passed', { ...move, side });

/** Why a move can’t be played, in a sentence. @param {string} move @param {string} reason */
export const refusal = (move, reason) => text('refusal', { ...ends(move), reason });

/**
 * The end of a game by resignation, time or agreement. Its text is in the language of the page.
 * @param {Side | null} winner @param {string} [how] as in SGF: `+Resign`, `+Time` or another;
 *   draws without a reason are agreed
 */
export function outcome(winner, how = '') {
  const told = how === '+Time' ? 'win-time' : how === '+Resign' && 'win-resignation';
  const code = (winner ? winner[0].toUpperCase() : 'Draw') + how;
  if (winner && told) return { winner, text: text(told, { winner }), code };
  if (code === 'Draw') return { winner, text: text('draw-agreed'), code };
  return { winner, text: full(text('result', { winner: winner ?? 'draw' })), code };
}

/** The end of a game by its code, as in SGF; `null` if that tells none. @param {string} code */
export function readOutcome(code) {
  if (code === 'Void') return { winner: null, text: text('aborted'), code };
  const [, head, how] = /^(B|W|Draw)(\+.*)?$/.exec(code) ?? [];
  return head ? outcome(head === 'B' ? 'black' : head === 'W' ? 'white' : null, how) : null;
}

/** The squares of such a move; `null` for a pass. @param {string} text */
export function ends(text) {
  const [from, to] = text.split('-');
  return to ? { from, to } : null;
}
