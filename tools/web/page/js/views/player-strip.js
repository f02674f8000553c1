// Above and below the board: a side's player, its place in the race to connect, and its clock.

import { html, nothing } from '../vendor/lit-html.js';
import { text } from '../text/text.js';
import { clockText } from '../model/words.js';

/** @typedef {import('types/page').Side} Side */
/** @typedef {import('../model/game.js').Game} Game */

/** The time in milliseconds that counts as little. */
export const LOW = 20_000;

/** A person, and the computer's levels. */
export const PLAYERS = [
  text('you'),
  ...Array.from({ length: 10 }, (_, index) => text('computer', { level: index + 1 })),
];

/** @param {Game} game @param {Side} side */
export function playerStrip(game, side) {
  const { players, names } = game.state;
  const player = players[side];
  const isToMove = !game.isOver && game.liveView?.toMove === side && !game.pending;
  const isThinking = isToMove && Boolean(game.thinking || game.remote?.isThinking);
  const current = player.machine ? player.level : 0;
  const choose = (/** @type {Event} */ event) => {
    const level = Number(/** @type {HTMLSelectElement} */ (event.target).value);
    game.setPlayer(side, level ? { machine: true, level } : { machine: false });
  };
  return strip(side, game.view, {
    isToMove,
    isThinking,
    name: names?.[side],
    player: html`<select aria-label=${text('player-of', { side })} @change=${choose}>
        ${PLAYERS.map(
          (name, level) =>
            html`<option value=${level} .selected=${current === level}>${name}</option>`,
        )}
      </select>`,
    clock: clock(game, side),
  });
}

/**
 * A side and how far it is from connecting.
 * @param {Side} side @param {import('types/page').PositionView | null} view
 * @param {{ isToMove?: boolean, isThinking?: boolean, name?: string | null, player?: unknown,
 *   clock?: unknown }} [more]
 */
export function strip(side, view, { isToMove, isThinking, name, player, clock } = {}) {
  const classes = `strip${isToMove ? ' to-move' : ''}${isThinking ? ' thinking' : ''}`;
  return html`<div class=${classes} data-side=${side}>
    <span class="stone" aria-hidden="true"></span>
    <span class="strip-name${name ? '' : ' plain'}">${name || text('side', { side })}</span>
    ${player ?? nothing}
    ${race(view, side)}
    ${clock ?? nothing}
  </div>`;
}

/**
 * The race to connect: a dot for each piece of a side, full in its largest group, and the number of
 * the others. Nothing until the server has described the position.
 * @param {import('types/page').PositionView | null} view @param {Side} side
 */
export function race(view, side) {
  const sizes = view?.groups[side].map((group) => group.length) ?? [];
  if (!view || !sizes.length) return html`<span class="race"></span>`;
  const joined = Math.max(...sizes);
  const count = view[side].length - joined;
  const words = text('outside', { count, all: view[side].length });
  return html`<span class="race" role="img" aria-label=${words} title=${words}
    >${view[side].map((_, at) => html`<i class=${at < joined ? 'joined' : ''}></i>`)}<b>${count}</b
  ></span>`;
}

/** @param {Game} game @param {Side} side */
function clock({ state, tree, isAtLive }, side) {
  const { clock, left, shown } = state;
  const time = isAtLive ? left[side] : (tree.node(shown).clock?.[side] ?? clock?.base ?? 0);
  return html`<span class="clock${time < LOW ? ' low' : ''}" role="timer" ?hidden=${!clock}
    >${clock ? clockText(time) : ''}</span
  >`;
}
