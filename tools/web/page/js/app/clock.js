// The clock of a game.

import { update } from './app.js';
import { add } from './parts.js';
import { play } from './sound.js';
import { other, outcome } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */

const TICK = 100;
/** The time left at which a sound warns. */
const WARNING = 10_000;
/** How often the time is saved, for reloads. */
const KEEP = 3000;

add({ startClock: (game) => new Clock(game) });

class Clock {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.last = performance.now();
    this.kept = this.last;
    this.timer =
      game.state.clock && !game.remote ? setInterval(() => this.tick(), TICK) : undefined;
    game.addEventListener('move', (event) => this.moved(/** @type {CustomEvent} */ (event).detail));
  }

  stop() {
    clearInterval(this.timer);
  }

  /** Starts with the second ply. */
  get runs() {
    const { game } = this;
    return Boolean(
      game.state.clock &&
        game.liveView &&
        !game.isOver &&
        !game.state.paused &&
        !game.follows &&
        game.liveView.plies > 0,
    );
  }

  tick() {
    const now = performance.now();
    const passed = now - this.last;
    this.last = now;
    if (!this.runs) return;
    const { state, liveView } = this.game;
    const side = /** @type {NonNullable<typeof liveView>} */ (liveView).toMove;
    const before = state.left[side];
    state.left[side] -= passed;
    const isPerson = !state.players[side].machine;
    if (isPerson && before >= WARNING && state.left[side] < WARNING) play('low');
    update();
    if (state.left[side] <= 0) {
      state.left[side] = 0;
      this.game.finish(outcome(other(side), '+Time'));
    } else if (now - this.kept > KEEP) {
      this.kept = now;
      this.game.dispatchEvent(new Event('time'));
    }
  }

  /** @param {{ id: number, mover: import('types/page').Side }} detail */
  moved({ id, mover }) {
    const { state, tree } = this.game;
    if (!state.clock) return;
    if ((this.game.liveView?.plies ?? 0) > 1) state.left[mover] += state.clock.increment;
    tree.node(id).clock = { ...state.left };
    update();
  }
}
