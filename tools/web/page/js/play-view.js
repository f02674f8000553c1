// The main view as a template of its state.

import { app } from './app.js';
import { playerStrip } from './player-strip.js';
import { detail, status } from './status.js';
import { text } from './text.js';
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
    <div class="said-box" tabindex="0" role="group" aria-label=${text('status')}>
      ${status(game)} ${app.extras?.nextStep(game, play)} ${detail(game)}
      <div class="notes" role="status"></div>
    </div>
    ${app.extras?.panel(game, play)}
  `;
}
