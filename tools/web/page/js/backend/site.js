// A static site: programs in this browser answer the page, and search. The first one has the rules
// and the first levels; it is small and comes first. The whole one takes over once it is there.

import { startModule } from './module.js';
import { Workers } from './workers.js';

/** @typedef {import('types/page').Findings} Findings */

/**
 * What the page gives.
 * @typedef {object} Host
 * @property {(name: string) => Promise<Response>} fetchFile
 * @property {typeof import('./files.js').waitFor} waitFor
 * @property {Promise<Response> | null} first the first program, if there is one, on its way
 */

/** @type {Host} */
let host;

/** @param {Host} page */
export function use(page) {
  host = page;
  first.coming = page.first;
}

/** A program, loaded once; again after a failure. */
class Program {
  /** @param {string} name */
  constructor(name) {
    this.name = `${name}.wasm`;
    this.isReady = false;
    /** @type {Promise<Response> | null} the file, if it is fetched already */
    this.coming = null;
    /** @type {Promise<WebAssembly.Module> | null} */
    this.compiled = null;
    /** @type {ReturnType<typeof startModule> | null} */
    this.started = null;
    /** @type {string[]} what a search in this thread has told */
    this.told = [];
  }

  compile() {
    this.compiled ??= this.load().catch((error) => {
      this.compiled = null;
      throw error;
    });
    return this.compiled;
  }

  async load() {
    const file = this.coming ?? host.fetchFile(this.name);
    this.coming = null;
    // Hosts that don't know the type of such files must not matter.
    const bytes = await (await file).arrayBuffer();
    try {
      const module = await WebAssembly.compile(bytes);
      this.isReady = true;
      return module;
    } catch {
      // It is older than the module's vectors, or has no WebAssembly.
      throw { code: 'cannot-run' };
    }
  }

  /** Waits for the program, and shows how far it is. */
  wait() {
    return host.waitFor(this.name, this.compile());
  }

  /** Starts it in this thread. */
  start() {
    this.started ??= this.wait()
      .then((module) => startModule(module, (message) => this.told.push(message)))
      .catch((error) => {
        this.started = null;
        throw error;
      });
    return this.started;
  }

  /**
   * Answers a request. The promise is rejected while the program can't be loaded.
   * @param {string} path @param {string | null} body
   */
  async answer(path, body) {
    const program = await this.start();
    try {
      const { status, text } = program.answer(path, body);
      return { status, answer: JSON.parse(text) };
    } catch (error) {
      // A program that failed is in no known state.
      this.started = null;
      const fault = { code: 'internal', params: { detail: String(error) } };
      return { status: 500, answer: { error: fault } };
    }
  }
}

const first = new Program('first');
const whole = new Program('loa');

/** Loads the first program; whoever needs it hears of faults. */
export const loadFirst = () => first.compile().catch(() => {});
/** The same for the whole one. */
export const loadWhole = () => whole.compile().catch(() => {});

/** The status of an answer for requests that a program does not know. */
const UNKNOWN = 404;

/**
 * Answers a request. The promise is rejected while no program can be loaded that knows it.
 * @param {string} path @param {string | null} body
 */
export async function answer(path, body) {
  if (!whole.isReady) {
    const answered = await first.answer(path, body).catch(() => null);
    if (answered && answered.status !== UNKNOWN) return answered;
  }
  return whole.answer(path, body);
}

/**
 * Searches for a move in this thread, which takes the first program a moment; `null` if it does
 * not play the level, or the whole one can.
 * @param {any} ask @returns {Promise<Findings | null>}
 */
async function moveOfFirst({ type, ...ask }) {
  if (!host.first || whole.isReady || type !== 'move') return null;
  try {
    const program = await first.start();
    first.told = [];
    program.search(JSON.stringify({ ...ask, id: 0 }));
  } catch {
    return null;
  }
  const told = first.told.map((message) => JSON.parse(message));
  return told.find(({ type }) => type === 'done')?.findings ?? null;
}

const workers = new Workers(
  () => new Worker(new URL('worker.js', import.meta.url)),
  () => host.fetchFile('worker.js'),
);

/**
 * Starts a search once a program for it is there. A promise that is rejected tells the fault as a
 * message.
 * @param {object} ask @param {(findings: Findings) => void} found
 * @returns {Promise<import('./backend.js').Search>}
 */
export async function begin(ask, found) {
  const findings = await moveOfFirst(ask);
  if (findings) return { promise: Promise.resolve(findings), stop: () => {} };
  return workers.search(await whole.wait(), ask, found);
}

/**
 * Keeps the site for use without a network; false where that is not possible. `onNew` is called
 * once when a newer version is ready, with what replaces this one by it, in this tab.
 * @param {(replace: () => void) => void} onNew
 */
export const keep = (onNew) =>
  // The browser's settings forbid it, or the site lacks the worker.
  register(onNew).catch(() => false);

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
