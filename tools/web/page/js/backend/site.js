// A static site: the program in this browser answers the page, and searches in workers.

import { startModule } from './module.js';

/** @typedef {import('./types.js').Findings} Findings */

/** Fetches a file of the page. @type {(name: string) => Promise<Response>} */
let fetchFile = fetch;

/** @param {typeof fetchFile} ofPage */
export const use = (ofPage) => void (fetchFile = ofPage);

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

/** The program, loaded once; again after a failure. */
function compile() {
  compiled ??= load().catch((error) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

async function load() {
  const response = await fetchFile('loa.wasm');
  // Hosts that don't know the type of such files must not matter.
  const bytes = await response.arrayBuffer();
  try {
    return await WebAssembly.compile(bytes);
  } catch {
    // It is older than the module's vectors, or has no WebAssembly.
    throw { code: 'cannot-run' };
  }
}

/** @type {ReturnType<typeof startModule> | null} */
let answering = null;

/**
 * Answers a request. The promise is rejected while the program can't be loaded.
 * @param {string} path @param {string | null} body
 */
export async function answer(path, body) {
  answering ??= compile().then((module) => startModule(module));
  let program;
  try {
    program = await answering;
  } catch (error) {
    answering = null;
    throw error;
  }
  try {
    const { status, text } = program.answer(path, body);
    return { status, answer: JSON.parse(text) };
  } catch (error) {
    // A program that failed is in no known state.
    answering = null;
    const fault = { code: 'internal', params: { detail: String(error) } };
    return { status: 500, answer: { error: fault } };
  }
}

/**
 * Keeps the site for use without a network; false where that is not possible. `onNew` is called
 * once when a newer version is ready, with what replaces this one by it, in this tab.
 * @param {(replace: () => void) => void} onNew
 */
export async function keep(onNew) {
  try {
    return await register(onNew);
  } catch {
    // The browser's settings forbid it, or the site lacks the worker.
    return false;
  }
}

/** @param {(replace: () => void) => void} onNew */
async function register(onNew) {
  // Browsers allow it on encrypted connections and on this computer alone.
  const kept = navigator.serviceWorker;
  if (!kept) return false;
  let isFirst = kept.controller === null;
  let hasTold = false;
  let isAsked = false;
  const registration = await kept.register('sw.js');
  const replace = () => {
    isAsked = true;
    // Another tab may have replaced it before.
    if (registration.waiting) registration.waiting.postMessage('replace');
    else location.reload();
  };
  const tell = () => {
    if (!hasTold) onNew(replace);
    hasTold = true;
  };
  kept.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (!isFirst) tell();
    isFirst = false;
  });
  const look = () => {
    if (registration.waiting && !isFirst) tell();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  look();
  return true;
}

/** Workers without a search. @type {Worker[]} */
const idle = [];
/** How many of them to keep. */
const MOST_IDLE = 2;
let next = 1;

const start = () => new Worker(new URL('worker.js', import.meta.url));

/**
 * Starts a search in a worker of its own. A promise that is rejected tells the fault as a message.
 * @param {object} ask @param {(findings: Findings) => void} found
 * @returns {import('./backend.js').Search}
 */
export function begin(ask, found) {
  const worker = idle.pop() ?? start();
  /** @type {Findings | null} */
  let last = null;
  let isStopped = false;
  let hasEnded = false;
  /** @type {(findings: Findings | null) => void} */
  let resolve = () => {};
  /** @type {(fault: import('../text/text.js').Message) => void} */
  let reject = () => {};
  const promise = new Promise((/** @type {typeof resolve} */ done, failed) => {
    [resolve, reject] = [done, failed];
  });
  /** The worker is free for another search, or ended. @param {boolean} isFree */
  const end = (isFree) => {
    hasEnded = true;
    worker.onmessage = worker.onerror = null;
    if (isFree && idle.length < MOST_IDLE) idle.push(worker);
    else worker.terminate();
  };
  const fail = (/** @type {any} */ fault) => {
    end(false);
    reject(fault?.code ? fault : { code: 'internal', params: { detail: String(fault) } });
  };
  // Ends the search in the midst, and has a worker ready for the next.
  const interrupt = () => {
    end(false);
    if (idle.length === 0) idle.push(start());
    resolve(last);
  };
  worker.onerror = ({ message }) => fail(message);
  worker.onmessage = ({ data }) => {
    const { type, findings, error } = JSON.parse(data);
    if (type === 'found') {
      last = findings;
      found(findings);
      if (isStopped && !hasEnded) interrupt();
      return;
    }
    end(true);
    if (type === 'done') resolve(findings);
    else reject(error);
  };
  compile().then(
    (module) => worker.postMessage({ module, ask: JSON.stringify({ ...ask, id: next++ }) }),
    fail,
  );
  const stop = () => {
    isStopped = true;
    // The first depth comes in a moment; without it there is no move.
    if (last && !hasEnded) interrupt();
  };
  return { promise, stop };
}
