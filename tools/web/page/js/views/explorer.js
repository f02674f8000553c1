// The opening explorer: how the engine's own games went on from the position on the board. The file
// comes when it is asked for; tools/page-api/examples/explorer.rs writes it and describes it.

import { scrollTo } from '../app/analysis.js';
import { presetOf, update } from '../app/app.js';
import { insist } from '../backend/api.js';
import { fetchFile } from '../backend/files.js';
import { place, squareName } from '../model/geometry.js';
import { plain } from '../dom/tool.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../app/play.js').Play} Play */
/** @typedef {import('types/page').PositionView} PositionView */
/** @typedef {(square: string) => number} Image gives the number of a square's image */
/**
 * @typedef {{ move: string, inBook: boolean, counts: number[], games: number }} Known with the
 *   games that Black won, that were drawn, and that White won
 */

const SIDE = 8;

/** The ways to turn and mirror the board. @type {Image[]} */
const IMAGES = [...Array(8).keys()].map((way) => (square) => {
  const [file, rank] = place(square).map((at, axis) => (way & (1 << axis) ? SIDE - 1 - at : at));
  return way & 4 ? file * SIDE + rank : rank * SIDE + file;
});

/** @type {Promise<void> | null} */
let loading = null;
/** @type {Map<string, string[]>} the moves by key */
const positions = new Map();
/** The number of games in all. */
let total = 0;
let isOpen = false;

async function load() {
  const response = await fetchFile('openings.txt');
  const [head, ...lines] = (await response.text()).trim().split('\n');
  total = Number(head.split(' ')[1]);
  for (const line of lines) {
    const [key, ...moves] = line.split(' ');
    positions.set(key, moves);
  }
}

/** Whether the explorer may help: not in a game against the computer. @param {Game} game */
const isAllowed = (game) => game.allowsHelp && (game.isOver || game.people.length !== 1);

/** Opens and closes the explorer. */
async function toggle() {
  isOpen = !isOpen;
  update();
  if (!isOpen) return;
  await (loading ??= insist(load));
  update();
  scrollTo('.explorer');
}

/** @param {PositionView} view @param {Image} image */
function write({ black, white, toMove }, image) {
  const squares = Array(SIDE * SIDE).fill('.');
  for (const square of black) squares[image(square)] = 'b';
  for (const square of white) squares[image(square)] = 'w';
  return squares.join('') + toMove[0];
}

/** The FNV-1a hash of a text. @param {string} words */
function hash(words) {
  let sum = 2_166_136_261;
  for (const letter of words) sum = Math.imul(sum ^ letter.charCodeAt(0), 16_777_619);
  return (sum >>> 0).toString(36);
}

/** The moves with games and those of the book, the most frequent first. @returns {Known[]} */
function lookUp(/** @type {PositionView} */ view) {
  if (view.width !== SIDE || view.height !== SIDE) return [];
  const texts = IMAGES.map((image) => write(view, image));
  const first = texts.reduce((a, b) => (a < b ? a : b));
  const images = IMAGES.filter((_, at) => texts[at] === first);
  const name = (/** @type {number} */ at) => squareName(at % SIDE, Math.floor(at / SIDE));
  // Of moves that are images of each other, the first legal one stands for all.
  const legal = new Map();
  for (const { from, to, text } of view.moves) {
    if (!from || !to) continue;
    const names = images.map((image) => name(image(from)) + name(image(to)));
    const least = names.reduce((a, b) => (a < b ? a : b));
    if (!legal.has(least)) legal.set(least, text);
  }
  const known = (positions.get(hash(first)) ?? []).flatMap((word) => {
    const [, move, star, results] = /^(\w+)(\*?):?(.*)$/.exec(word) ?? [];
    const counts = results ? results.split(',').map(Number) : [0, 0, 0];
    const games = counts.reduce((a, b) => a + b);
    return legal.has(move) ? [{ move: legal.get(move), inBook: star !== '', counts, games }] : [];
  });
  return known.sort((a, b) => b.games - a.games);
}

/** @param {Game} game */
export const explorerButton = (game) =>
  isAllowed(game)
    ? plain(text('openings'), toggle, { isPressed: isOpen })
    : nothing;

/** @param {Game} game @param {Play} play */
export function explorer(game, play) {
  const { view } = game;
  if (!isOpen || !isAllowed(game) || !view) return nothing;
  const moves = presetOf(game.state.rules)?.misere ? [] : lookUp(view);
  const games = moves.reduce((sum, move) => sum + move.games, 0);
  const words = total
    ? text(moves.length ? 'openings-about' : 'openings-none', { games, total })
    : text('thinking');
  return html`<section class="explorer" aria-label=${text('openings')}>
    <ul>
      ${moves.map((known) => row(known, () => play.tryMove(known.move)))}
    </ul>
    <p class="faint" role="status">${words}</p>
  </section>`;
}

/**
 * The shares of results, of which the largest takes the rest so that they add up to 100 %.
 * @param {number[]} counts @param {number} games
 */
function shares(counts, games) {
  // As in all sentences, only certainties are 0 % and 100 %.
  const whole = counts.map((count) => count && (Math.round((100 * count) / games) || 1) / 100);
  if (games) whole[counts.indexOf(Math.max(...counts))] += 1 - whole.reduce((a, b) => a + b);
  const [black, draws, white] = whole;
  return text('shares', { black, draws, white });
}

/** A move with its games. @param {Known} known @param {() => unknown} act */
export function row({ move, inBook, counts, games }, act) {
  const [black, draws, white] = counts.map((count) => count / (games || 1));
  const words = shares(counts, games);
  return html`<li>
    <button type="button" class="move" @click=${act}>${move}</button>
    ${inBook
      ? html`<abbr title=${text('book-move')} aria-label=${text('book-move')}>★</abbr>`
      : html`<span></span>`}
    <span class="games">${games}</span>
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label=${words}>
      <title>${words}</title>
      <rect class="black" width=${black} height="1"></rect>
      <rect class="draws" x=${black} width=${draws} height="1"></rect>
      <rect class="white" x=${black + draws} width=${white} height="1"></rect>
    </svg>
  </li>`;
}
