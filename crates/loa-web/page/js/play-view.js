// The main view as a template of its state.

import { app, extras } from './app.js';
import { playerStrip } from './player-strip.js';
import { detail, status } from './status.js';
import { html, nothing } from './vendor/lit-html.js';
import { SIDES } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./play.js').Play} Play */

/** @param {Play} play */
export function playView(play) {
  const { game } = app;
  const [above, below] = game?.state.flipped ? SIDES : [...SIDES].reverse();
  return html`<div class="table play">
    <div class="top-row">${game ? playerStrip(game, above) : nothing}</div>
    <div class="board-row">
      ${game && app.extras ? app.extras.bar(game) : html`<div class="bar"></div>`}
      <div id="board" class="board-host"></div>
    </div>
    <div class="bottom-row">
      ${game ? [playerStrip(game, below), app.extras?.reviewGraph(game)] : nothing}
    </div>
    <div class="side">${game?.view ? side(game, play) : nothing}</div>
  </div>`;
}

/** @param {Game} game @param {Play} play */
function side(game, play) {
  return html`
    <div class="said-box">${status(game)} ${primary(game, play)} ${detail(game)}</div>
    ${app.extras?.panel(game, play)}
  `;
}

/** The one thing to do next, if there is one. @param {Game} game @param {Play} play */
function primary(game, play) {
  const act = (
    /** @type {string} */ label,
    /** @type {() => unknown} */ run,
    /** @type {string} */ kind,
  ) => html`<button type="button" class=${kind} @click=${run}>${label}</button>`;
  const review = async () => (await extras()).startReview(game);
  const actions = [];
  if (app.link?.game && !game.remote) {
    actions.push(act('To the game in the terminal', () => play.toTerminal(), 'primary'));
  } else if (!game.isAtLive && !app.review.retry) {
    actions.push(act('Back to the game', () => game.show(game.state.live), 'primary'));
    if (!game.remote) actions.push(act('Play on from here', () => game.playFromHere(), 'quiet'));
  } else if (game.isOver && game.isAtLive) {
    if (!game.state.review[game.state.live] && app.review.progress === null)
      actions.push(act('Review the game', review, 'primary'));
    actions.push(act('Play again', () => play.again(), 'quiet'));
  }
  return actions.length ? html`<div class="row actions-row">${actions}</div>` : nothing;
}
