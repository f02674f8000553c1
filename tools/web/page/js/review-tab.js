// The tab with the review of a game.

import { app, update } from './app.js';
import { graph } from './graph.js';
import { mistakesOf, nextMistake, startRetry } from './retry.js';
import { pathOf, startReview } from './review.js';
import { html, nothing } from './vendor/lit-html.js';
import { full, sentence, text } from './text.js';
import { capital, ends, SIDES } from './words.js';

/** @typedef {import('./game.js').Game} Game */

/** @param {Game} game */
export function reviewTab(game) {
  if (!game.allowsHelp)
    return html`<p class="faint">${text('no-review')}</p>`;
  const { progress, fault, retry } = app.review;
  const isDone = pathOf(game).length > 1 && pathOf(game).every((id) => game.state.review[id]);
  const mistakes = mistakesOf(game);
  return html`
    <div class="row">
      <button
        type="button"
        class=${isDone ? 'quiet' : 'primary'}
        ?disabled=${pathOf(game).length < 2 || progress !== null}
        @click=${() => startReview(game)}
      >
        ${text(isDone ? 'review-again' : 'review-game')}
      </button>
      ${isDone && mistakes.length && !retry
        ? html`<button type="button" class="primary" @click=${() => startRetry(game)}>
            ${text('retry-mistakes')}
          </button>`
        : nothing}
    </div>
    <progress
      ?hidden=${progress === null}
      max="1"
      .value=${progress ?? 0}
      aria-label=${text('review-progress')}
    ></progress>
    ${reviewGraph(game)} ${retry ? retryCard(game) : advice(game)}
    <div class="review-summary">
      ${(game.state.summary ?? []).map(
        (words, index) =>
          html`<p><b>${text('summary-of', { side: SIDES[index] })}</b> ${sentence(words)}</p>`,
      )}
    </div>
    ${fault ? html`<p class="fault">${fault}</p>` : nothing}
  `;
}

/** Black's chance during the game; nothing before a review. @param {Game} game */
export function reviewGraph(game) {
  const { tree, state } = game;
  const known = game.allowsHelp ? pathOf(game).filter((id) => state.review[id]) : [];
  if (known.length < 2) return nothing;
  const points = known.map((id) => ({
    ...state.review[id],
    isShown: id === state.shown,
    label: text(id ? 'review-point' : 'review-start', {
      move: tree.node(id).move,
      chance: state.review[id].chance,
    }),
    show: () => game.show(id),
  }));
  return html`<div class="graph-host">${graph(points)}</div>`;
}

/** What was wrong with the move shown, and the better one. @param {Game} game */
function advice(game) {
  const { tree, state } = game;
  const own = state.review[state.shown];
  const { parent } = tree.node(state.shown);
  if (!own?.mark || parent === null) return html`<div class="advice" role="status"></div>`;
  const best = state.review[parent]?.best;
  const show = async () => {
    await game.show(parent);
    const move = best && ends(best);
    update({ arrows: move ? [{ ...move, kind: 'best' }] : [] });
  };
  return html`<div class="advice" role="status">
    <p>${own.text ? sentence(own.text) : full(capital(text('mark', { mark: own.mark })))}</p>
    ${best
      ? html`<button type="button" class="quiet" @click=${show}>${text('show-better')}</button>`
      : nothing}
  </div>`;
}

/** The mistake that is being retried. @param {Game} game */
function retryCard(game) {
  const retry = /** @type {import('./retry.js').Retry} */ (app.review.retry);
  const isLast = retry.at + 1 === retry.mistakes.length;
  const number = text('mistake-of', { number: retry.at + 1, count: retry.mistakes.length });
  return html`<div class="advice" role="status">
    <p><b>${number}</b> ${retry.text}</p>
    <div class="row">
      <button
        type="button"
        class=${retry.isSolved ? 'primary' : 'quiet'}
        @click=${() => nextMistake(game)}
      >
        ${text(isLast ? 'end' : 'next-mistake')}
      </button>
    </div>
  </div>`;
}
