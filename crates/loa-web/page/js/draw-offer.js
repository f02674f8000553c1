// A draw offered to the machine: it takes it when it stands worse, or when the game drags on evenly.

import { note } from './live.js';
import { evaluate } from './review.js';
import { capital, SIDES } from './words.js';

/** The machine's chance to win under which it takes a draw at any time. */
const HOPELESS = 0.15;
/** The chance under which it is glad of a draw, once the game has begun in earnest. */
const GLAD = 0.42;
const BEGUN = 8;
/** The same when many moves have been made. */
const LATE_GLAD = 0.53;
const LATE = 50;

/** @param {import('./game.js').Game} game */
export async function offerDraw(game) {
  const machine = SIDES.find((side) => game.state.players[side].machine);
  const { live } = game.state;
  if (!machine || game.isOver) return;
  const { chance } = await evaluate(game, live, 0.4);
  if (game.state.live !== live || game.isOver) return;
  const own = machine === 'black' ? chance : 1 - chance;
  const plies = game.liveView?.plies ?? 0;
  if (own < (plies < BEGUN ? HOPELESS : plies < LATE ? GLAD : LATE_GLAD)) {
    game.finish({ winner: null, text: 'A draw: agreed.', code: 'Draw' });
  } else {
    note(`${capital(machine)} declines and plays on.`);
  }
}
