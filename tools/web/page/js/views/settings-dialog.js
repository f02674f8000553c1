// The settings dialog.

import { app } from '../app/app.js';
import { openDialog } from '../dom/dialog.js';
import { s } from '../dom/dom.js';
import { choiceField, tickField, valued } from '../dom/fields.js';
import { CELL } from '../model/geometry.js';
import { drawPiece, PIECES } from '../board/pieces.js';
import { play } from '../app/sound.js';
import { set, settings, settingsChanged } from '../model/settings.js';
import { LANGUAGES } from '../text/languages.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { capital, SIDES } from '../model/words.js';

const SCHEMES = ['auto', 'light', 'dark'];

/** The boards, each with the pieces that it comes with. */
const THEMES = /** @type {const} */ ([
  ['wood', 'stones'],
  ['slate', 'stones'],
  ['green', 'stones'],
  ['paper', 'flat'],
  ['clear', 'shapes'],
]);

export const openSettings = () =>
  openDialog(
    text('settings'),
    ({ close }) => {
      const speak = (/** @type {string} */ language) => {
        set('language', language);
        // The address is as before the dialog then.
        addEventListener('popstate', () => location.reload(), { once: true });
        close();
      };
      return form(speak);
    },
    { begin: (signal, draw) => settingsChanged.addEventListener('change', draw, { signal }) },
  );

/** @typedef {{ [K in keyof typeof settings]: (typeof settings)[K] extends boolean ? K : never
 *   }[keyof typeof settings]} Flag */

/** @param {import('../text/text.js').Code} code @param {Flag} name */
const flag = (code, name) =>
  tickField(text(code), settings[name], () => set(name, !settings[name]));

/**
 * Values of choices with their names.
 * @param {readonly string[]} names @param {import('../text/text.js').Code} code
 * @returns {[string, string][]}
 */
const named = (names, code) => names.map((name) => [name, text(code, { name })]);

/** @param {(language: string) => void} speak */
const form = (speak) => html`<div class="settings">
  ${choiceField(text('language'), languages(), settings.language, speak)}
  <div class="pair">
    ${choiceField(text('scheme'), named(SCHEMES, 'scheme-name'), settings.scheme, (value) =>
      set('scheme', value),
    )}
    ${choiceField(text('piece-style'), named(PIECES, 'piece-name'), settings.pieces, (value) =>
      set('pieces', value),
    )}
  </div>
  <fieldset class="themes">
    <legend>${text('board')}</legend>
    ${THEMES.map(theme)}
  </fieldset>
  ${flag('large-text', 'largeText')}
  <h3>${text('on-the-board')}</h3>
  ${flag('coordinates', 'coordinates')} ${flag('counts', 'counts')} ${flag('overlay', 'overlay')}
  ${flag('dots', 'dots')} ${flag('bonds', 'groups')} ${flag('arrows', 'arrows')}
  <h3>${text('during-a-game')}</h3>
  ${flag('threats', 'threats')} ${flag('teaching', 'teaching')} ${flag('auto-flip', 'autoFlip')}
  ${flag('sounds', 'sounds')}
  <label class="field"
    ><span>${text('volume')}</span
    ><input
      type="range"
      min="0"
      max="100"
      .value=${String(settings.volume)}
      @change=${valued(volume)}
  /></label>
  ${app.isKept === null
    ? nothing
    : html`<p class="faint">${text('kept', { isKept: app.isKept })}</p>`}
</div>`;

/** @param {string} value */
function volume(value) {
  set('volume', Number(value));
  play('move');
}

/** A board with its picture; it brings its pieces. @param {typeof THEMES[number]} theme */
function theme([board, pieces]) {
  const choose = () => {
    set('board', board);
    set('pieces', pieces);
  };
  return html`<label class="theme" data-board=${board}
    ><input
      type="radio"
      name="board"
      value=${board}
      .checked=${settings.board === board}
      @change=${choose}
    />${sample(pieces)}<span>${text('board-name', { name: board })}</span></label
  >`;
}

/** A black and a white piece on two squares. @param {string} pieces */
const sample = (pieces) =>
  s(
    'svg',
    { viewBox: `0 0 ${2 * CELL} ${CELL}`, 'aria-hidden': 'true' },
    ...SIDES.map((side, at) => {
      const group = s('g', { class: 'squares', transform: `translate(${at * CELL})` });
      const piece = drawPiece(side, pieces);
      piece.setAttribute('transform', `translate(${CELL / 2} ${CELL / 2})`);
      const square = { class: at ? 'light' : 'dark', width: CELL, height: CELL };
      group.append(s('rect', square), piece);
      return group;
    }),
  );

/** The languages, each in its own words. @returns {[string, string, string?][]} */
function languages() {
  const own = (/** @type {string} */ name) => /** @type {[string, string, string]} */ ([
    name,
    capital(new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name),
    name,
  ]);
  return [['auto', text('language-auto')], ...['en', ...LANGUAGES].map(own)];
}
