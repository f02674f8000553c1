// Requests to the server. Answers depend on the request alone, so a lost one is repeated.

import { isSite, site } from './backend.js';
import { fetchFile } from './files.js';
import { inWords, sentence, translated } from '../text/text.js';

/** @typedef {import('types/page').About} About */
/** @typedef {import('types/page').paths} Paths */
/** @typedef {import('types/page').GameText} Text */

/**
 * A game as the page sends it.
 * @typedef {{ rules: NonNullable<Text['rules']>, limit?: NonNullable<Text['limit']>,
 *   fen: NonNullable<Text['fen']>, moves: NonNullable<Text['moves']> }} GameText
 */

/**
 * What a described request sends.
 * @template R
 * @typedef {R extends { requestBody: { content: { 'application/json': infer B } } } ? B :
 *   undefined} Body
 */

/**
 * What it is answered.
 * @template R
 * @typedef {R extends { responses: { 200: { content: { 'application/json': infer B } } } } ? B :
 *   never} Reply
 */

/**
 * The request with a name.
 * @template {string} P
 * @typedef {Paths[`/${P}` & keyof Paths]['post']} Post
 */

/** The server's refusal of a request. */
export class Refusal extends Error {}

/** @typedef {import('../text/text.js').Message} Message */

/**
 * What has no answer yet: `fault` is why games can't go on, `missing` why something else can't, as
 * a file. Dispatches `change`, and `retry` when a person asks for it.
 */
export const line = Object.assign(new EventTarget(), {
  fault: /** @type {Message | null} */ (null),
  missing: /** @type {Message | null} */ (null),
});

/** The faults by what waits because of them. */
const faults = { fault: new Map(), missing: new Map() };

/** An error as a message; without a code it is the network's. @param {any} error */
const faultOf = (error) => (error.code ? error : { code: 'no-server' });

/**
 * Notes what waits, or that it does no longer.
 * @param {unknown} what @param {any} [error] why it waits, if it does
 * @param {keyof typeof faults} [kind]
 */
export function noteLine(what, error, kind = 'fault') {
  if (error) faults[kind].set(what, faultOf(error));
  else faults[kind].delete(what);
  [line[kind] = null] = faults[kind].values();
  line.dispatchEvent(new Event('change'));
}

/** Lets all that wait for the server ask again at once. */
export const retry = () => line.dispatchEvent(new Event('retry'));

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
/** As long as timers can be. */
const UNTIL_ASKED = 2 ** 31 - 1;

/** @param {string} path @param {string} [body] */
const key = (path, body = '') => `${path} ${body}`;

/** JSON whose fields are sorted. @param {object} value */
const canonical = (value) => JSON.stringify(Object.fromEntries(Object.entries(value).sort()));

/** The answers that are known. @type {Map<string, any>} */
const known = new Map();

/** Keeps answers. @param {{ path: string, body: object | null, answer: any }[]} answers */
function know(answers) {
  for (const { path, body, answer } of answers)
    known.set(key(path, body ? canonical(body) : ''), translated(answer));
}

// The first ones came with the page.
know(JSON.parse(document.getElementById('answers')?.textContent || '[]'));

/**
 * The levels, and the one that people meet first; they come with the page.
 * @type {Pick<About, 'firstLevel' | 'levels'>}
 */
export const { firstLevel: FIRST_LEVEL, levels: LEVELS = [] } = known.get(key('about')) ?? {};

/**
 * Waits before another attempt, until a person asks for it or the request is cancelled.
 * @param {number} ms @param {AbortSignal | null} [signal] @returns {Promise<void>}
 */
export const pause = (ms, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      line.removeEventListener('retry', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    line.addEventListener('retry', end);
    signal?.addEventListener('abort', end);
  });

/**
 * Sends a request to what answers the page.
 * @param {string} path @param {string | null} body @param {AbortSignal} [signal]
 */
async function send(path, body, signal) {
  if (isSite) return (await site()).answer(path, body);
  const init = body === null ? {} : { method: 'POST', body, signal };
  const response = await fetch(`api/${path}`, init);
  const { ok, status } = response;
  return { status, answer: await (ok ? response.json() : response.json().catch(() => ({}))) };
}

/**
 * Tries something until it succeeds, or fails, in words, once the signal has cancelled it; says
 * meanwhile why it does not. What is missing is asked for again when a person wants it.
 * @template T
 * @param {() => Promise<T>} act @param {keyof typeof faults} [kind] @param {AbortSignal} [signal]
 */
export async function insist(act, kind = 'missing', signal) {
  try {
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        return await act();
      } catch (/** @type {any} */ error) {
        if (signal?.aborted) throw new Error(sentence(faultOf(error)));
        noteLine(act, error, kind);
        await pause(error.code ? UNTIL_ASKED : wait, signal);
      }
    }
  } finally {
    noteLine(act, null, kind);
  }
}

/**
 * Reads an answer; that of a refused request is an error.
 * @param {{ status: number, answer: any }} answered @param {(answer: any) => any} [read]
 * @returns {Promise<any>}
 */
export async function accepted({ status, answer }, read = inWords) {
  if (status < 300) return read(answer);
  const fault = { code: 'no-answer', params: { status } };
  throw new Refusal((await inWords({ error: fault, ...answer })).error);
}

/** In a static site, where games go on, their requests are answered. */
const OF_REQUESTS = isSite ? 'missing' : 'fault';

/**
 * Sends a request until there is an answer, or its signal cancels it.
 * @param {string} path @param {string | null} body @param {AbortSignal} [signal]
 * @param {(answer: any) => any} [read]
 */
const ask = async (path, body, signal, read) =>
  accepted(await insist(() => send(path, body, signal), OF_REQUESTS, signal), read);

/**
 * @template {string} P
 * @param {P} path
 * @param {Body<Post<P>> & object} body
 * @param {AbortSignal} [signal]
 * @param {(answer: any) => any} [read] instead of writing messages as sentences
 * @returns {Promise<Reply<Post<P>>>}
 */
export const post = async (path, body, signal, read) =>
  known.get(key(path, canonical(body))) ?? ask(path, JSON.stringify(body), signal, read);

/** @type {Promise<void> | undefined} */
let lessons;

/**
 * Sends a request of a lesson. A static site has a file of answers, so that no program is needed.
 * @template {string} P
 * @param {P} path @param {Body<Post<P>> & object} body
 */
export async function postOfLesson(path, body) {
  if (isSite) {
    const fetched = () => fetchFile('lessons.json').then((file) => file.json());
    // Without the file the program answers.
    lessons ??= fetched().then(know, () => {});
    if (!known.has(key(path, canonical(body)))) await lessons;
  }
  return post(path, body);
}

/** Asks what the server can do; once. @returns {Promise<About>} */
export async function about() {
  let answer = known.get(key('about'));
  if (!answer) known.set(key('about'), (answer = await ask('about', null)));
  return answer;
}
