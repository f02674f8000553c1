// Tabs that show the same game: what is played in one appears in the others.

import { app, update } from './app.js';
import { add } from './parts.js';
import { Game } from '../model/game.js';
import { isSaved, keep, know } from '../model/games.js';
import { note } from '../dom/live.js';
import { readGame } from '../model/saved-game.js';
import { load } from '../backend/store.js';
import { text } from '../text/text.js';
import { Tree } from '../model/tree.js';

/** @typedef {import('../model/game.js').GameState} GameState */
/** @typedef {import('./play.js').Play} Play */

/** @param {Play} play */
export function followTabs(play) {
  addEventListener('storage', () => follow(play));
  // A tab that slept has heard nothing.
  addEventListener('pageshow', () => follow(play));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    follow(play);
    takeOver();
  });
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, takeOver, true);
}

/** Lets the computer play here, and no longer in the tab that was followed. */
function takeOver() {
  if (!app.game?.follows) return;
  app.game.follows = false;
  app.game.goOn();
}

/** What tabs have in common of a game. @param {any} state */
const gist = ({ shown, flipped, left, edition, updated, version, ...rest }) =>
  JSON.stringify(rest);

/** Shows what was played in another tab. @param {Play} play */
async function follow(play) {
  await isSaved();
  const { game } = app;
  if (!game || game.remote) return;
  const { state } = readGame(load(`game.${game.state.id}`));
  if (!state || state.edition <= game.state.edition) return;
  const { shown, flipped } = game.state;
  if (gist(state) === gist(game.kept)) {
    Object.assign(game.state, { edition: state.edition, left: state.left });
    return update();
  }
  know(state);
  const stays = !game.isAtLive && state.nodes[shown];
  show(play, { ...state, flipped, shown: stays ? shown : state.live }, true);
}

/** @param {Play} play @param {GameState} state @param {boolean} follows */
async function show(play, state, follows) {
  const game = new Game(state);
  game.follows = follows;
  await game.load();
  // Another game may be there meanwhile, or a later edition.
  const now = app.game?.state;
  if (now?.id !== state.id || now.edition > state.edition) return;
  play.adopt(game);
  game.begin();
}

/**
 * Adds a game of this tab to a later edition. The later one goes on, unless this one continues it.
 * @param {Play} play @param {Game} game @param {unknown} newer
 */
function merge(play, game, newer) {
  const theirs = readGame(newer).state;
  if (!theirs) return;
  const { nodes, live, outcome, flipped } = game.kept;
  const tree = new Tree(theirs.nodes);
  const count = tree.nodes.length;
  const own = tree.take(new Tree(nodes))[live];
  const goesOn = tree.leadsTo(theirs.live, own);
  const at = goesOn ? own : theirs.live;
  const state = { ...theirs, live: at, shown: at, flipped, outcome: theirs.outcome ?? outcome };
  if (!goesOn && tree.nodes.length > count) note(text('other-tab'), { ms: 12_000 });
  keep(state);
  show(play, state, false);
}

add({ merge });
