// Requests to the club, and what its views share.

import {
  dismiss,
  h,
  html,
  inWords,
  note,
  nothing,
  openDialog,
  Refusal,
  ruleName,
  SIDES,
  text,
} from '../later.js';
import { memberWords } from './club-game.js';

/** @typedef {import('./club.js').Club} Club */
/** @typedef {import('./club-game.js').TimeControl} TimeControl */
/** @typedef {import('./club-game.js').ClubGameView} ClubGameView */

/**
 * Sends a request to the club.
 * @param {'GET' | 'POST' | 'DELETE'} method @param {string} path @param {object} [body]
 * @returns {Promise<any>}
 */
export async function call(method, path, body) {
  const response = await fetch(`club${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return inWords(answer);
  const fault = { code: 'no-answer', params: { status: response.status } };
  throw new Refusal((await inWords({ error: fault, ...answer })).error);
}

/** Does something; says why not if that is refused. @param {() => Promise<unknown>} what */
export async function attempt(what) {
  try {
    await what();
  } catch (error) {
    note(error instanceof Refusal ? error.message : text('club-no-line'), { kind: 'error' });
  }
}

/** Shows a secret until the visitor closes it. @param {string} title @param {string} words */
export const tell = (title, words) => openDialog(title, [h('p', {}, words)]);

/** The buttons and forms that do something now. @type {WeakSet<EventTarget>} */
const busy = new WeakSet();

/**
 * Does something for a button or form; nothing if that does something already.
 * @template {HTMLElement} T @param {(place: T) => unknown} act
 */
export const once = (act) => async (/** @type {Event} */ event) => {
  event.preventDefault();
  const place = /** @type {T} */ (event.currentTarget);
  if (busy.has(place)) return;
  busy.add(place);
  dismiss();
  await attempt(async () => act(place));
  busy.delete(place);
};

/** @param {string} label @param {() => unknown} act @param {string} [kind] */
export const press = (label, act, kind = 'quiet') =>
  html`<button type="button" class=${kind} @click=${once(() => act())}>
    ${label}
  </button>`;

/**
 * Asks in a dialog which of several things to do, and does it.
 * @param {string} title @param {string} words @param {[string, () => unknown][]} choices
 */
export const ask = (title, words, choices) =>
  openDialog(title, [h('p', {}, words)], {
    actions: choices.map(([label, act]) => [label, () => attempt(async () => act())]),
  });

/** @param {string} title @param {unknown} content */
export const card = (title, content) =>
  html`<section class="card" aria-label=${title}>
    <h2>${title}</h2>
    ${content}
  </section>`;

/** A list with a sentence where it is empty. @param {unknown[]} items @param {string} empty */
export const items = (items, empty) =>
  items.length
    ? html`<ul class="club-list">
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    : empty
      ? html`<p class="faint">${empty}</p>`
      : nothing;

/** The boards of choices. @type {[string, string][]} */
export const BOARDS = ['8x8', '7x7', '6x6', '5x5'].map((name) => [name, name]);

/** @param {boolean} rated */
export const ratedWords = (rated) => text('club-rated', { rated: rated ? 'yes' : 'no' });

/** @param {TimeControl} clock */
function clockWords(clock) {
  if (clock.kind === 'unlimited') return text('no-clock');
  if (clock.kind === 'days') return text('club-days', { count: clock.days });
  return text('some-clock', { minutes: clock.seconds / 60, seconds: clock.increment });
}

/**
 * Rules, board, clock, and whether it is rated.
 * @param {{ rules?: string, board: string, clock: TimeControl, rated: boolean, game?: { rules:
 *   string } }} setup
 */
export const setupWords = ({ rules, board, clock, rated, game }) =>
  [
    ruleName(game?.rules ?? rules ?? ''),
    board,
    clockWords(clock),
    ratedWords(rated),
  ].join(' · ');

/** A game's result or length. @param {ClubGameView} game */
const stateWords = ({ state, end, ply }) =>
  state === 'over'
    ? text('result', { winner: end?.winner ?? 'draw' })
    : text('count-moves', { count: ply });

/**
 * A button as wide as its list.
 * @param {string} title @param {string} words @param {() => unknown} act
 */
export const wideRow = (title, words, act) =>
  html`<button type="button" class="quiet club-game-row" @click=${act}>
    <b>${title}</b><span class="faint">${words}</span>
  </button>`;

/** A game as a button that opens it. @param {ClubGameView} game @param {Club} club */
export function gameRow(game, club) {
  const names = SIDES.map((side) => memberWords(game[side])).join(' – ');
  return wideRow(names, `${setupWords(game)} · ${stateWords(game)}`, () => club.open(game.id));
}
