// What is said beside the board: whose turn it is, the result, threats, and the lines of a piece.

import { app, said } from './app.js';
import { html, nothing } from './vendor/lit-html.js';
import { lineWords } from './line-overlay.js';
import { settings } from './settings.js';
import { capital, plural, SIDES } from './words.js';

/** @typedef {import('./game.js').Game} Game */

/** The number of plies before the limit from which on it is mentioned. */
const FEW = 12;

/** @param {Game} game */
export function status(game) {
  const view = game.drawn;
  if (!view) return nothing;
  const end = view.end ?? (game.isAtLive ? game.state.outcome : null);
  const own = said();
  const kind = `${own?.isFault && !end ? ' fault' : ''}${end ? ' over' : ''}`;
  const text = end ? end.text : (own?.text ?? turnWords(game));
  return html`<p class="status${kind}" role="status"
      ><span>${text}</span>${end ? nothing : threats(game)}</p
    >
    ${end && own ? html`<p class="faint">${own.text}</p>` : nothing}`;
}

/** @param {Game} game */
function threats(game) {
  const view = game.view;
  if (!view || game.pending || !settings.threats || !game.allowsHelp) return nothing;
  const isMisere = app.about?.presets.some(({ name, misere }) => misere && name === game.state.rules);
  return SIDES.filter((side) => view.threats[side].length).map(
    (side) =>
      html`<span class="threat"
        >${side === view.toMove
          ? `${capital(side)} can win now!`
          : `${capital(side)} ${isMisere ? 'wins' : 'connects'} next move.`}</span
      >`,
  );
}

/** @param {Game} game */
function turnWords(game) {
  const view = /** @type {NonNullable<Game['view']>} */ (game.drawn);
  const who = capital(view.toMove);
  const { players, paused } = game.state;
  if (game.isAtLive && paused) return `${who} to move. The game is paused.`;
  if (game.isAtLive && players[view.toMove].machine)
    return `${who} is thinking…${app.premove ? ` Next: ${app.premove.from}-${app.premove.to}.` : ''}`;
  const left = view.limit === null ? FEW + 1 : view.limit - view.plies;
  const few = left <= FEW ? ` ${plural(left, 'ply', 'plies')} left.` : '';
  const isNew = view.plies === 0 && game.isAtLive;
  return `${who} to move.${isNew ? ' Choose a piece to see its moves.' : ''}${few}`;
}

/** The lines of a piece in words. @param {Game} game */
export function detail(game) {
  const square = app.detail;
  const lines = square && settings.overlay && game.view?.pieceLines[square];
  if (!square || !lines || game.pending) return html`<div class="detail"></div>`;
  const side = SIDES.find((one) => game.view?.[one].includes(square));
  return html`<div class="detail">
    <h3>${square}, ${side}</h3>
    <ul class="line-words" aria-label="Lines of ${square}">
      ${lines.map((line) => {
        const [head, ways] = lineWords(line);
        return html`<li><b>${head}</b> ${ways}</li>`;
      })}
    </ul>
  </div>`;
}
