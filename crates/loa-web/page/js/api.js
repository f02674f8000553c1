// Requests to the server. Answers depend on the request alone, so a lost one is repeated.

import { inWords, translated } from './text.js';

/** @typedef {import('./types.js').About} About */

/** The server's refusal of a request. */
export class Refusal extends Error {}

/** Dispatches `up` and `down` as the server answers or does not. */
export const line = new EventTarget();

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;

/** @param {string} path @param {string} [body] */
const key = (path, body = '') => `${path} ${body}`;

/** The answers that came with the page. @returns {[string, any][]} */
function answersOfPage() {
  const content = document.getElementById('answers')?.textContent;
  /** @type {{ path: string, body: object | null, answer: any }[]} */
  const answers = JSON.parse(content || '[]');
  return answers.map(({ path, body, answer }) => [
    key(path, body ? canonical(body) : ''),
    translated(answer),
  ]);
}

/** JSON whose fields are sorted. @param {object} value */
const canonical = (value) => JSON.stringify(Object.fromEntries(Object.entries(value).sort()));

const known = new Map(answersOfPage());

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a request until there is an answer.
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<any>}
 */
async function ask(path, init) {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    let response;
    try {
      response = await fetch(path, init);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      line.dispatchEvent(new Event('down'));
      await pause(wait);
      continue;
    }
    line.dispatchEvent(new Event('up'));
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return inWords(answer);
    const fault = { code: 'no-answer', params: { status: response.status } };
    throw new Refusal((await inWords({ error: fault, ...answer })).error);
  }
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function post(path, body, signal) {
  if (body && typeof body === 'object') {
    const answer = known.get(key(path, canonical(body)));
    if (answer) return answer;
  }
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return ask(`api/${path}`, { method: 'POST', body: sent, signal });
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export function get(path) {
  return ask(`api/${path}`, {});
}

/** Asks what the server can do; once. @returns {Promise<About>} */
export async function about() {
  let answer = known.get(key('about'));
  if (!answer) known.set(key('about'), (answer = await get('about')));
  return answer;
}
