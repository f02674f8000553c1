// The dialog that starts a game.

import { about, post, Refusal } from './api.js';
import { choice, number, openDialog, toggle } from './dialog.js';
import { h } from './dom.js';
import { newState } from './game.js';
import { note } from './live.js';
import { levelTitle } from './levels.js';
import { load, save } from './store.js';
import { capital, ruleName, SIDES } from './words.js';

/** Each rule set in a sentence. */
export const RULE_WORDS = /** @type {Record<string, string>} */ ({
  berkeley:
    'A move that connects both sides wins for the player who made it. A tie after 30 moves each.',
  cuhk: 'Black starts on the left and right. A move that connects both sides is a draw.',
  gamesman: 'If the side to move has no legal move, the game is a draw.',
  'gamesman-misere': 'The side whose pieces are connected loses.',
  olympiad:
    'Tournament rules: a draw if a move connects both sides, or if a position occurs three times.',
  soucie:
    'The inventor’s rules: a move that connects both sides wins for the player who made it. ' +
    'No move limit.',
  openspiel: 'A side without a legal move loses. A repeated board is a draw.',
  codingame: 'The inventor’s rules, with a draw after 75 moves each.',
  playstrategy:
    'A draw if a move connects both sides, if the side to move has no legal move, or at the ' +
    'fifth repetition.',
  boardspace: 'The inventor’s rules, as played on BoardSpace.',
});

const START_WORDS = /** @type {Record<string, string>} */ ({
  standard: 'Standard: Black top and bottom',
  sides: 'Sides: Black left and right',
  scrambled: 'Scrambled eggs: colours alternate along the edge',
});

const CLOCKS = ['none', '1+1', '3+2', '5+3', '10+5', '30+10', 'custom'];

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
 * @param {(state: import('./game.js').GameState) => void} begin
 * @param {(lines: string[]) => void} [type] types into the terminal program, if the game is there
 */
export async function openNewGame(begin, type) {
  const { presets, starts } = await about();
  const wish = { ...structuredClone(DEFAULT), ...load('wish') };
  const explain = h('p', { class: 'faint', id: 'rule-words' });
  const showRules = () => {
    explain.textContent = RULE_WORDS[wish.rules] ?? '';
  };
  showRules();
  /** @type {[string, string][]} */
  const players = [
    ['0', 'You'],
    ...Array.from(
      { length: 10 },
      (_, index) =>
        /** @type {[string, string]} */ ([String(index + 1), levelTitle(index + 1)]),
    ),
  ];
  const customClock = h(
    'div',
    { class: 'pair', hidden: wish.clock !== 'custom' },
    number('Minutes', wish.minutes, { min: 1, max: 600 }, (value) => {
      wish.minutes = value;
    }),
    number('Seconds a move', wish.seconds, { min: 0, max: 600 }, (value) => {
      wish.seconds = value;
    }),
  );
  const clockField = choice('Clock', CLOCKS.map(clockWords), wish.clock, (value) => {
    wish.clock = value;
    customClock.hidden = value !== 'custom';
  });
  const startField = choice(
    'Start',
    starts.map((name) => /** @type {[string, string]} */ ([name, START_WORDS[name] ?? name])),
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
    h('summary', {}, 'Options'),
    startField,
    h(
      'div',
      { class: 'pair' },
      number('Files', wish.width, { min: 3, max: 8 }, (value) => {
        wish.width = value;
      }),
      number('Ranks', wish.height, { min: 3, max: 8 }, (value) => {
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
          number('Pieces Black gives up', wish.fewerBlack, { min: 0, max: 6 }, (value) => {
            wish.fewerBlack = value;
          }),
          number('Pieces White gives up', wish.fewerWhite, { min: 0, max: 6 }, (value) => {
            wish.fewerWhite = value;
          }),
        ),
    type
      ? null
      : h(
          'p',
          { class: 'faint' },
          'Handicap: pieces removed at the start. Fewer pieces are easier to connect, but ' +
            'they also move less far.',
        ),
  );
  const content = [
    h(
      'div',
      { class: 'pair' },
      choice('Black (moves first)', players, wish.black, (value) => {
        wish.black = value;
      }),
      choice('White', players, wish.white, (value) => {
        wish.white = value;
      }),
    ),
    choice(
      'Rules',
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
      : toggle(
          'Rated-style game (no help)',
          wish.serious,
          (value) => {
            wish.serious = value;
          },
        ),
  ];
  const start = async () => {
    save('wish', wish);
    if (type) return void type(lines(wish));
    try {
      begin(await stateOf(wish));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      note(error.message, { kind: 'error' });
      return true;
    }
  };
  openDialog('New game', content, { actions: [['Start game', start, 'primary']] });
}

/** @param {string} name @returns {[string, string]} */
const clockWords = (name) => [
  name,
  { none: 'No clock', custom: 'Custom' }[name] ?? `${name.replace('+', ' min + ')} s a move`,
];

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
  return h('label', { class: 'field' }, h('span', {}, `${capital(side)}’s name`), input);
}

/** The time of both sides. @param {typeof DEFAULT} wish */
function clockOf({ clock, minutes, seconds }) {
  if (clock === 'none') return null;
  const [base, increment] = clock === 'custom' ? [minutes, seconds] : clock.split('+').map(Number);
  return { base: base * 60_000, increment: increment * 1000 };
}

/** @param {typeof DEFAULT} wish */
async function stateOf(wish) {
  const board = `${wish.width}x${wish.height}`;
  const { fen } = await post('start', {
    game: { board, start: wish.start, rules: wish.rules },
    fewer: { black: wish.fewerBlack, white: wish.fewerWhite },
  });
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
    'manual black',
    'manual white',
    `rules ${wish.rules}`,
    `size ${wish.width}x${wish.height}`,
    `start ${wish.start}`,
    ...(level ? [`level ${level}`] : []),
    ...SIDES.filter((side) => wish[side] !== '0').map((side) => `auto ${side}`),
  ];
}
