// What is said beside the board: whose turn it is, the result, and threats.

import { line } from '../backend/api.js';
import { app, presetOf, said } from '../app/app.js';
import { html, nothing } from '../vendor/lit-html.js';
import { settings } from '../model/settings.js';
import { full, prose, text } from '../text/text.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('../model/game.js').Game} Game */

/** The number of plies before the limit from which on it is mentioned. */
const FEW = 12;

/** @param {Game} game */
export function status(game) {
  const view = game.drawn;
  if (!view) return nothing;
  const end = view.end ?? (game.isAtLive ? game.state.outcome : null);
  const own = said();
  const kind = `${own?.move && !end ? ' fault' : ''}${end ? ' over' : ''}`;
  const words = end ? end.text : (own?.text ?? turnWords(game));
  return html`<p class="status${kind}" role="status"
      >${end ? result(game, end.winner) : nothing}<span>${words}</span
      >${end ? nothing : threats(game)}</p
    >
    ${end && own ? html`<p class="faint">${own.text}</p>` : nothing}`;
}

/**
 * What an end means for the only person.
 * @param {Game} game @param {import('types/page').Side | null} winner
 */
function result({ people }, winner) {
  if (people.length !== 1 || !winner) return nothing;
  return html`<b>${text('your-end', { isWon: people[0] === winner })}</b>`;
}

/** @param {Game} game */
function threats(game) {
  const view = game.view;
  if (!view || game.pending || !settings.threats || !game.allowsHelp) return nothing;
  const isMisere = presetOf(game.state.rules)?.misere;
  return SIDES.filter((side) => view.threats[side].length).map(
    (side) =>
      html`<span class="threat"
        >${text(side === view.toMove ? 'can-win' : isMisere ? 'wins-next' : 'connects-next', {
          side,
        })}</span
      >`,
  );
}

/** @param {Game} game */
function turnWords(game) {
  const view = /** @type {NonNullable<Game['view']>} */ (game.drawn);
  const side = view.toMove;
  const { players, paused } = game.state;
  const isYours = game.isAtLive && game.isYourTurn;
  const words = [isYours ? full(text('your-turn')) : text('to-move', { side })];
  if (game.isAtLive && paused) {
    words.push(text('game-paused'));
  } else if (game.isAtLive && players[side].machine && !line.fault) {
    words[0] = text('side-thinks', { side });
    if (app.premove) words.push(text('premove-next', app.premove));
  } else {
    const count = view.limit === null ? FEW + 1 : view.limit - view.plies;
    if (view.plies === 0 && game.isAtLive) words.push(text('choose-piece', { side }));
    if (count <= FEW) words.push(text('plies-left', { count }));
  }
  return prose(words);
}
