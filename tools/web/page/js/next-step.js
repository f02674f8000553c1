// The one thing to do next, if there is one.

import { app } from './app.js';
import { again } from './begin.js';
import { startReview } from './review.js';
import { betterMove } from './review-notes.js';
import { text } from './text.js';
import { html, nothing } from './vendor/lit-html.js';
import { other } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./play.js').Play} Play */

/** The level above the one that a person has beaten. @param {Game} game */
function levelAbove({ end, people, remote, state }) {
  const winner = end?.winner;
  if (!winner || people.length !== 1 || people[0] !== winner || remote) return null;
  const level = state.players[other(winner)].level + 1;
  return app.about?.levels.some(({ number }) => number === level) ? level : null;
}

/** @param {Game} game @param {Play} play */
export function nextStep(game, play) {
  const act = (
    /** @type {string} */ label,
    /** @type {() => unknown} */ run,
    /** @type {string} */ kind,
  ) => html`<button type="button" class=${kind} @click=${run}>${label}</button>`;
  const actions = [];
  if (app.link?.game && !game.remote) {
    actions.push(act(text('to-terminal'), () => play.toTerminal(), 'primary'));
  } else if (!game.isAtLive && !app.review.retry) {
    actions.push(act(text('back-to-game'), () => game.show(game.state.live), 'primary'));
    if (!game.remote) actions.push(act(text('play-on'), () => game.playFromHere(), 'quiet'));
  } else if (game.isOver && game.isAtLive) {
    if (!game.state.review[game.state.live] && app.review.progress === null)
      actions.push(act(text('review-game'), () => startReview(game), 'primary'));
    if (!game.remote?.isWatched)
      actions.push(act(text('rematch'), () => again(play), 'quiet'));
    const level = levelAbove(game);
    if (level) actions.push(act(text('level-up'), () => again(play, level), 'quiet'));
  }
  const show = betterMove(game);
  if (show) actions.push(act(text('show-better'), show, 'quiet'));
  return actions.length ? html`<div class="row actions-row">${actions}</div>` : nothing;
}
