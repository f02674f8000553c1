// The words for members and games of the club.

import { ruleName } from '../model/scores.js';
import { text } from '../text/text.js';

/** @typedef {import('types/club').PlayerView} PlayerView */
/** @typedef {import('types/club').TimeControl} TimeControl */

/** The address of a game, after that of the page. @param {number} id */
export const gameAddress = (id) => `#game/${id}`;

/** The address of a tournament. @param {number} id */
export const tournamentAddress = (id) => `#club?tournament=${id}`;

/**
 * The number in an address of a kind, or null in others.
 * @param {string} hash @param {(id: number) => string} addressOf
 */
export function idOf(hash, addressOf) {
  const id = Number(/\d+$/.exec(hash)?.[0] ?? -1);
  return hash === addressOf(id) ? id : null;
}

/**
 * A rating with a mark if it is provisional.
 * @param {number} rating @param {boolean} [provisional]
 */
export const ratingWords = (rating, provisional) =>
  `${Math.round(rating)}${provisional ? '?' : ''}`;

/** A player with rating, as in a list. @param {PlayerView} member */
export const memberWords = ({ name, rating, provisional }) =>
  rating === undefined ? name : `${name} (${ratingWords(rating, provisional)})`;

/** @param {boolean} rated */
export const ratedWords = (rated) => text('club-rated', { rated: rated ? 'yes' : 'no' });

/** @param {TimeControl} clock */
export function clockWords(clock) {
  if (clock.kind === 'unlimited') return text('no-clock');
  if (clock.kind === 'days') return text('club-days', { count: clock.days });
  return text('some-clock', { minutes: clock.seconds / 60, seconds: clock.increment });
}

/**
 * Rules, board, clock, and whether it is rated.
 * @param {{ rules?: string, board: string, clock: TimeControl, rated: boolean, game?: { rules:
 *   string } }} setup
 */
export const setupWords = ({ rules, board, clock, rated, game }) =>
  [ruleName(game?.rules ?? rules ?? ''), board, clockWords(clock), ratedWords(rated)].join(' · ');
