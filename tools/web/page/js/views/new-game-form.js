// The form of a new game as a template of a wish.

import { app, presetOf } from '../app/app.js';
import { choiceField, numberField, textField, tickField, valued } from '../dom/fields.js';
import { PLAYERS } from './player-strip.js';
import { ruleName } from '../model/scores.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('./new-game.js').Wish} Wish */
/** @typedef {(change: Partial<Wish>) => void} Change */

const CLOCKS = ['none', '1+1', '3+2', '5+3', '10+5', '30+10', 'custom'];

/** What games have that are not custom. */
export const PLAIN = {
  rules: 'olympiad',
  start: 'standard',
  width: 8,
  height: 8,
  names: { black: '', white: '' },
  fewerBlack: 0,
  fewerWhite: 0,
  serious: false,
};

/** The rules of choices. @returns {[string, string][]} */
export const rulesOptions = () =>
  (app.about?.presets ?? []).map(({ name }) => [name, ruleName(name)]);

/** The starts of choices. @returns {[string, string][]} */
export const startOptions = () =>
  (app.about?.starts ?? []).map((name) => [name, text('start-name', { name }) || name]);

/** The sizes of a board. */
export const SIZES = { min: 3, max: 8 };

/**
 * The fields for the size of a board.
 * @param {{ width: number, height: number }} size
 * @param {(part: { width: number } | { height: number }) => unknown} change
 */
export const sizeFields = ({ width, height }, change) =>
  html`<div class="pair">
    ${numberField(text('files'), width, SIZES, (value) => change({ width: value }))}
    ${numberField(text('ranks'), height, SIZES, (value) => change({ height: value }))}
  </div>`;

/** How many pieces a side can do without. */
export const MOST_FEWER = 6;

/** A clock in minutes and seconds a move. */
const CLOCK = /^\d+(\.\d+)?\+\d+$/;

/** The computer's level in a wish; without a computer the one before. @param {Wish} wish */
const levelOf = ({ black, white, level }) => [white, black].find((one) => one !== '0') ?? level;

/** @param {Wish} wish @param {Change} change @param {boolean} isShared with the terminal */
export const newGameForm = (wish, change, isShared) => html`<div class="new-game">
  ${opponents(wish, change)}
  ${wish.kind === 'computer' ? [strength(wish, change), sides(wish, change, isShared)] : nothing}
  ${isShared ? nothing : clock(wish, change)}
  ${wish.kind === 'custom' ? custom(wish, change, isShared) : nothing}
</div>`;

/**
 * One of several cards.
 * @param {string} name of the group @param {string} value
 * @param {boolean} isChosen @param {() => void} choose
 * @param {string} title @param {string} [words] @param {string} [aside]
 */
const option = (name, value, isChosen, choose, title, words, aside) =>
  html`<label class="option"
    ><input
      type="radio"
      name=${name}
      value=${value}
      .checked=${isChosen}
      @change=${choose}
    /><b>${title}</b>${words ? html`<span>${words}</span>` : nothing}${aside
      ? html`<span class="faint">${aside}</span>`
      : nothing}</label
  >`;

/** @param {Wish} wish @param {Change} change */
function opponents(wish, change) {
  const { kind, white } = wish;
  const level = levelOf(wish);
  const elo = app.about?.levels.find(({ number }) => `${number}` === level)?.elo;
  const one = (
    /** @type {Wish['kind']} */ value,
    /** @type {Partial<Wish>} */ players,
    /** @type {[string, string, string?]} */ ...words
  ) => {
    const choose = () => change({ ...players, kind: value });
    return option('opponent', value, kind === value, choose, ...words);
  };
  const single = white === '0' ? { black: level, white } : { black: '0', white: level };
  return html`<fieldset>
    <legend class="unseen">${text('opponent')}</legend>
    <div class="options">
      ${one(
        'computer',
        { ...PLAIN, ...single },
        text('computer', { level }),
        text('level-words', { level }),
        elo ? text('elo', { elo }) : '',
      )}
      ${one(
        'two',
        { ...PLAIN, black: '0', white: '0', level },
        text('person-here'),
        text('person-words'),
      )}
      ${one('custom', {}, text('custom'), text('custom-words'))}
    </div>
  </fieldset>`;
}

