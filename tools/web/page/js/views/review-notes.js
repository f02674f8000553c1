// What a review says about a game and its moves.

import { scrollTo } from '../app/analysis.js';
import { app, update } from '../app/app.js';
import { add } from '../app/parts.js';
import { graph } from '../dom/graph.js';
import { mistakesOf, nextMistake, startRetry } from '../app/retry.js';
import { isError, markOf, pathOf, startReview } from '../app/review.js';
import { plain } from '../dom/tool.js';
import { MARKS } from './moves-table.js';
import { html, nothing } from '../vendor/lit-html.js';
import { full, percent, sentence, text } from '../text/text.js';
import { capital, ends, SIDES } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */

/** @param {Game} game */
const isReviewed = (game) => {
  const path = pathOf(game);
  return path.length > 1 && path.every((id) => game.state.review[id]);
};

/** @param {Game} game */
export const reviewButton = (game) =>
  plain(text(isReviewed(game) ? 'review-again' : 'review-game'), () => startReview(game), {
    isDisabled: pathOf(game).length < 2 || app.review.progress !== null,
  });

/** How each side played, and its mistakes to do better. @param {Game} game */
export function summary(game) {
  const { progress, fault, retry, isFull } = app.review;
  const { people, state } = game;
  const { compared } = state;
  const again = (/** @type {import('types/page').Side} */ side) =>
    retry || !isReviewed(game) || !people.includes(side) || !mistakesOf(game, side).length
      ? nothing
      : plain(text('retry-word'), () => startRetry(game, side), {
          name: text('retry-side', { side }),
        });
  return html`<progress
      ?hidden=${progress === null}
      max="1"
      .value=${progress ?? 0}
      aria-label=${text('review-progress')}
    ></progress>
    <div class="review-summary">
      ${compared ? brief(game, compared, again(people[0])) : nothing}
      ${(compared && !isFull ? [] : (state.summary ?? [])).map((words, index) => {
        const side = SIDES[index];
        return html`<div class="row">
          <p><b>${text('summary-of', { side })}</b> ${sentence(words)}</p>
          ${compared ? nothing : again(side)}
        </div>`;
      })}
    </div>
    ${fault ? html`<p class="fault">${fault}</p>` : nothing}`;
}

/**
 * How the only person played, and the moves that mattered most.
 * @param {Game} game @param {import('../text/text.js').Message} compared @param {unknown} again
 */
function brief(game, compared, again) {
  const { tree, state } = game;
  const moments = pathOf(game).filter((id) => state.review[id]?.isMoment);
  const showAll = () => {
    app.review.isFull = !app.review.isFull;
    game.changed();
  };
  return html`<p>${sentence(compared)}</p>
    <div class="row">
      ${moments.map((id) => {
        const mark = /** @type {import('../model/game.js').Mark} */ (state.review[id].mark);
        const words = text('mark', { mark });
        const show = () => {
          game.show(id);
          scrollTo('.board-host');
        };
        return html`<button type="button" class="quiet moment" title=${words} @click=${show}>
          ${tree.node(id).move} <span class="mark ${mark}">${MARKS[mark]}</span>
          <span class="unseen">${words}</span>
        </button>`;
      })}
      ${again}
      ${plain(text('all-remarks'), showAll, { isPressed: app.review.isFull })}
    </div>`;
}

/** Black's chance during the game; nothing before a review. @param {Game} game */
export function reviewGraph(game) {
  const { tree, state } = game;
  const known = game.allowsHelp ? pathOf(game).filter((id) => state.review[id]) : [];
  if (known.length < 2) return nothing;
  const points = known.map((id) => ({
    chance: state.review[id].chance,
    mark: markOf(game, id),
    isShown: id === state.shown,
    label: text('words-of', {
      name: tree.node(id).move ?? text('start-position'),
      words: percent(state.review[id].chance),
    }),
    show: () => game.show(id),
  }));
  return graph(points);
}

/**
 * What was wrong with the move shown, and the better one; or the mistake to do better.
 * @param {Game} game
 */
function advice(game) {
  if (!game.allowsHelp) return nothing;
  if (app.review.retry) return retryCard(game);
  const { tree, state } = game;
  const own = state.review[state.shown];
  const { parent } = tree.node(state.shown);
  const mark = markOf(game, state.shown);
  if (!own || !mark || parent === null) return nothing;
  return html`<div class="advice" role="status">
    <p>${own.text ? sentence(own.text) : full(capital(text('mark', { mark })))}</p>
  </div>`;
}

/** What shows the move that was better than the one shown, if there is one. @param {Game} game */
export function betterMove(game) {
  const { tree, state } = game;
  const { parent } = tree.node(state.shown);
  const best = parent === null ? null : state.review[parent]?.best;
  const move = best && ends(best);
  if (!game.allowsHelp || app.review.retry || !isError(markOf(game, state.shown)) || !move)
    return null;
  return async () => {
    await game.show(/** @type {number} */ (parent));
    update({ arrows: [{ ...move, kind: 'best' }] });
  };
}

/** The mistake that is being retried. @param {Game} game */
function retryCard(game) {
  const retry = /** @type {import('../app/retry.js').Retry} */ (app.review.retry);
  const isLast = retry.at + 1 === retry.mistakes.length;
  const number = text('mistake-of', { number: retry.at + 1, count: retry.mistakes.length });
  return html`<div class="advice" role="status">
    <p><b>${number}</b> ${retry.text}</p>
    <div class="row">
      ${plain(text(isLast ? 'back-to-game' : 'next-mistake'), () => nextMistake(game), {
        class: retry.isSolved ? 'primary' : 'quiet',
      })}
    </div>
  </div>`;
}

add({ advice });
