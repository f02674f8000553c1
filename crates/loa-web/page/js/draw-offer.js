// A draw offered to the machine: it takes it when it stands worse, or when the game drags on evenly.

import { note } from './live.js';
import { evaluate } from './review.js';
import { capital, SIDES } from './words.js';

/** The machine's chance to win under which it is glad of a draw. */
const GLAD = 0.42;
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
  if (plies >= 8 && own < (plies >= LATE ? LATE_GLAD : GLAD)) {
    game.finish({ winner: null, text: 'A draw: agreed.', code: 'Draw' });
  } else {
    note(`${capital(machine)} declines and plays on.`);
  }
}
