// The commands of the main view: their buttons and keys.

import { toggle } from '../app/analysis.js';
import { app } from '../app/app.js';
import { offerDraw } from '../app/draw-offer.js';
import { giveHint } from '../app/hint.js';
import { openDialog } from '../dom/dialog.js';
import { newGame } from './begin.js';
import { openGames } from './games-dialog.js';
import { COMMAND_KEYS, openKeys } from './keys.js';
import { clearMarks, switchPen } from './marks.js';
import { go } from './moves-table.js';
import { openExport, openImport } from './transfer.js';
import { plain } from '../dom/tool.js';
import { text } from '../text/text.js';
import { SIDES } from '../model/words.js';
import { html, nothing } from '../vendor/lit-html.js';

/** @typedef {import('../model/game.js').Game} Game */
/** @typedef {import('../app/play.js').Play} Play */

/**
 * @typedef {object} Command
 * @property {import('../text/text.js').Code} label
 * @property {import('../text/text.js').Code} [word] where the label is too long for a button
 * @property {import('../dom/signs.js').SignName} sign
 * @property {'both' | 'wide' | 'narrow'} where always, or only on wide or narrow screens
 * @property {(game: Game) => boolean} [isShown]
 * @property {(game: Game) => boolean} [isEnabled]
 * @property {(game: Game, play: Play) => unknown} act
 */

/** The lowest level with a “Move now” button. */
const SLOW = 9;

/** Whether a move has been made, or is on its way. @param {Game} game */
const isBegun = ({ state, sent }) => state.live !== 0 || sent !== null;

/**
 * Whether an action is offered where the game is of the page, or its owner does not say.
 * @param {import('../model/game.js').Act} act @param {(game: Game) => boolean} own
 */
const shown = (act, own = () => true) => (/** @type {Game} */ game) =>
  game.remote?.allows(act) ?? own(game);

/** @param {Game} game */
function askToResign(game) {
  const toMove = game.liveView?.toMove ?? 'black';
  const side = game.people.length === 1 ? game.people[0] : toMove;
  openDialog(text('resign-as', { side }), () => nothing, {
    actions: [
      [text('keep-playing'), () => {}],
      [text('resign'), () => game.resign(side), 'danger'],
    ],
  });
}

/** In the order of the bar. @type {Command[]} */
const commands = [
  {
    label: 'back',
    word: 'step-back',
    sign: 'back',
    where: 'both',
    isEnabled: ({ state }) => state.shown !== 0,
    act: (game) => go(game, 'back'),
  },
  {
    label: 'next',
    word: 'step-on',
    sign: 'next',
    where: 'both',
    isEnabled: ({ state, tree }) => tree.node(state.shown).children.length > 0,
    act: (game) => go(game, 'next'),
  },
  { label: 'flip', sign: 'flip', where: 'both', act: (_, play) => play.flip() },
  {
    label: 'hint',
    sign: 'hint',
    where: 'both',
    isShown: shown('hint', ({ people }) => people.length > 0),
    isEnabled: (game) => !game.isOver,
    act: giveHint,
  },
  {
    label: 'undo',
    sign: 'undo',
    where: 'both',
    isShown: shown('undo'),
    isEnabled: isBegun,
    act: (game) => game.undo(),
  },
  {
    label: 'redo',
    sign: 'redo',
    where: 'wide',
    isShown: shown('redo'),
    isEnabled: (game) => game.undone.length > 0 && !game.remote,
    act: (game) => game.redo(),
  },
  {
    label: 'offer-draw',
    word: 'draw-word',
    sign: 'draw',
    where: 'wide',
    isShown: shown('draw', ({ people }) => people.length === 1),
    isEnabled: (game) => !game.isOver,
    act: (game) => (game.remote ? game.remote.offerDraw?.() : offerDraw(game)),
  },
  {
    label: 'resign',
    sign: 'resign',
    where: 'wide',
    isShown: shown('resign', ({ people }) => people.length > 0),
    isEnabled: (game) => !game.isOver && (isBegun(game) || game.remote !== null),
    act: askToResign,
  },
  {
    label: 'move-now',
    sign: 'now',
    where: 'wide',
    isShown: shown('now', ({ state }) =>
      SIDES.some((side) => state.players[side].machine && state.players[side].level >= SLOW),
    ),
    isEnabled: (game) => Boolean(game.thinking || game.remote?.isThinking),
    act: (game) => game.moveNow(),
  },
  {
    label: 'pause',
    sign: 'pause',
    where: 'wide',
    isShown: (game) =>
      !game.remote &&
      !game.isOver &&
      !game.state.paused &&
      Boolean(game.people.length === 0 || game.state.clock),
    act: (game) => game.pause(true),
  },
  {
    label: 'resume',
    sign: 'go',
    where: 'wide',
    isShown: (game) => !game.remote && !game.isOver && game.state.paused,
    act: (game) => game.pause(false),
  },
  { label: 'new-game', sign: 'add', where: 'both', act: (_, play) => newGame(play) },
  { label: 'my-games', sign: 'board', where: 'wide', act: (_, play) => openGames(play) },
  {
    label: 'import-short',
    sign: 'import',
    where: 'wide',
    // Games that don't name their rules follow those of the game.
    act: ({ state: { rules, limit } }, play) => openImport(play, { rules, limit }),
  },
  { label: 'share-short', sign: 'share', where: 'wide', act: openExport },
  { label: 'more', sign: 'more', where: 'narrow', act: openMenu },
];

/** Adds commands, which say themselves in which games they are there. */
export const addCommands = (/** @type {Command[]} */ more) => void commands.push(...more);

/** The commands in a game, with whether they can be used now. @param {Game} game */
export const commandsOf = (game) =>
  commands.map(({ isShown, isEnabled, ...command }) => ({
    ...command,
    key: COMMAND_KEYS.get(command.label),
    isHidden: isShown?.(game) === false,
    isDisabled: isEnabled?.(game) === false,
  }));

/** Opens what has no room in the bar of a narrow screen. @param {Game} game @param {Play} play */
function openMenu(game, play) {
  const entries = commandsOf(game).filter(({ where, isHidden }) => where === 'wide' && !isHidden);
  openDialog(
    text('more'),
    ({ leave }) => html`<div class="menu">
      ${entries.map(({ label, act, isDisabled }) =>
        plain(text(label), leave(() => act(game, play)), { isDisabled }),
      )}
      ${plain(text('analyse'), leave(toggle))}
    </div>`,
  );
}

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
  a: () => toggle(),
  '?': () => openKeys(),
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
// Chromium's open list keeps the stroke that closes it to itself, but not the end of the stroke.
addEventListener('keyup', ({ key }) => void (key === 'Escape' && (list = null)));
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

/** Carries out the commands of keys. @param {Play} play */
export const followKeys = (play) =>
  document.addEventListener('keydown', (event) => press(event, play));

/** @param {KeyboardEvent} event @param {Play} play */
function press(event, play) {
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
  const command = commandsOf(game).find((entry) => entry.key === key);
  const act = command ? command.act : OTHER_KEYS[key];
  if (!act) return;
  event.preventDefault();
  if (!command?.isHidden && !command?.isDisabled) act(game, play);
}
