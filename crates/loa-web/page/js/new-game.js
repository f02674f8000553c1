// The window that begins a game.

import { about, post, Refusal } from './api.js';
import { choice, number, openDialog, toggle } from './dialog.js';
import { h } from './dom.js';
import { newState } from './game.js';
import { note } from './live.js';
import { levelWords } from './player-strip.js';
import { load, save } from './store.js';
import { capital, SIDES } from './words.js';

/** What each rule set is, for people who choose. */
export const RULE_WORDS = /** @type {Record<string, string>} */ ({
  berkeley: 'The usual game, but a tie after 30 moves of each side.',
  cuhk: 'Black starts on the sides; when both get connected it is a draw.',
  gamesman: 'A side that cannot move ends the game in a draw.',
  'gamesman-misere': 'Upside down: who gets connected loses.',
  olympiad: 'As in tournaments: both connected is a draw, and so is the third repetition.',
  soucie: 'The inventor’s rules, without any limit.',
  openspiel: 'A side that cannot move loses; a board that comes again is a draw.',
  codingame: 'The usual game, a draw after 75 moves of each side.',
  playstrategy: 'Draws when both connect, when nobody can move, and at the fifth repetition.',
  boardspace: 'The inventor’s rules, as on the server BoardSpace.',
});

const START_WORDS = /** @type {Record<string, string>} */ ({
  standard: 'Standard: Black top and bottom', sides: 'Sides: Black left and right', scrambled: 'Scrambled eggs: mixed along the edge',
});

const CLOCKS = /** @type {const} */ (['none', '1+1', '3+2', '5+3', '10+5', '30+10']);

const DEFAULT = {
  rules: 'berkeley', start: 'standard', width: 8, height: 8, black: '0', white: '3',
  clock: /** @type {typeof CLOCKS[number]} */ ('none'), fewerBlack: 0, fewerWhite: 0, serious: false,
};

/**
 * Asks what game it is to be.
 * @param {(state: import('./game.js').GameState) => void} begin
 * @param {(lines: string[]) => void} [type] types into the program that plays the shared game, if there is one
 */
export async function openNewGame(begin, type) {
  const { presets, starts } = await about();
  const wish = { ...DEFAULT, ...load('wish') };
  const explain = h('p', { class: 'faint', id: 'rule-words' });
  const showRules = () => { explain.textContent = RULE_WORDS[wish.rules] ?? ''; };
  showRules();
  /** @type {[string, string][]} */
  const players = [['0', 'A person'], ...Array.from({ length: 10 }, (_, index) => /** @type {[string, string]} */ ([String(index + 1), `Machine, ${levelWords(index + 1)}`]))];
  const startField = choice('Start', starts.map((name) => /** @type {[string, string]} */ ([name, START_WORDS[name] ?? name])), wish.start, (value) => { wish.start = value; });
  // What is not as usual is not to be overlooked.
  const isUnusual = /** @type {const} */ (['width', 'height', 'clock', 'fewerBlack', 'fewerWhite']).some((name) => wish[name] !== DEFAULT[name]);
  const more = h('details', { open: isUnusual }, h('summary', {}, 'More choices'),
    startField,
    h('div', { class: 'pair' },
      number('Files', wish.width, { min: 3, max: 8 }, (value) => { wish.width = value; }),
      number('Ranks', wish.height, { min: 3, max: 8 }, (value) => { wish.height = value; })),
    type ? null : choice('Clock', CLOCKS.map((name) => /** @type {[typeof name, string]} */ ([name, name === 'none' ? 'No clock' : `${name.replace('+', ' min + ')} s a move`])), wish.clock, (value) => { wish.clock = value; }),
    type ? null : h('div', { class: 'pair' },
      number('Black goes without', wish.fewerBlack, { min: 0, max: 6 }, (value) => { wish.fewerBlack = value; }),
      number('White goes without', wish.fewerWhite, { min: 0, max: 6 }, (value) => { wish.fewerWhite = value; })),
    type ? null : h('p', { class: 'faint' }, 'Handicap: pieces taken off at the start. Fewer pieces are easier to bring together, but each line has fewer to count with.'));
  const content = [
    h('div', { class: 'pair' },
      choice('Black (begins)', players, wish.black, (value) => { wish.black = value; }),
      choice('White', players, wish.white, (value) => { wish.white = value; })),
    choice('Rules', presets.map((preset) => /** @type {[string, string]} */ ([preset.name, capital(preset.name)])), wish.rules, (value) => {
      wish.rules = value;
      wish.start = presets.find((preset) => preset.name === value)?.start ?? wish.start;
      /** @type {HTMLSelectElement} */ (startField.querySelector('select')).value = wish.start;
      showRules();
    }),
    explain, more,
    type ? null : toggle('Serious game: no threats, hints or judgements before the end', wish.serious, (value) => { wish.serious = value; }),
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
  openDialog('New game', content, { actions: [['Begin', start, 'primary']] });
}

/** @param {typeof DEFAULT} wish */
async function stateOf(wish) {
  const board = `${wish.width}x${wish.height}`;
  const { fen } = await post('start', { game: { board, start: wish.start, rules: wish.rules }, fewer: { black: wish.fewerBlack, white: wish.fewerWhite } });
  const [minutes, seconds] = wish.clock === 'none' ? [0, 0] : wish.clock.split('+').map(Number);
  const clock = wish.clock === 'none' ? null : { base: minutes * 60_000, increment: seconds * 1000 };
  const player = (/** @type {string} */ level) => ({ machine: level !== '0', level: Number(level) || 3 });
  return newState({
    rules: wish.rules, fen, clock, left: { black: clock?.base ?? 0, white: clock?.base ?? 0 },
    players: { black: player(wish.black), white: player(wish.white) },
    flipped: wish.black !== '0' && wish.white === '0',
    serious: wish.serious,
  });
}

/** The same, as lines that could be typed. @param {typeof DEFAULT} wish */
function lines(wish) {
  const level = Math.max(Number(wish.black), Number(wish.white));
  return [
    'manual black', 'manual white',
    `rules ${wish.rules}`, `size ${wish.width}x${wish.height}`, `start ${wish.start}`,
    ...(level ? [`level ${level}`] : []),
    ...SIDES.filter((side) => wish[side] !== '0').map((side) => `auto ${side}`),
  ];
}
