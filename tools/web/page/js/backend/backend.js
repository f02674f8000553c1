// What answers the page: the server that it came from, or, in a static site, the program in this
// browser. That one can search for a server's page, too.

import { fetchFile } from './files.js';

/**
 * @typedef {object} Site
 * @property {() => Promise<unknown>} loadFirst
 * @property {() => Promise<unknown>} loadWhole
 * @property {(path: string, body: string | null) => Promise<Answered>} answer
 * @property {(onNew: (replace: () => void) => void) => Promise<boolean>} keep
 * @property {(ask: object, found: (findings: Findings) => void) => Search} begin
 */
/** @typedef {import('./types.js').Findings} Findings */
/** @typedef {{ status: number, answer: any }} Answered with a status of HTTP */
/** @typedef {{ promise: Promise<Findings | null>, stop: () => void }} Search */

const { backend, searches } = document.documentElement.dataset;
/** @returns {Promise<Site>} */
async function load() {
  const { use, ...here } = await import('./site.js');
  const tell = (/** @type {number | null} */ part) => {
    if (download.part === null && part === null) return;
    download.part = part;
    download.dispatchEvent(new Event('change'));
  };
  use({ fetchFile, hasFirst: backend === 'site', tell });
  if (backend === 'site') here.loadFirst();
  return here;
}

/** How much has come of the program that the page waits for; `null` if it does not. */
export const download = Object.assign(new EventTarget(), {
  part: /** @type {number | null} */ (null),
});

/** The program in this browser, if the page is a static site. */
export const site = backend === 'site' ? load() : null;

/** Loads what searches in this browser, if it is there. */
export const searcher = site || searches === 'here' ? load : null;
