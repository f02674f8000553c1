// Searches of the engine: the computer's moves, analyses, hints.

import { site } from './backend.js';
import { socket } from './socket.js';
import { inWords } from './text.js';

/** @typedef {import('./types.js').Findings} Findings */

/**
 * Starts a search. The promise resolves with its findings, `null` if it was stopped before there
 * were any.
 * @param {object} ask
 * @param {(findings: Findings) => void} [found]
 * @returns {import('./backend.js').Search}
 */
export function begin(ask, found = () => {}) {
  if (!site) return socket.begin(ask, found);
  const search = site.then(({ begin }) => begin(ask, found));
  return {
    promise: search
      .then(({ promise }) => promise)
      .catch(async (error) => {
        throw new Error((await inWords({ error })).error);
      }),
    stop: () => void search.then(({ stop }) => stop()),
  };
}

/** Whether a search that is stopped has a result. */
export const canStop = () => site !== null || socket.isUp;
