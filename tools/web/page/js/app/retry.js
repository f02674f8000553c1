// Mistakes of a side that a person tries to do better after a review.

import { app, update } from './app.js';
import { add } from './parts.js';
import { isError, markOf, search } from './review.js';
import { announce } from '../dom/live.js';
import { text } from '../text/text.js';

/** @typedef {import('../model/game.js').Game} Game */

/**
 * @typedef {object} Retry
 * @property {number[]} mistakes the nodes after a side's mistakes
 * @property {number} at
 * @property {string} text
 * @property {boolean} isSolved
 */

/** The chance to win that a move may lose and still be right. */
const TOLERANCE = 0.08;
/** The seconds for a move that is not the best one. */
const SECONDS = 0.4;

/**
 * The nodes after a side's mistakes.
 * @param {Game} game @param {import('types/page').Side} side
 */
export function mistakesOf(game, side) {
  const { tree, state } = game;
  return tree.path(state.live).filter((id) => {
    const { parent } = tree.node(id);
    if (parent === null || !isError(markOf(game, id)) || !state.review[parent]?.best) return false;
    return game.sideToMove(parent) === side;
  });
}

/** @param {Game} game @param {import('types/page').Side} side */
export function startRetry(game, side) {
  const mistakes = mistakesOf(game, side);
  app.review.retry = { mistakes, at: -1, text: '', isSolved: false };
  nextMistake(game);
}

/** Goes to the position before the next mistake; after the last one back to the game. */
export function nextMistake(/** @type {Game} */ game) {
  const { retry } = app.review;
  if (!retry) return;
  const id = retry.mistakes[++retry.at];
  if (id === undefined) {
    app.review.retry = null;
    game.show(game.state.live);
    return update();
  }
  const { parent, move } = game.tree.node(id);
  retry.isSolved = false;
  retry.text = text('find-better', { move });
  game.show(parent ?? 0);
  update({ arrows: [] });
}

/** Judges a move at a mistake; false if it is about something else. @param {Game} game */
async function judgeRetry(/** @type {Game} */ game, /** @type {string} */ move) {
  const { retry } = app.review;
  const id = retry?.mistakes[retry.at];
  const parent = id === undefined ? null : game.tree.node(id).parent;
  if (!retry || parent === null || game.state.shown !== parent) return false;
  const best = game.state.review[parent]?.best;
  const side = game.sideToMove(parent);
  const isAsked = () => app.review.retry === retry && retry.mistakes[retry.at] === id;
  const tell = (/** @type {string} */ words, /** @type {boolean} */ isSolved) => {
    if (!isAsked()) return;
    Object.assign(retry, { text: words, isSolved });
    announce(words);
    update();
    const back = () => isAsked() && game.state.shown !== parent && game.show(parent);
    if (!isSolved) setTimeout(back, 900);
  };
  if (await game.tryMove(move)) return false;
  if (move === best) {
    tell(text('is-best', { move }), true);
    return true;
  }
  const node = game.state.shown;
  const own = (/** @type {number} */ black) => (side === 'black' ? black : 1 - black);
  const found = await search(game, node, SECONDS).catch((error) => String(error.message));
  if (typeof found === 'string') {
    tell(found, false);
    return true;
  }
  const [line] = found;
  const view = await game.viewOf(node);
  let chance = view.end ? Number(view.end.winner === side) : 0;
  if (line) chance = view.toMove === side ? line.score.chance : 1 - line.score.chance;
  const isGood = chance >= own(game.state.review[parent].chance) - TOLERANCE;
  tell(text(isGood ? 'is-good' : 'not-better', { move, best }), isGood);
  return true;
}

add({ judgeRetry });
