// Games of links.

import { post, Refusal } from '../backend/api.js';
import { newState, players } from '../model/game.js';
import { readAbout, readLink } from '../dom/link.js';
import '../lang/en/later.js';
import { note } from '../dom/live.js';
import { text } from '../text/text.js';
import { Tree } from '../model/tree.js';

/** @typedef {import('../app/play.js').Play} Play */

/**
 * Opens the game of the address; false if it has no valid one, or the signal comes before.
 * @param {Play} play @param {AbortSignal} signal
 */
export async function openLink(play, signal) {
  const game = readLink(location.hash);
  if (!game) return false;
  const { black = null, white = null } = readAbout(location.hash);
  const tree = new Tree();
  let at = 0;
  for (const move of game.moves) at = tree.add(at, move);
  try {
    await post('position', game, signal);
  } catch (error) {
    if (signal.aborted) return false;
    if (!(error instanceof Refusal)) throw error;
    note(text('bad-link', { reason: error.message }), { kind: 'error' });
    history.replaceState(null, '', '#play');
    return false;
  }
  await play.open(
    newState({
      rules: game.rules,
      limit: game.limit ?? null,
      fen: game.fen,
      nodes: tree.nodes,
      live: at,
      shown: at,
      players: players(false, false),
      names: { black, white },
    }),
    signal,
  );
  return true;
}
