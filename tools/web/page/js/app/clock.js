// The clock of a game.

import { update } from './app.js';
import { add } from './parts.js';
import { line } from '../backend/api.js';
import { play } from './sound.js';
import { other, outcome } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../model/game.js').Moved} Moved */

const TICK = 100;
/** The time left at which a sound warns. */
const WARNING = 10_000;
/** How often the time is saved, for reloads. */
const KEEP = 3000;
/** The most that the computer's clock loses at once: it does not think while the page sleeps. */
const LONGEST = 1000;

/** Whether the clock of a game runs: from the second ply on, unless the server has to go on. */
function runs(/** @type {Game} */ { liveView, isOver, follows, sent, state }) {
  if (!liveView?.plies || isOver || follows || sent || state.paused) return false;
  return !(line.fault && (liveView.mustPass || state.players[liveView.toMove].machine));
}

/** Starts the clock of a game that has one. @param {Game} game */
function startClock(game) {
  const { state, tree } = game;
  let last = performance.now();
  let kept = last;
  const tick = () => {
    const now = performance.now();
    const passed = now - last;
    last = now;
    if (!runs(game)) return;
    const side = game.liveView?.toMove ?? 'black';
    const before = state.left[side];
    const isPerson = !state.players[side].machine;
    state.left[side] -= isPerson ? passed : Math.min(passed, LONGEST);
    if (isPerson && before >= WARNING && state.left[side] < WARNING) play('low');
    update();
    if (state.left[side] <= 0) {
      state.left[side] = 0;
      game.finish(outcome(other(side), '+Time'));
    } else if (now - kept > KEEP) {
      kept = now;
      game.dispatchEvent(new Event('time'));
    }
  };
  game.addEventListener('move', (event) => {
    const { id, mover } = /** @type {CustomEvent<Moved>} */ (event).detail;
    last = performance.now();
    const increment = state.clock?.increment ?? 0;
    if ((game.liveView?.plies ?? 0) > 1) state.left[mover] += increment;
    tree.node(id).clock = { ...state.left };
    update();
  });
  const timer = game.remote ? undefined : setInterval(tick, TICK);
  return { stop: () => clearInterval(timer) };
}

add({ startClock });
