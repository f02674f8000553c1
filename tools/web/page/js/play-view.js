// The main view as a template of its state.

import { app } from './app.js';
import { column, frame } from './frame.js';
import { playerStrip } from './player-strip.js';
import { status } from './status.js';
import { html } from './vendor/lit-html.js';
import { SIDES } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./play.js').Play} Play */

/** @param {Play} play */
export function playView(play) {
  const { game } = app;
  const [above, below] = game?.state.flipped ? SIDES : [...SIDES].reverse();
  return frame({
    id: 'board',
    top: game && playerStrip(game, above),
    bar: game && app.extras ? app.extras.bar(game) : html`<div class="bar"></div>`,
    bottom: game && playerStrip(game, below),
    side: game?.view && side(game, play),
  });
}

/** @param {Game} game @param {Play} play */
const side = (game, play) =>
  column(
    [
      status(game),
      app.extras?.advice(game),
      app.extras?.nextStep(game, play),
    ],
    app.extras?.panel(game, play),
    app.extras?.actions(game, play),
  );
