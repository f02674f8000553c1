// Links to games. The game is after the `#`, which browsers don't send to servers.

import { text } from '../text/text.js';

/** @typedef {import('../backend/api.js').GameText} GameText */

/** @typedef {{ black?: string | null, white?: string | null, result?: string | null }} About */

/** @param {GameText} game @param {About} [about] its players and its result */
export function linkTo({ rules, limit, fen, moves }, { black, white, result } = {}) {
  const parts = new URLSearchParams({ rules, fen });
  if (limit !== undefined) parts.set('limit', String(limit));
  if (moves.length) parts.set('moves', moves.join(' '));
  for (const [name, words] of Object.entries({ black, white, result }))
    if (words) parts.set(name, words);
  return `${location.href.split('#')[0]}#game?${parts}`;
}

/** The HTML that shows a game in another page, with the board of a static site. */
export function embedding(/** @type {GameText} */ game, /** @type {About} */ about) {
  const link = linkTo(game, about);
  const address = new URL('embed.html', link.split('#')[0]).href + link.slice(link.indexOf('#'));
  const source = address.replaceAll('&', '&amp;');
  return `<iframe src="${source}" width="420" height="500" title="${text('title')}"></iframe>`;
}

/** Who can open such a link, and what it gives away, if the address has a secret part. */
export function linkWarning() {
  const { backend, club } = document.documentElement.dataset;
  if (backend === 'site' || club !== undefined) return '';
  const isHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  return text('link-warning', { place: isHere ? 'here' : 'elsewhere' });
}

/**
 * Reads the part of an address after the `#`; `null` if it has no game.
 * @param {string} hash
 * @returns {GameText | null}
 */
export function readLink(hash) {
  if (!hash.startsWith('#game?')) return null;
  const parts = new URLSearchParams(hash.slice('#game?'.length));
  const fen = parts.get('fen');
  if (!fen) return null;
  const limit = parts.get('limit');
  return {
    rules: parts.get('rules') ?? 'olympiad',
    fen,
    moves: (parts.get('moves') ?? '').split(' ').filter(Boolean),
    ...(limit === null ? {} : { limit: Number(limit) }),
  };
}

/** The players and the result in an address. @param {string} hash @returns {About} */
export function readAbout(hash) {
  const parts = new URLSearchParams(hash.slice(hash.indexOf('?') + 1));
  return { black: parts.get('black'), white: parts.get('white'), result: parts.get('result') };
}
