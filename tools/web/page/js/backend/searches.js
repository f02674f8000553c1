// Searches of the engine: the computer's moves, analyses, hints.

import { noteLine, pause } from './api.js';
import { isSite, searcher } from './backend.js';
import { socket } from './socket.js';

/** @typedef {import('types/page').Findings} Findings */
/** @typedef {import('./backend.js').Search} Search */

/** As long as timers can be. */
const LONGEST_PAUSE = 2 ** 31 - 1;

/** Why there are none, if there are none. */
let refusal = '';

/** Lets all searches fail. @param {string} why */
export const refuseSearches = (why) => void (refusal = why);

/**
 * Starts a search. The promise resolves with its findings, `null` if it was stopped before there
 * were any.
 * @param {object} ask
 * @param {(findings: Findings) => void} [found]
 * @returns {Search}
 */
export function begin(ask, found = () => {}) {
  if (refusal) return { promise: Promise.reject(new Error(refusal)), stop: () => {} };
  if (!searcher) return socket.begin(ask, found);
  const here = searcher;
  let isStopped = false;
  /** @type {Search | null} */
  let search = null;
  const follow = (/** @type {Search} */ begun) => {
    search = begun;
    if (isStopped) search.stop();
    return search.promise;
  };
  const run = async () => {
    while (!isStopped) {
      try {
        return await follow(await (await here()).begin(ask, found));
      } catch (error) {
        // The server can search as well.
        if (!isSite) return follow(socket.begin(ask, found));
        // What is missing is said, until a person asks for it again.
        if (!isStopped) noteLine(error);
        await pause(LONGEST_PAUSE);
      }
    }
    return null;
  };
  const stop = () => {
    isStopped = true;
    search?.stop();
  };
  return { promise: run(), stop };
}

/**
 * Searches for the best line of a game.
 * @param {import('./api.js').GameText} game @param {number} seconds
 */
export const searchBest = (game, seconds) =>
  begin({ type: 'analyse', game, lines: 1, seconds }).promise;

/** Whether a search that is stopped has a result. */
export const canStop = () => searcher !== null || socket.isUp;
