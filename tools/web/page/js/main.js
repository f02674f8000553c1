// The entry point: connects, opens the views, and follows the address.

import { about, line } from './api.js';
import { site } from './backend.js';
import { byId } from './dom.js';
import { isReplaced } from './files.js';
import { icon } from './icons.js';
import { note, takeNotes } from './live.js';
import { sayOffline } from './offline.js';
import { Play } from './play.js';
import { applySettings } from './settings.js';
import { socket } from './socket.js';
import { load } from './store.js';
import { app, extras, update } from './app.js';
import { text } from './text.js';

/** The names of the views; the address begins with that of the one that is shown. */
export const VIEWS = ['play', 'puzzles', 'learn', 'editor'];

/**
 * Views that are created when first opened.
 * @type {Record<string, (play: Play) => Promise<void>>}
 */
const LATER = {
  puzzles: async (play) => {
    const { Puzzles } = await import('./extras.js');
    await new Puzzles(byId('view-puzzles'), play).begin();
  },
  learn: async (play) => {
    const { Learn } = await import('./extras.js');
    new Learn(byId('view-learn'), play).begin();
  },
  editor: async (play) => {
    const { Editor } = await import('./extras.js');
    await new Editor(byId('view-editor'), play).begin();
  },
};

/** Ends what was begun in a view and concerns others. */
let left = new AbortController();

/** @param {Play} play */
async function follow(play) {
  left.abort();
  left = new AbortController();
  const { signal } = left;
  play.opening?.abort();
  if (location.hash.startsWith('#game?')) {
    const { openLink } = await import('./extras.js');
    if ((await openLink(play, signal)) || signal.aborted) return;
  }
  const view = VIEWS.find((name) => location.hash.startsWith(`#${name}`)) ?? 'play';
  for (const name of VIEWS) byId(`view-${name}`).hidden = name !== view;
  takeNotes();
  for (const link of document.querySelectorAll('[data-view]')) {
    if (/** @type {HTMLElement} */ (link).dataset.view === view)
      link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  update();
  const make = LATER[view];
  delete LATER[view];
  if (!make) return;
  // Until the server has answered, there is nothing to use.
  const host = byId(`view-${view}`);
  host.inert = true;
  await extras();
  await make(play);
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

async function start() {
  applySettings();
  byId('settings-button').append(icon('settings'));
  byId('settings-button').addEventListener('click', async () =>
    (await extras()).openSettings(),
  );
  const play = new Play(byId('view-play'));
  sayOffline(byId('link-state'));
  addEventListener('hashchange', () => follow(play));
  const { shared } = await about();
  if (shared) {
    update({ isFirstVisit: !load('seen') });
    // The listener must exist before the first message. Another game on the board stays there.
    const { Link } = await import('./extras.js');
    const link = new Link((game) =>
      app.game === null || app.game.remote ? play.adopt(game) : undefined,
    );
    update({ link });
  }
  if (!site) socket.connect();
  if (app.link) await app.link.first;
  await follow(play);
  if (!app.game) await play.begin();
  // The first position is drawn before anything else is asked for. Then comes what answers a move,
  // and what keeps the site, which fetches all of it, comes last.
  await new Promise((resolve) => setTimeout(resolve));
  const here = await site;
  await here?.loadFirst();
  const more = await extras();
  // What was said before the main view was there.
  document.querySelector('.view:not([hidden]) .notes')?.append(...byId('toasts').children);
  update({ extras: more });
  more.begin(play);
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