/** How well the computer plays. @param {Wish} wish @param {Change} change */
function strength(wish, change) {
  const level = levelOf(wish);
  const set = (/** @type {string} */ value) =>
    change({ [wish.white === '0' ? 'black' : 'white']: value, level: value });
  return html`<label class="field"
    ><span>${text('strength')}</span
    ><input
      type="range"
      min="1"
      max=${app.about?.levels.length ?? 1}
      .value=${level}
      aria-valuetext=${text('computer', { level })}
      @input=${valued(set)}
  /></label>`;
}

/** @param {Wish} wish @param {Change} change @param {boolean} isShared */
function sides(wish, change, isShared) {
  const level = levelOf(wish);
  const own = wish.random ? 'random' : wish.black === '0' ? 'black' : 'white';
  const one = (
    /** @type {string} */ side,
    /** @type {Partial<Wish>} */ players,
    /** @type {string} */ label,
  ) => option('side', side, own === side, () => change(players), label);
  return html`<fieldset>
    <legend>${text('your-side')}</legend>
    <div class="options sides">
      ${one('black', { black: '0', white: level, random: false }, text('black-first'))}
      ${one('white', { black: level, white: '0', random: false }, text('side', { side: 'white' }))}
      ${isShared ? nothing : one('random', { random: true }, text('random'))}
    </div>
  </fieldset>`;
}

/** @param {Wish} wish @param {Change} change */
function clock(wish, change) {
  const names = CLOCK.test(wish.clock) ? [...new Set([...CLOCKS, wish.clock])] : CLOCKS;
  const set = (/** @type {string} */ value) => change({ clock: value });
  return html`${choiceField(text('clock'), names.map(clockWords), wish.clock, set)}
  ${ownClock(wish, change, 600)}`;
}

/**
 * The fields of an own clock.
 * @param {{ clock: string, minutes: number, seconds: number }} wish
 * @param {(part: { minutes: number } | { seconds: number }) => void} change @param {number} max
 */
export const ownClock = ({ clock, minutes, seconds }, change, max) =>
  clock === 'custom'
    ? html`<div class="pair">
        ${numberField(text('minutes'), minutes, { min: 1, max, step: 0.5 }, (value) =>
          change({ minutes: value }),
        )}
        ${numberField(text('seconds-a-move'), seconds, { min: 0, max }, (value) =>
          change({ seconds: value }),
        )}
      </div>`
    : nothing;

/** A clock with its name. @param {string} name @returns {[string, string]} */
function clockWords(name) {
  if (name === 'none') return [name, text('no-clock')];
  if (name === 'custom') return [name, text('custom')];
  const [minutes, seconds] = name.split('+');
  return [name, text('some-clock', { minutes, seconds })];
}

/** @param {Wish} wish @param {Change} change @param {boolean} isShared */
function custom(wish, change, isShared) {
  const players = PLAYERS.map((name, at) => /** @type {[string, string]} */ ([`${at}`, name]));
  const fewer = /** @type {const} */ ({ black: 'fewerBlack', white: 'fewerWhite' });
  const most = { min: 0, max: MOST_FEWER };
  return html`<div class="pair">
      ${SIDES.map((side) =>
        choiceField(text('player-of', { side }), players, wish[side], (value) =>
          change({ [side]: value, ...(value === '0' ? {} : { level: value }) }),
        ),
      )}
    </div>
    ${choiceField(text('rules'), rulesOptions(), wish.rules, (rules) =>
      change({ rules, start: presetOf(rules)?.start ?? wish.start }),
    )}
    <p class="faint">${text('rule-words', { name: wish.rules })}</p>
    ${choiceField(text('start'), startOptions(), wish.start, (value) => change({ start: value }))}
    ${sizeFields(wish, change)}
    ${isShared
      ? nothing
      : html`${tickField(text('rated-style'), wish.serious, () =>
            change({ serious: !wish.serious }),
          )}
          <div class="pair">
            ${SIDES.map((side) =>
              textField(
                text('name-of', { side }),
                wish.names[side],
                (name) => change({ names: { ...wish.names, [side]: name } }),
                40,
              ),
            )}
          </div>
          <div class="pair">
            ${SIDES.map((side) =>
              numberField(text('gives-up', { side }), wish[fewer[side]], most, (value) =>
                change({ [fewer[side]]: value }),
              ),
            )}
          </div>
          <p class="faint">${text('handicap')}</p>`}`;
}
