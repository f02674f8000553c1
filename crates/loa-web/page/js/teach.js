// Teaching: after a person's bad move, an offer to take it back.

import { note } from './live.js';
import { evaluate, judge } from './review.js';
import { settings } from './settings.js';

/** @typedef {import('./game.js').Game} Game */

const SECONDS = 0.3;

/**
 * Looks at a move that a person has just made.
 * @param {Game} game
 * @param {{ id: number, by: string, mover: import('./types.js').Side }} move
 */
export async function teach(game, { id, by, mover }) {
  const parent = game.tree.node(id).parent;
  if (!settings.teaching || game.state.serious || by !== 'human' || parent === null || game.remote) return;
  const [before, after] = await Promise.all([evaluate(game, parent, SECONDS), evaluate(game, id, SECONDS)]);
  const mark = judge(before, after, mover);
  if (!mark || mark === 'inaccuracy' || game.closed || !game.tree.leadsTo(id, game.state.live)) return;
  const words = { mistake: 'That move gives something away.', blunder: 'That move gives a lot away.', missed: 'There was a win here.' }[mark];
  note(`${words} Take it back?`, {
    ms: 20_000,
    actions: [['Take back', async () => {
      game.stopThinking();
      game.state.outcome = null;
      await game.setLive(parent);
    }], ['Keep it', () => {}]],
  });
}
