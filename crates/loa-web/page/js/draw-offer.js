// A draw offered to the computer. It accepts when it stands worse, and late in an even game.

import { note } from './live.js';
import { search } from './review.js';
import { capital, SIDES } from './words.js';

/** The computer accepts at any time below this win chance. */
const HOPELESS = 0.15;
/** It accepts below this one after the first few plies. */
const MIDDLE_CHANCE = 0.42;
const MIDDLE_PLY = 8;
/** It accepts below this one after many plies. */
const LATE_CHANCE = 0.53;
const LATE_PLY = 50;

/** @param {import('./game.js').Game} game */
export async function offerDraw(game) {
  const machine = SIDES.find((side) => game.state.players[side].machine);
  const { live } = game.state;
  if (!machine || game.isOver) return;
  const [line] = await search(game, live);
  if (!line || game.state.live !== live || game.isOver) return;
  const own = game.liveView?.toMove === machine ? line.score.chance : 1 - line.score.chance;
  const plies = game.liveView?.plies ?? 0;
  if (own < (plies < MIDDLE_PLY ? HOPELESS : plies < LATE_PLY ? MIDDLE_CHANCE : LATE_CHANCE)) {
    game.finish({ winner: null, text: 'Draw by agreement.', code: 'Draw' });
  } else {
    note(`${capital(machine)} declines the draw.`);
  }
}
