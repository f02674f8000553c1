// The review of a game: its win-chance curve, its errors, and better moves. The server judges what
// the searches found.

import { scrollTo } from './analysis.js';
import { post } from '../backend/api.js';
import { app, newReview, update } from './app.js';
import { searchBest } from '../backend/searches.js';
import { text } from '../text/text.js';
import { other, SIDES } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('types/page').LineView} LineView */

/** @typedef {import('../model/game.js').GameSummary} GameSummary */
/** @typedef {import('../model/game.js').Judged} Judged */
/** @typedef {import('../model/game.js').Mark} Mark */

/** The seconds for each position. */
const SECONDS = 0.4;

/** An accuracy that differs from the usual one by more is better or worse. */
const CLEAR = 0.05;

/**
 * The mark of a move, if it is shown: where a person's play was compared those of the moments,
 * unless all are wanted.
 * @param {Game} game @param {number} id @returns {Mark | null}
 */
export function markOf({ state }, id) {
  const { mark = null, isMoment } = state.review[id] ?? {};
  return isMoment || app.review.isFull || !state.compared ? mark : null;
}

/** @param {Mark | null} mark */
export const isError = (mark) => mark !== null && mark !== 'good';

/**
 * How the only person played, measured by what is usual for the computer's level.
 * @param {Game} game @param {any} review @returns {import('../text/text.js').Message | undefined}
 */
function compare({ people: [side, ...others], state, remote }, review) {
  if (!side || others.length || remote) return;
  const { accuracy, judged, counts } = review[side];
  const { level } = state.players[other(side)];
  const usual = app.about?.levels[level - 1].accuracy;
  if (!usual || accuracy === null) return;
  const how = Math.abs(accuracy - usual) <= CLEAR ? 'near' : accuracy > usual ? 'above' : 'below';
  const good = counts.best + counts.good;
  return { code: 'compared', params: { how, good, judged, accuracy, level, usual } };
}

/**
 * Searches a position of a game; finds nothing where the game is over.
 * @param {Game} game @param {number} id @param {number} [seconds]
 * @returns {Promise<LineView[]>}
 */
export async function search(game, id, seconds = SECONDS) {
  if ((await game.viewOf(id)).end) return [];
  const findings = await searchBest(game.text(id), seconds);
  if (!findings) throw new Error(text('search-stopped'));
  return findings.lines;
}

/**
 * Has the server judge the moves that lead to the last node of a path.
 * @param {Game} game @param {number[]} path @param {Map<number, LineView[]>} found by node
 * @returns {Promise<Pick<Game['state'], 'review' | 'summary' | 'compared'>>}
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
    const ply = review.plies[index - 1];
    const isMoment = ply?.isMoment && game.people.includes(game.sideToMove(path[index - 1]));
    if (chance !== null)
      judged[id] = {
        chance,
        best: found.get(id)?.[0]?.move ?? null,
        mark: ply?.isError ? errorMark(ply.judgement) : isMoment ? 'good' : null,
        isMoment: Boolean(isMoment),
        text: ply?.text ?? null,
      };
  }
  const summary = SIDES.map((side) => review[side].text);
  return { review: judged, summary, compared: compare(game, review) };
}

/** How an error is marked: a missed win by its first word. @param {string | null} judgement */
const errorMark = (judgement) => /** @type {Mark} */ (judgement?.split(' ')[0]);

/**
 * The nodes to review: those of the game, or of the variation that is shown.
 * @param {Game} game
 */
export const pathOf = ({ tree, state }) =>
  tree.path(tree.leadsTo(state.shown, state.live) ? state.live : tree.end(state.shown));

/** Reviews a game from its end to its beginning. @param {Game} game */
export async function startReview(game) {
  const review = newReview(0);
  app.review = review;
  const path = pathOf(game);
  const found = /** @type {Map<number, LineView[]>} */ (new Map());
  update();
  scrollTo();
  try {
    for (const [done, id] of [...path].reverse().entries()) {
      review.progress = done / path.length;
      found.set(id, await search(game, id));
      if (review !== app.review) return;
      if (done % 4 !== 3 && id !== path[0]) continue;
      const answer = await judge(game, path, found);
      if (review !== app.review) return;
      Object.assign(game.state, answer);
      game.changed();
    }
  } catch (error) {
    review.fault = error instanceof Error ? error.message : '';
  }
  if (review !== app.review) return;
  review.progress = null;
  update();
  scrollTo('.review-summary');
}
