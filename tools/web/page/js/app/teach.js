// Teaching: offers to take back a bad move.

import { note } from '../dom/live.js';
import { judge, search } from './review.js';
import { settings } from '../model/settings.js';
import { text } from '../text/text.js';
import { add } from './parts.js';

/** @typedef {import('../model/game.js').Game} Game */

const SECONDS = 0.3;

/**
 * Judges a move that a person has just made.
 * @param {Game} game
 * @param {{ id: number, by: string }} move
 */
async function teach(game, { id, by }) {
  const parent = game.tree.node(id).parent;
  if (!settings.teaching || game.state.serious || by !== 'human' || parent === null || game.remote)
    return;
  const [before, after] = await Promise.all([
    search(game, parent, SECONDS),
    search(game, id, SECONDS),
  ]);
  const found = new Map([
    [parent, before],
    [id, after],
  ]);
  const { review } = await judge(game, game.tree.path(id), found);
  const mark = review[id]?.mark;
  if (!mark || mark === 'inaccuracy' || game.closed || !game.tree.leadsTo(id, game.state.live))
    return;
  const close = note(text('bad-move-made', { mark }), {
    ms: 20_000,
    actions: [
      [text('take-back'), () => game.playFrom(parent)],
      [text('keep-playing'), () => {}],
    ],
  });
  game.addEventListener('change', () => {
    const { outcome, live } = game.state;
    if (outcome || game.closed || !game.tree.leadsTo(id, live)) close();
  });
}

add({ teach });
