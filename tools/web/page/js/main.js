// The entry point: connects, opens the views, and follows the address.

import { about, insist, line } from './backend/api.js';
import { isSite, site } from './backend/backend.js';
import { byId, h } from './dom/dom.js';
import { fetchFile, isReplaced, waitFor } from './backend/files.js';
import { note, takeNotes } from './dom/live.js';
import { sayOffline } from './dom/offline.js';
import { socket } from './backend/socket.js';
import { load } from './backend/store.js';
import { app, update } from './app/app.js';
import { views } from './app/views.js';
import { settings, settingsChanged } from './model/settings.js';
import { loadLaterWith } from './text/later.js';
import { text } from './text/text.js';
import { openMain } from './views/play-view.js';

/** Loads what the first screen does not need: fetches it to know how far it is, then runs it. */
async function loadLater() {
  await waitFor('rest.mjs', fetchFile('rest.mjs').then((file) => file.arrayBuffer()));
  return import('./later.js');
}

/** @type {ReturnType<typeof loadLater> | undefined} */
let rest;
const later = () => (rest ??= insist(loadLater));
loadLaterWith(later);

/** @type {Promise<unknown> | undefined} */
let styled;

/** Loads it with its style. */
async function styledLater() {
  styled ??= new Promise((resolve) => {
    const first = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel=stylesheet]'));
    const href = new URL('later.css', first.href).href;
    first.after(h('link', { rel: 'stylesheet', href, onload: resolve, onerror: resolve }));
  });
  const [more] = await Promise.all([later(), styled]);
  return more;
}

/** The views that have begun. */
const opened = new WeakSet([byId('view-play')]);

/** Ends what was begun in a view and concerns others. */
let left = new AbortController();

/** @param {import('./app/play.js').Play} play */
async function follow(play) {
  left.abort();
  left = new AbortController();
  const { signal } = left;
  play.opening?.abort();
  if (location.hash.startsWith('#game?')) {
    const { openLink } = await later();
    await openLink(play, signal);
    if (signal.aborted) return;
  }
  const hosts = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.view'))];
  const nameOf = (/** @type {HTMLElement} */ { id }) => id.replace('view-', '');
  const host = hosts.find((one) => location.hash.startsWith(`#${nameOf(one)}`)) ?? hosts[0];
  const view = nameOf(host);
  for (const one of hosts) one.hidden = one !== host;
  takeNotes();
  for (const link of document.querySelectorAll('[data-view]')) {
    if (/** @type {HTMLElement} */ (link).dataset.view === view)
      link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  update();
  if (opened.has(host)) return;
  opened.add(host);
  // Until the server has answered, there is nothing to use.
  host.inert = true;
  await styledLater();
  await views.get(view)?.(host, play);
  host.inert = false;
}

/** Says that the page has failed, or is too old for its site. @param {any} error */
async function fail(error) {
  const place = byId('not-started');
  if (document.body.dataset.ready) {
    const isOld = await isReplaced();
    const words = isOld ? 'new-version' : 'failed';
    place.firstChild?.replaceWith(text(words, { detail: error?.message ?? error }), ' ');
  }
  place.classList.add('now');
  place.hidden = false;
}

/** Sets the attributes that the style sheets use, as the settings say. */
function applySettings() {
  const { scheme, board, pieces, largeText } = settings;
  const looks = { scheme, board, pieces, text: largeText ? 'large' : '' };
  Object.assign(document.documentElement.dataset, looks);
}

/** Later, what comes behind the first program does not wait for it, in milliseconds. */
const LONGEST_FIRST = 5000;

async function start() {
  settingsChanged.addEventListener('change', applySettings);
  applySettings();
  byId('settings-button').addEventListener('click', async () =>
    (await styledLater()).openSettings(),
  );
  const play = openMain(byId('view-play'));
  sayOffline(byId('link-state'));
  addEventListener('hashchange', () => follow(play));
  const { shared } = await about();
  if (shared) {
    update({ isFirstVisit: !load('seen') });
    // The listener must exist before the first message. Another game on the board stays there.
    const { Link } = await later();
    const link = new Link((game) =>
      app.game === null || app.game.remote ? play.adopt(game) : undefined,
    );
    update({ link });
  }
  if (!isSite) socket.connect();
  if (app.link) await app.link.first;
  await follow(play);
  if (!app.game) await play.begin();
  // The first position is drawn before anything else is asked for. Then comes what answers a move,
  // and what keeps the site, which fetches all of it, comes last.
  await new Promise((resolve) => setTimeout(resolve));
  const here = isSite ? await insist(site) : null;
  await Promise.race([here?.loadFirst(), new Promise((end) => setTimeout(end, LONGEST_FIRST))]);
  const more = await styledLater();
  // What was said before the main view was there.
  document.querySelector('.view:not([hidden]) .notes')?.append(...byId('toasts').children);
  more.begin(play);
  if ('club' in document.documentElement.dataset)
    import('./club/club.js').then((club) => club.begin(play));
  update({ isWhole: true });
  play.react();
  document.body.dataset.ready = 'true';
  line.addEventListener('change', () => update());
  const offersNew = (/** @type {() => void} */ replace) =>
    note(text('new-version'), { actions: [[text('reload'), replace]], ms: 0 });
  await here?.loadWhole();
  update({ isKept: (await here?.keep(offersNew)) ?? null });
}

addEventListener('error', ({ error }) => fail(error));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
byId('not-started').addEventListener('click', ({ currentTarget }) => {
  /** @type {HTMLElement} */ (currentTarget).hidden = true;
});
byId('not-started').hidden = true;
start();
