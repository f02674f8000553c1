// Draws by agreement. The computer accepts one when it stands worse, and late in an even game. It
// offers one when a position occurs for the third time and the rules don't end the game there.

import { announce, note } from '../dom/live.js';
import { search } from './review.js';
import { text } from '../text/text.js';
import { outcome, SIDES } from '../model/words.js';
import { add } from './parts.js';

/** The computer accepts at any time below this win chance. */
const HOPELESS = 0.15;
/** It accepts below this one after the first few plies. */
const MIDDLE_CHANCE = 0.42;
const MIDDLE_PLY = 8;
/** It accepts below this one after many plies. */
const LATE_CHANCE = 0.53;
const LATE_PLY = 50;

/** The occurrence of a position at which the computer offers a draw. */
const THIRD = 3;

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('types/page').PositionView} PositionView */

/** @param {Game} game */
const agree = (game) => game.finish(outcome(null));

/** What makes positions the same. @param {PositionView} view */
const placement = ({ black, white, toMove }) =>
  [toMove, ...[...black].sort(), ...[...white].sort()].join();

/** How often the current position has occurred. @param {Game} game */
function occurrences(game) {
  const views = game.tree.path(game.state.live).flatMap((id) => game.guess(id) ?? []);
  const seen = views.map(placement);
  return seen.filter((one) => one === seen.at(-1)).length;
}

/**
 * Offers a draw after a move of the computer that repeats a position again.
 * @param {Game} game
 * @param {{ by: string, mover: import('types/page').Side, view: PositionView }} move
 */
function offerAtRepetition(game, { by, mover, view }) {
  if (by !== 'machine' || game.people.length !== 1 || game.remote || view.end) return;
  if (occurrences(game) !== THIRD) return;
  const words = text('draw-offered', { side: mover });
  const close = note(words, {
    ms: 0,
    actions: [
      [text('draw-accept'), () => agree(game)],
      [text('keep-playing'), () => {}],
    ],
  });
  announce(words);
  // The offer is for this position.
  game.addEventListener('change', () => {
    if (game.liveView !== view || game.isOver || game.closed) close();
  });
}

/** @param {Game} game */
export async function offerDraw(game) {
  const machine = SIDES.find((side) => game.state.players[side].machine);
  const { live } = game.state;
  if (!machine || game.isOver) return;
  const [line] = await search(game, live).catch((error) => {
    note(error.message, { kind: 'error' });
    return [];
  });
  if (!line || game.state.live !== live || game.isOver) return;
  const own = game.liveView?.toMove === machine ? line.score.chance : 1 - line.score.chance;
  const plies = game.liveView?.plies ?? 0;
  if (own < (plies < MIDDLE_PLY ? HOPELESS : plies < LATE_PLY ? MIDDLE_CHANCE : LATE_CHANCE)) {
    agree(game);
  } else {
    note(text('draw-declined', { side: machine }));
  }
}

add({ offerAtRepetition });
