// The dialog that starts a game.

import { about, post, Refusal } from './api.js';
import { choice, number, openDialog, toggle } from './dialog.js';
import { h } from './dom.js';
import { newState } from './game.js';
import { note } from './live.js';
import { levelTitle } from './levels.js';
import { loadOver, save } from './store.js';
import { ruleName } from './scores.js';
import { text } from './text.js';
import { SIDES } from './words.js';

const CLOCKS = ['none', '1+1', '3+2', '5+3', '10+5', '30+10', 'custom'];

/** A clock in minutes and seconds a move. */
const CLOCK = /^\d+(\.\d+)?\+\d+$/;

const DEFAULT = {
  rules: 'olympiad',
  start: 'standard',
  width: 8,
  height: 8,
  black: '0',
  white: '3',
  clock: 'none',
  minutes: 15,
  seconds: 10,
  names: { black: '', white: '' },
  fewerBlack: 0,
  fewerWhite: 0,
  serious: false,
};

/**
 * Opens the dialog.
 * @param {(state: import('./game.js').GameState, signal: AbortSignal) => unknown} begin
 * @param {(lines: string[]) => void} [type] types into the terminal program, if the game is there
 */
export async function openNewGame(begin, type) {
  const { presets, starts } = await about();
  const wish = loadOver('wish', DEFAULT);
  const explain = h('p', { class: 'faint', id: 'rule-words' });
  const showRules = () => {
    explain.textContent = text('rule-words', { name: wish.rules });
  };
  showRules();
  /** @type {[string, string][]} */
  const players = [
    ['0', text('you')],
    ...Array.from(
      { length: 10 },
      (_, index) =>
        /** @type {[string, string]} */ ([String(index + 1), levelTitle(index + 1)]),
    ),
  ];
  const customClock = h(
    'div',
    { class: 'pair', hidden: wish.clock !== 'custom' },
    number(text('minutes'), wish.minutes, { min: 1, max: 600 }, (value) => {
      wish.minutes = value;
    }),
    number(text('seconds-a-move'), wish.seconds, { min: 0, max: 600 }, (value) => {
      wish.seconds = value;
    }),
  );
  const clocks = CLOCK.test(wish.clock) ? [...new Set([...CLOCKS, wish.clock])] : CLOCKS;
  const clockField = choice(text('clock'), clocks.map(clockWords), wish.clock, (value) => {
    wish.clock = value;
    customClock.hidden = value !== 'custom';
  });
  const startField = choice(
    text('start'),
    starts.map((name) => {
      const words = text('start-name', { name }) || name;
      return /** @type {[string, string]} */ ([name, words]);
    }),
    wish.start,
    (value) => {
      wish.start = value;
    },
  );
  // Unusual choices are shown.
  const isUnusual = /** @type {const} */ ([
    'width',
    'height',
    'clock',
    'fewerBlack',
    'fewerWhite',
  ]).some((name) => wish[name] !== DEFAULT[name]);
  const more = h(
    'details',
    { open: isUnusual },
    h('summary', {}, text('options')),
    startField,
    h(
      'div',
      { class: 'pair' },
      number(text('files'), wish.width, { min: 3, max: 8 }, (value) => {
        wish.width = value;
      }),
      number(text('ranks'), wish.height, { min: 3, max: 8 }, (value) => {
        wish.height = value;
      }),
    ),
    ...(type ? [] : [clockField, customClock]),
    type ? null : h('div', { class: 'pair' }, ...SIDES.map((side) => nameField(wish, side))),
    type
      ? null
      : h(
          'div',
          { class: 'pair' },
          handicapField('black', wish.fewerBlack, (value) => {
            wish.fewerBlack = value;
          }),
          handicapField('white', wish.fewerWhite, (value) => {
            wish.fewerWhite = value;
          }),
        ),
    type
      ? null
      : h('p', { class: 'faint' }, text('handicap')),
  );
  const content = [
    h(
      'div',
      { class: 'pair' },
      choice(text('black-first'), players, wish.black, (value) => {
        wish.black = value;
      }),
      choice(text('white'), players, wish.white, (value) => {
        wish.white = value;
      }),
    ),
    choice(
      text('rules'),
      presets.map(
        (preset) => /** @type {[string, string]} */ ([preset.name, ruleName(preset.name)]),
      ),
      wish.rules,
      (value) => {
        wish.rules = value;
        wish.start = presets.find((preset) => preset.name === value)?.start ?? wish.start;
        /** @type {HTMLSelectElement} */ (startField.querySelector('select')).value = wish.start;
        showRules();
      },
    ),
    explain,
    more,
    type
      ? null
      : toggle(text('rated-style'), wish.serious, (value) => {
          wish.serious = value;
        }),
  ];
  const start = async (/** @type {AbortSignal} */ signal) => {
    save('wish', wish);
    if (type) return void type(lines(wish));
    try {
      await begin(await stateOf(wish, signal), signal);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      note(error.message, { kind: 'error' });
      return true;
    }
  };
  openDialog(text('new-game'), content, { actions: [[text('start-game'), start, 'primary']] });
}

/** @param {string} name @returns {[string, string]} */
function clockWords(name) {
  if (name === 'none') return [name, text('no-clock')];
  if (name === 'custom') return [name, text('own-clock')];
  const [minutes, seconds] = name.split('+');
  return [name, text('some-clock', { minutes, seconds })];
}

/**
 * How many pieces a side does without.
 * @param {import('./types.js').Side} side @param {number} value
 * @param {(value: number) => void} set
 */
const handicapField = (side, value, set) =>
  number(text('gives-up', { side }), value, { min: 0, max: 6 }, set);

/** @param {typeof DEFAULT} wish @param {import('./types.js').Side} side */
function nameField(wish, side) {
  const input = h('input', {
    type: 'text',
    value: wish.names[side],
    maxLength: 40,
    oninput: () => {
      wish.names[side] = input.value;
    },
  });
  return h('label', { class: 'field' }, h('span', {}, text('name-of', { side })), input);
}

/** The time of both sides. @param {typeof DEFAULT} wish */
function clockOf({ clock, minutes, seconds }) {
  if (clock === 'none') return null;
  const [base, increment] = clock === 'custom' ? [minutes, seconds] : clock.split('+').map(Number);
  return { base: base * 60_000, increment: increment * 1000 };
}

/** @param {typeof DEFAULT} wish @param {AbortSignal} signal */
async function stateOf(wish, signal) {
  const ask = {
    game: { board: `${wish.width}x${wish.height}`, start: wish.start, rules: wish.rules },
    fewer: { black: wish.fewerBlack, white: wish.fewerWhite },
  };
  const { fen } = await post('start', ask, signal);
  const clock = clockOf(wish);
  const player = (/** @type {string} */ level) => ({
    machine: level !== '0',
    level: Number(level) || 3,
  });
  return newState({
    rules: wish.rules,
    fen,
    clock,
    left: { black: clock?.base ?? 0, white: clock?.base ?? 0 },
    players: { black: player(wish.black), white: player(wish.white) },
    flipped: wish.black !== '0' && wish.white === '0',
    serious: wish.serious,
    names: { black: wish.names.black.trim() || null, white: wish.names.white.trim() || null },
  });
}

/** The same as commands for the terminal program. @param {typeof DEFAULT} wish */
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
