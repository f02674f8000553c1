// Searches of the engine: the computer's moves, analyses, hints.

import { noteLine, pause } from './api.js';
import { isSite, searcher } from './backend.js';
import { socket } from './socket.js';

/** @typedef {import('types/page').Findings} Findings */

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
 * @returns {import('./backend.js').Search}
 */
export function begin(ask, found = () => {}) {
  if (refusal) return { promise: Promise.reject(new Error(refusal)), stop: () => {} };
  if (!searcher) return socket.begin(ask, found);
  let isStopped = false;
  /** @type {import('./backend.js').Search | null} */
  let search = null;
  const here = searcher;
  const run = async () => {
    while (!isStopped) {
      try {
        search = (await here()).begin(ask, found);
        if (isStopped) search.stop();
        return await search.promise;
      } catch (error) {
        if (!isSite) return instead();
        // What is missing is said, until a person asks for it again.
        if (!isStopped) noteLine(error);
        await pause(LONGEST_PAUSE);
      }
    }
    return null;
  };
  // The server can search as well.
  const instead = () => {
    search = socket.begin(ask, found);
    if (isStopped) search.stop();
    return search.promise;
  };
  const stop = () => {
    isStopped = true;
    search?.stop();
  };
  return { promise: run(), stop };
}

/** Whether a search that is stopped has a result. */
export const canStop = () => searcher !== null || socket.isUp;
