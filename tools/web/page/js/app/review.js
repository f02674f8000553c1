// The review of a game: its win-chance curve, its errors, and better moves. The server judges what
// the searches found.

import { showPanel } from './analysis.js';
import { post } from '../backend/api.js';
import { app, update } from './app.js';
import { begin } from '../backend/searches.js';
import { text } from '../text/text.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../backend/types.js').LineFound} LineFound */
/** @typedef {import('../model/game.js').GameSummary} GameSummary */
/** @typedef {import('../model/game.js').Judged} Judged */

/** The seconds for each position. */
const SECONDS = 0.4;

/**
 * Searches a position of a game; finds nothing where the game is over.
 * @param {Game} game @param {number} id @param {number} [seconds]
 * @returns {Promise<LineFound[]>}
 */
export async function search(game, id, seconds = SECONDS) {
  if ((await game.viewOf(id)).end) return [];
  const findings = await begin({ type: 'analyse', game: game.text(id), lines: 1, seconds })
    .promise;
  if (!findings) throw new Error(text('search-stopped'));
  return findings.lines;
}

/**
 * Has the server judge the moves that lead to the last node of a path.
 * @param {Game} game @param {number[]} path @param {Map<number, LineFound[]>} found by node
 * @returns {Promise<{ judged: Record<number, Judged>, summary: GameSummary }>}
 */
export async function judge(game, path, found) {
  const ask = {
    game: game.text(path[path.length - 1]),
    found: path.map((id) => found.get(id) ?? []),
  };
  // Messages are kept with the game, and the language may change.
  const review = await post('review', ask, undefined, (answer) => answer);
  /** @type {Record<number, Judged>} */
  const judged = {};
  for (const [index, id] of path.entries()) {
    const chance = review.blackChances[index];
    const { judgement = '', isError = false, text: words = null } = review.plies[index - 1] ?? {};
    if (chance !== null)
      judged[id] = {
        chance,
        best: found.get(id)?.[0]?.move ?? null,
        mark: isError ? judgement.split(' ')[0] : null,
        text: words,
      };
  }
  return { judged, summary: SIDES.map((side) => review[side].text) };
}

/**
 * The nodes to review: those of the game, or of the variation that is shown.
 * @param {Game} game
 */
export const pathOf = ({ tree, state }) =>
  tree.path(tree.leadsTo(state.shown, state.live) ? state.live : tree.end(state.shown));

/** Reviews a game from its end to its beginning. @param {Game} game */
export async function startReview(game) {
  const run = app.review.run + 1;
  app.review = { run, progress: 0, fault: '', retry: null };
  const path = pathOf(game);
  const found = /** @type {Map<number, LineFound[]>} */ (new Map());
  update();
  showPanel();
  try {
    for (const [done, id] of [...path].reverse().entries()) {
      app.review.progress = done / path.length;
      found.set(id, await search(game, id));
      if (run !== app.review.run) return;
      if (done % 4 !== 3 && id !== path[0]) continue;
      const { judged, summary } = await judge(game, path, found);
      if (run !== app.review.run) return;
      Object.assign(game.state, { review: judged, summary });
      game.changed();
    }
  } catch (error) {
    if (run === app.review.run) app.review.fault = error instanceof Error ? error.message : '';
  }
  if (run !== app.review.run) return;
  app.review.progress = null;
  update();
}
