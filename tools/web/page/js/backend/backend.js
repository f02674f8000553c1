// What answers the page: the server that it came from, or, in a static site, the program in this
// browser. That one can search for a server's page, too.

import { fetchFile, script, waitFor } from './files.js';

/**
 * @typedef {object} Site
 * @property {() => Promise<unknown>} loadFirst
 * @property {() => Promise<unknown>} loadWhole
 * @property {(path: string, body: string | null) => Promise<Answered>} answer
 * @property {(onNew: (replace: () => void) => void) => Promise<boolean>} keep
 * @property {(ask: object, found: (findings: Findings) => void) => Promise<Search>} begin
 */
/** @typedef {import('types/page').Findings} Findings */
/** @typedef {{ status: number, answer: any }} Answered with a status of HTTP */
/** @typedef {{ promise: Promise<Findings | null>, stop: () => void }} Search */

const { backend, searches } = document.documentElement.dataset;

/** Whether the page is a static site. */
export const isSite = backend === 'site';

/** @type {Promise<Site> | null} */
let loading = null;

async function load() {
  // The first program does not wait for the script.
  const first = isSite ? fetchFile('first.wasm') : null;
  first?.catch(() => {});
  const { use, ...here } = await script('site.mjs', () => import('./site.js'));
  use({ fetchFile, waitFor, first });
  if (isSite) here.loadFirst();
  return here;
}

/** The program in this browser; asked for again after a failure. @returns {Promise<Site>} */
export const site = () =>
  (loading ??= load().catch((error) => {
    loading = null;
    throw error;
  }));

/** Loads what searches in this browser, if it is there. */
export const searcher = isSite || searches === 'here' ? site : null;

// It comes while the first position is drawn.
if (isSite) site().catch(() => {});
