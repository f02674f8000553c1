// The entry point: connects, opens the views, and follows the address.

import { about, line, post } from './api.js';
import { byId } from './dom.js';
import { newState } from './game.js';
import { icon } from './icons.js';
import { readLink } from './link.js';
import { note } from './live.js';
import { Play } from './play.js';
import { applySettings } from './settings.js';
import { openSettings } from './settings-dialog.js';
import { Link } from './shared.js';
import { socket } from './socket.js';
import { load, save } from './store.js';
import { Tree } from './tree.js';

const VIEWS = ['play', 'puzzles', 'learn', 'editor'];

/**
 * Views that are created when first opened.
 * @type {Record<string, (play: Play) => Promise<void>>}
 */
const LATER = {
  puzzles: async (play) => {
    const { Puzzles } = await import('./puzzles.js');
    await new Puzzles(byId('view-puzzles'), play).begin();
  },
  learn: async (play) => {
    const { Learn } = await import('./learn.js');
    new Learn(byId('view-learn'), play).begin();
  },
  editor: async (play) => {
    const { Editor } = await import('./editor.js');
    await new Editor(byId('view-editor'), play).begin();
  },
};

/** @param {Play} play */
async function follow(play) {
  const game = readLink(location.hash);
  if (game) await openLink(play, game);
  const view = VIEWS.find((name) => location.hash === `#${name}`) ?? 'play';
  for (const name of VIEWS) byId(`view-${name}`).hidden = name !== view;
  for (const link of document.querySelectorAll('[data-view]')) {
    if (/** @type {HTMLElement} */ (link).dataset.view === view)
      link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const make = LATER[view];
  delete LATER[view];
  await make?.(play);
}

/** @param {Play} play @param {import('./types.js').GameText} game */
async function openLink(play, game) {
  const tree = new Tree();
  let at = 0;
  for (const move of game.moves) at = tree.add(at, move);
  const human = { machine: false, level: 3 };
  try {
    await post('position', game);
  } catch (error) {
    note(`This link has no valid game: ${/** @type {Error} */ (error).message}`, { kind: 'error' });
    return;
  }
  await play.open(
    newState({
      rules: game.rules,
      limit: game.limit ?? null,
      fen: game.fen,
      nodes: tree.nodes,
      live: at,
      shown: at,
      players: { black: human, white: { ...human } },
    }),
  );
}

/** @param {() => boolean} isBesideProgram */
function showConnection(isBesideProgram) {
  const state = byId('link-state');
  line.addEventListener('down', () => {
    state.textContent =
      socket.hasEnded && isBesideProgram() ? 'The terminal program has ended.' : 'Reconnecting…';
  });
  line.addEventListener('up', () => {
    state.textContent = '';
  });
}

async function start() {
  applySettings();
  byId('settings-button').append(icon('settings'));
  byId('settings-button').addEventListener('click', openSettings);
  const play = new Play(byId('view-play'));
  showConnection(() => play.link !== null);
  addEventListener('hashchange', () => follow(play));
  const { shared } = await about();
  if (shared) {
    if (!load('seen')) play.welcome();
    save('seen', true);
    // The listener must exist before the first message. Another game on the board stays there.
    play.link = new Link((game) =>
      play.game === null || play.game.remote ? play.adopt(game) : undefined,
    );
  }
  socket.connect();
  if (play.link) await play.link.first;
  else if (!readLink(location.hash)) await play.begin();
  await follow(play);
  document.body.dataset.ready = 'true';
}

start();
