// The commands of the main view: their buttons and keys.

import { app, extras, update } from './app.js';
import { newGame } from './begin.js';
import { clearMarks, switchPen } from './marks.js';
import { go } from './moves-table.js';
import { SIDES } from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./play.js').Play} Play */

/**
 * @typedef {object} Command
 * @property {import('./text.js').Code} label
 * @property {import('./text.js').Code} [word] where the label is too long for a button
 * @property {import('./signs.js').SignName} sign
 * @property {string} [key]
 * @property {'both' | 'wide' | 'narrow'} where always, or only on wide or narrow screens
 * @property {(game: Game) => boolean} [isShown]
 * @property {(game: Game) => boolean} [isEnabled]
 * @property {(game: Game, play: Play) => unknown} act
 */

/** The lowest level with a “Move now” button. */
const SLOW = 9;

/** @param {Game} game */
const machines = ({ state }) => SIDES.filter((side) => state.players[side].machine);

/** Whether a move has been made. @param {Game} game */
const isBegun = ({ state }) => state.live !== 0;

/** In the order of the bar. @type {Record<string, Command>} */
export const COMMANDS = {
  back: {
    label: 'back',
    word: 'step-back',
    sign: 'back',
    where: 'both',
    isEnabled: ({ state }) => state.shown !== 0,
    act: (game) => go(game, 'back'),
  },
  next: {
    label: 'next',
    word: 'step-on',
    sign: 'next',
    where: 'both',
    isEnabled: ({ state, tree }) => tree.node(state.shown).children.length > 0,
    act: (game) => go(game, 'next'),
  },
  flip: { label: 'flip', sign: 'flip', key: 'f', where: 'both', act: (_, play) => play.flip() },
  hint: {
    label: 'hint',
    sign: 'hint',
    key: 'h',
    where: 'both',
    isShown: (game) => machines(game).length < 2,
    isEnabled: (game) => !game.isOver,
    act: (game, play) => play.giveHint(game),
  },
  undo: {
    label: 'undo',
    sign: 'undo',
    key: 'u',
    where: 'both',
    isEnabled: isBegun,
    act: (game) => game.undo(),
  },
  redo: {
    label: 'redo',
    sign: 'redo',
    key: 'r',
    where: 'wide',
    isEnabled: (game) => game.undone.length > 0 && !game.remote,
    act: (game) => game.redo(),
  },
  draw: {
    label: 'offer-draw',
    word: 'draw-word',
    sign: 'draw',
    where: 'wide',
    isShown: (game) => !game.remote && machines(game).length === 1,
    isEnabled: (game) => isBegun(game) && !game.isOver,
    act: async (game) => (await extras()).offerDraw(game),
  },
  resign: {
    label: 'resign',
    sign: 'resign',
    where: 'wide',
    isShown: (game) => !game.remote && machines(game).length < 2,
    isEnabled: (game) => isBegun(game) && !game.isOver,
    act: async (game) => (await extras()).askToResign(game),
  },
  now: {
    label: 'move-now',
    sign: 'now',
    where: 'wide',
    isShown: ({ state }) =>
      SIDES.some((side) => state.players[side].machine && state.players[side].level >= SLOW),
    isEnabled: (game) => Boolean(game.thinking || game.remote?.isThinking),
    act: (game) => game.moveNow(),
  },
  pause: {
    label: 'pause',
    sign: 'pause',
    where: 'wide',
    isShown: (game) =>
      !game.remote &&
      !game.isOver &&
      !game.state.paused &&
      Boolean(machines(game).length === 2 || game.state.clock),
    act: (game) => game.pause(true),
  },
  resume: {
    label: 'resume',
    sign: 'go',
    where: 'wide',
    isShown: (game) => !game.remote && !game.isOver && game.state.paused,
    act: (game) => game.pause(false),
  },
  new: { label: 'new-game', sign: 'add', key: 'n', where: 'both', act: (_, play) => newGame(play) },
  games: {
    label: 'my-games',
    sign: 'board',
    where: 'wide',
    act: async (_, play) => (await extras()).openGames((state) => play.open(state)),
  },
  import: {
    label: 'import-short',
    sign: 'import',
    where: 'wide',
    act: async ({ state: { rules, limit } }, play) =>
      // Games that don't name their rules follow those of the game.
      (await extras()).openImport((state, signal) => play.open(state, signal), { rules, limit }),
  },
  share: {
    label: 'share-short',
    sign: 'share',
    where: 'wide',
    act: async (game) => (await extras()).openExport(game),
  },
  more: {
    label: 'more',
    sign: 'more',
    where: 'narrow',
    act: async (game, play) => (await extras()).openMore(game, play),
  },
};

/** What only keys do: the last key of each row and its action. */
const OTHER_KEYS = /** @type {Record<string, (game: Game, play: Play) => unknown>} */ ({
  '[': (game) => go(game, 'back'),
  ']': (game) => go(game, 'next'),
  '{': (game) => go(game, 'first'),
  '}': (game) => go(game, 'last'),
  ArrowLeft: (game) => go(game, 'back'),
  ArrowRight: (game) => go(game, 'next'),
  ArrowUp: (game) => go(game, 'first'),
  ArrowDown: (game) => go(game, 'last'),
  Home: (game) => go(game, 'first'),
  End: (game) => go(game, 'last'),
  Escape: (_, play) => play.board.select(null),
  d: () => switchPen(),
  x: () => clearMarks(),
  a: async () => (await extras()).toggle(),
  '?': async () => (await extras()).openKeys(),
});

/** The list that is open. @type {EventTarget | null} */
let list = null;

const isUpOrDown = (/** @type {string} */ key) => key === 'ArrowUp' || key === 'ArrowDown';
const isList = (/** @type {EventTarget | null} */ target) => target instanceof HTMLSelectElement;

addEventListener('mousedown', ({ target }) => {
  list = isList(target) && target !== list ? target : null;
});
addEventListener('keydown', ({ key, target, altKey }) => {
  if (['Enter', 'Escape', 'Tab'].includes(key)) list = null;
  else if (isList(target) && (key === ' ' || (altKey && isUpOrDown(key))))
    list = target === list ? null : target;
});
for (const name of ['change', 'focusout']) addEventListener(name, () => void (list = null));

/**
 * Whether a part of the page needs a key itself.
 * @param {HTMLElement} target @param {string} key
 */
function isOwnKey(target, key) {
  if (isList(target)) return target === list || isUpOrDown(key);
  if (target instanceof HTMLInputElement && target.type === 'range') return key.length > 1;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target instanceof HTMLTextAreaElement || (isUpOrDown(key) && target.matches('.said-box'));
}

/** Carries out a key's command. @param {KeyboardEvent} event @param {Play} play */
export function press(event, play) {
  const { game } = app;
  const isBusy =
    !game ||
    event.defaultPrevented ||
    isOwnKey(/** @type {HTMLElement} */ (event.target), event.key) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]') ||
    play.board.svg.closest('[hidden]');
  if (isBusy) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const command = Object.values(COMMANDS).find((entry) => entry.key === key);
  const act = command ? command.act : OTHER_KEYS[key];
  if (!act) return;
  event.preventDefault();
  if (command?.isShown?.(game) !== false && command?.isEnabled?.(game) !== false) act(game, play);
}
