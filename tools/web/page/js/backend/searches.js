// Searches of the engine: the computer's moves, analyses, hints.

import { searcher, site } from './backend.js';
import { socket } from './socket.js';
import { inWords } from '../text/text.js';

/** @typedef {import('./types.js').Findings} Findings */

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
  let search = searcher().then(({ begin }) => begin(ask, found));
  const stop = () => {
    isStopped = true;
    search.then(({ stop }) => stop()).catch(() => {});
  };
  const promise = search
    .then(({ promise }) => promise)
    .catch(async (error) => {
      if (site) throw new Error((await inWords({ error })).error);
      // The server can search as well.
      const instead = socket.begin(ask, found);
      search = Promise.resolve(instead);
      if (isStopped) instead.stop();
      return instead.promise;
    });
  return { promise, stop };
}

/** Whether a search that is stopped has a result. */
export const canStop = () => searcher !== null || socket.isUp;
