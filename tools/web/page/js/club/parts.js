// Requests to the club, and what its views share.

import { accepted, Refusal } from '../backend/api.js';
import { openDialog } from '../dom/dialog.js';
import { choiceField } from '../dom/fields.js';
import { dismiss, note } from '../dom/live.js';
import { plain } from '../dom/tool.js';
import { SIDES } from '../model/words.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { rulesOptions } from '../views/new-game-form.js';
import { clockWords, gameAddress, memberWords, setupWords } from './words.js';

/** @typedef {import('types/club').GameView} GameView */

/** @typedef {import('types/club').paths} Paths */

/**
 * The addresses that a described path stands for.
 * @template {string} P
 * @typedef {P extends `/club${infer Rest}` ? Filled<Rest> | `${Filled<Rest>}?${string}` : never
 *   } Addresses
 */

/**
 * @template {string} P
 * @typedef {P extends `${infer A}{id}${infer B}` ? `${A}${number}${Filled<B>}` :
 *   P extends `${infer A}{${string}}${infer B}` ? `${A}${string}${Filled<B>}` : P} Filled
 */

/**
 * The request with a method and an address.
 * @template {string} M @template {string} A
 * @typedef {{ [P in keyof Paths]: A extends Addresses<P> ?
 *   Paths[P][Lowercase<M> & keyof Paths[P]] : never }[keyof Paths]} Request
 */

/**
 * Sends a request to the club.
 * @template {'GET' | 'POST' | 'DELETE'} M @template {string} A
 * @param {M} method @param {A} path @param {import('../backend/api.js').Body<Request<M, A>>} [body]
 * @returns {Promise<import('../backend/api.js').Reply<Request<M, A>>>}
 */
export async function call(method, path, body) {
  const response = await fetch(`club${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json().catch(() => ({}));
  return accepted({ status: response.status, answer });
}

/** Does something; says why not if that is refused. @param {() => Promise<unknown>} what */
export async function attempt(what) {
  try {
    await what();
  } catch (error) {
    note(error instanceof Refusal ? error.message : text('no-server'), { kind: 'error' });
  }
}

/** Shows a secret until the visitor closes it. @param {string} title @param {string} words */
export const tell = (title, words) => openDialog(title, () => html`<p>${words}</p>`);

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
  plain(label, once(() => act()), { class: kind });

/**
 * Asks in a dialog which of several things to do, and does it.
 * @param {string} title @param {string} words @param {[string, () => unknown][]} choices
 */
export const ask = (title, words, choices) =>
  openDialog(title, () => html`<p>${words}</p>`, {
    actions: choices.map(([label, act]) => [label, () => attempt(async () => act())]),
  });

/** Removes someone, if that is confirmed. @param {string} name @param {() => unknown} remove */
export const removal = (name, remove) =>
  press(text('club-remove'), () =>
    ask(text('club-remove-it', { name }), text('club-remove-words'), [
      [text('club-remove'), remove],
    ]),
  );

/** @param {string} title @param {unknown} content */
export const card = (title, content) =>
  html`<section class="card" aria-label=${title}>
    <h2>${title}</h2>
    ${content}
  </section>`;

/** A card whose name chooses its title. @param {string} name @param {unknown} content */
export const named = (name, content) => card(text('club-card', { name }), content);

/**
 * A list. Where it is empty, a sentence says what there is none of, if that is named.
 * @param {unknown[]} items @param {string} [what]
 */
export const items = (items, what) =>
  items.length
    ? html`<ul class="club-list">
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    : what
      ? html`<p class="faint">${text('club-none', { what })}</p>`
      : nothing;

/** The boards of choices. @type {[string, string][]} */
export const BOARDS = ['8x8', '7x7', '6x6', '5x5'].map((name) => [name, name]);

/** The clocks of choices. */
export const CLOCKS = ['1+1', '3+2', '5+3', '10+5', '30+10', 'custom', '1d', '3d', 'none'];

/** @param {string} name @returns {[string, string]} */
const clockOption = (name) => [
  name,
  name === 'custom' ? text('custom') : clockWords(timeControl(name)),
];

/**
 * What a clock of choices is for the server.
 * @param {string} clock @returns {import('types/club').TimeControl}
 */
export function timeControl(clock) {
  if (clock === 'none') return { kind: 'unlimited' };
  if (clock.endsWith('d')) return { kind: 'days', days: Number.parseInt(clock, 10) };
  const [minutes, seconds] = clock.split('+').map(Number);
  return { kind: 'realTime', seconds: Math.round(minutes * 60), increment: seconds };
}

/**
 * The fields for the clock, the board and the rules of a wish.
 * @param {{ clock: string, board: string, rules: string }} wish
 * @param {(part: { clock?: string, board?: string, rules?: string }) => void} change
 */
export const setupFields = (wish, change, clocks = CLOCKS) => [
  choiceField(text('clock'), clocks.map(clockOption), wish.clock, (clock) => change({ clock })),
  choiceField(text('board'), BOARDS, wish.board, (board) => change({ board })),
  choiceField(text('rules'), rulesOptions(), wish.rules, (rules) => change({ rules })),
];

/** A title over lines of words. @param {unknown} title @param {string[]} lines */
const titled = (title, lines) =>
  html`<b>${title}</b>${lines.map((words) => html`<span class="faint">${words}</span>`)}`;

/** The same before buttons. @param {unknown} title @param {...string} lines */
export const titledItem = (title, ...lines) =>
  html`<span class="club-words">${titled(title, lines)}</span>`;

/** A game's result or length. @param {GameView} game */
const stateWords = ({ state, end, ply }) =>
  state === 'over'
    ? text('result', { winner: end?.winner ?? 'draw' })
    : text('count-moves', { count: ply });

/**
 * A button as wide as its list.
 * @param {string} title @param {string} words @param {() => unknown} act
 */
export const wideRow = (title, words, act) =>
  plain(titled(title, [words]), act, { class: 'quiet club-game-row' });

/**
 * A link as wide as its list.
 * @param {string} address @param {string} title @param {...string} lines
 */
export const linkRow = (address, title, ...lines) =>
  html`<a class="button quiet club-game-row" href=${address}>${titled(title, lines)}</a>`;

/** A game as a link to it. @param {GameView} game */
export function gameRow(game) {
  const names = SIDES.map((side) => memberWords(game[side])).join(' – ');
  return linkRow(gameAddress(game.id), names, `${setupWords(game)} · ${stateWords(game)}`);
}
