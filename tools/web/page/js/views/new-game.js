// The dialog that starts a game.

import { about, FIRST_LEVEL, post } from '../backend/api.js';
import { app } from '../app/app.js';
import { openDialog } from '../dom/dialog.js';
import { newState } from '../model/game.js';
import { MOST_FEWER, newGameForm, PLAIN } from './new-game-form.js';
import { loadOver, save } from '../backend/store.js';
import { text } from '../text/text.js';
import { SIDES } from '../model/words.js';

const DEFAULT = {
  ...PLAIN,
  /** The level that plays a side; 0 for a person. */
  black: '0',
  white: `${FIRST_LEVEL}`,
  /** The level that was chosen last. */
  level: `${FIRST_LEVEL}`,
  /** Whether the sides are drawn. */
  random: false,
  clock: 'none',
  minutes: 15,
  seconds: 10,
};

/** @typedef {typeof DEFAULT & { kind: 'computer' | 'two' | 'custom' }} Wish */

/** What kind of game a wish is. @param {typeof DEFAULT} wish @returns {Wish['kind']} */
function kindOf(wish) {
  const parts = /** @type {(keyof typeof PLAIN)[]} */ (Object.keys(PLAIN));
  const isPlain = parts.every((part) => JSON.stringify(wish[part]) === JSON.stringify(PLAIN[part]));
  const people = SIDES.filter((side) => wish[side] === '0').length;
  return isPlain && people ? (people === 1 ? 'computer' : 'two') : 'custom';
}

/** Opens the dialog. @param {import('../app/play.js').Play} play */
export async function openNewGame(play) {
  // The terminal program, if the game is there.
  const program = app.link && app.game?.remote;
  app.about = await about();
  const kept = fit(loadOver('wish', DEFAULT), app.about);
  const wish = { ...kept, kind: kindOf(kept) };
  const start = async (/** @type {AbortSignal} */ signal) => {
    save('wish', { ...wish, kind: undefined });
    if (program) for (const line of lines(wish)) program.send(line);
    else await play.open(await stateOf(drawn(wish), signal), signal);
  };
  openDialog(
    text('new-game'),
    ({ draw }) => {
      const change = (/** @type {Partial<Wish>} */ one) => {
        Object.assign(wish, one);
        draw();
      };
      return newGameForm(wish, change, Boolean(program));
    },
    { wide: true, actions: [[text('start-game'), start, 'primary']] },
  );
}

/**
 * A wish of which each part is possible.
 * @param {typeof DEFAULT} wish @param {import('types/page').About} about
 */
function fit(wish, { presets, starts, levels, sizes }) {
  const players = ['0', ...levels.map(({ number }) => String(number))];
  const possible = /** @type {const} */ ({
    rules: presets.map(({ name }) => name),
    start: starts,
    black: players,
    white: players,
    level: players.slice(1),
  });
  const parts = /** @type {(keyof typeof possible)[]} */ (Object.keys(possible));
  for (const part of parts) if (!possible[part].includes(wish[part])) wish[part] = DEFAULT[part];
  for (const part of /** @type {const} */ (['width', 'height']))
    wish[part] = Math.min(sizes.max, Math.max(sizes.min, Math.trunc(wish[part])));
  for (const part of /** @type {const} */ (['fewerBlack', 'fewerWhite']))
    wish[part] = Math.min(MOST_FEWER, Math.max(0, Math.trunc(wish[part])));
  return wish;
}

/** A wish with its sides, where they are to be drawn. @param {Wish} wish @returns {Wish} */
function drawn(wish) {
  const { black, white, random, names } = wish;
  const isForOne = (black === '0') !== (white === '0');
  if (!random || !isForOne || Math.random() < 0.5) return wish;
  const swapped = { black: names.white, white: names.black };
  return { ...wish, black: white, white: black, names: swapped };
}

/** The time of both sides. @param {Wish} wish */
function clockOf({ clock, minutes, seconds }) {
  if (clock === 'none') return null;
  const [base, increment] = clock === 'custom' ? [minutes, seconds] : clock.split('+').map(Number);
  return { base: base * 60_000, increment: increment * 1000 };
}

/** @param {Wish} wish @param {AbortSignal} signal */
async function stateOf(wish, signal) {
  const ask = {
    game: { board: `${wish.width}x${wish.height}`, start: wish.start, rules: wish.rules },
    fewer: { black: wish.fewerBlack, white: wish.fewerWhite },
  };
  const { fen } = await post('start', ask, signal);
  const player = (/** @type {string} */ level) => ({
    machine: level !== '0',
    level: Number(level) || FIRST_LEVEL,
  });
  return newState({
    rules: wish.rules,
    fen,
    clock: clockOf(wish),
    players: { black: player(wish.black), white: player(wish.white) },
    flipped: wish.black !== '0' && wish.white === '0',
    serious: wish.serious,
    names: { black: wish.names.black.trim() || null, white: wish.names.white.trim() || null },
  });
}

/** The same as commands for the terminal program. @param {Wish} wish */
function lines(wish) {
  const level = Math.max(Number(wish.black), Number(wish.white));
  return [
    ...SIDES.map((side) => `manual ${side}`),
    `rules ${wish.rules}`,
    `size ${wish.width}x${wish.height}`,
    `start ${wish.start}`,
    ...(level ? [`level ${level}`] : []),
    ...SIDES.filter((side) => wish[side] !== '0').map((side) => `auto ${side}`),
  ];
}
