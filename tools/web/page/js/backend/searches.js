// Searches of the engine: the computer's moves, analyses, hints.

import { insist, noteLine } from './api.js';
import { isSite, searcher } from './backend.js';
import { socket } from './socket.js';

/** @typedef {import('types/page').Findings} Findings */
/** @typedef {import('./backend.js').Search} Search */

/** Why there are none, if there are none. */
let refusal = '';

/** Lets all searches fail. @param {string} why */
export const refuseSearches = (why) => void (refusal = why);

/**
 * Starts a search. The promise resolves with its findings, `null` if it was stopped before there
 * were any; it is rejected if it was stopped and can't be begun.
 * @param {object} ask
 * @param {(findings: Findings) => void} [found]
 * @returns {Search}
 */
export function begin(ask, found = () => {}) {
  if (refusal) return { promise: Promise.reject(new Error(refusal)), stop: () => {} };
  if (!searcher) return socket.begin(ask, found);
  const here = searcher;
  const stopped = new AbortController();
  /** @type {Search | null} */
  let search = null;
  const follow = (/** @type {Search} */ begun) => {
    // Nothing is missing.
    noteLine(attempt);
    search = begun;
    if (stopped.signal.aborted) search.stop();
    return search.promise;
  };
  const attempt = async () => follow(await (await here()).begin(ask, found));
  // A server can search as well.
  const promise = isSite
    ? insist(attempt, 'fault', stopped.signal)
    : attempt().catch(() => follow(socket.begin(ask, found)));
  const stop = () => {
    stopped.abort();
    search?.stop();
  };
  return { promise, stop };
}

/**
 * Searches for the best line of a game.
 * @param {import('./api.js').GameText} game @param {number} seconds
 */
export const searchBest = (game, seconds) =>
  begin({ type: 'analyse', game, lines: 1, seconds }).promise;

/** Whether a search that is stopped has a result. */
export const canStop = () => searcher !== null || socket.isUp;
