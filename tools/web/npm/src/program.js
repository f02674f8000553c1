// The program in WebAssembly. Its answers have sentences in place of messages.

import { startModule } from '../../page/js/backend/module.js';
import { Workers } from '../../page/js/backend/workers.js';
import { translated } from '../../page/js/text/text.js';
import { LoaError } from './error.js';
import { readModule, startWorker } from './platform.js';

/**
 * @template {string} P
 * @typedef {import('../../page/js/backend/api.js').Post<P>} Post
 */

const module = await readModule();
let program = await startModule(module);
const workers = new Workers(startWorker, async () => {
  throw { code: 'file-missing', params: { file: 'worker.js' } };
});

/** What the program says of itself, and the position that the page shows first. */
export const [about, first] = JSON.parse(program.answers());

/**
 * Asks the program; a refusal is an error.
 * @template {string} P
 * @param {P} name @param {import('../../page/js/backend/api.js').Body<Post<P>>} body
 * @returns {any} the answer with its messages
 */
export function askRaw(name, body) {
  const request = JSON.stringify(body) ?? '';
  let answered;
  try {
    answered = program.answer(name, request);
  } catch (error) {
    // A program that failed is in no known state.
    startModule(module).then((fresh) => (program = fresh));
    throw new LoaError({ code: 'internal', params: { detail: String(error) } });
  }
  const answer = JSON.parse(answered.text);
  if (answered.status >= 300) throw new LoaError(answer.error);
  return answer;
}

/**
 * The same with sentences.
 * @template {string} P
 * @param {P} name @param {import('../../page/js/backend/api.js').Body<Post<P>>} body
 * @returns {import('../../page/js/backend/api.js').Reply<Post<P>>}
 */
export const ask = (name, body) => translated(askRaw(name, body));

/**
 * Searches in a worker.
 * @param {object} what @param {(findings: import('types/page').Findings) => void} found
 */
export const search = (what, found) => workers.search(module, what, found);
