// The settings dialog.

import { app } from '../app/app.js';
import { choice, openDialog, toggle } from '../dom/dialog.js';
import { h, s } from '../dom/dom.js';
import { CELL } from '../model/geometry.js';
import { drawPiece, PIECES } from '../board/pieces.js';
import { play } from '../app/sound.js';
import { set, settings } from '../model/settings.js';
import { text } from '../text/text.js';
import { capital, SIDES } from '../model/words.js';

/** The boards, each with the pieces that it comes with. */
const THEMES = /** @type {const} */ ([
  ['wood', 'stones'],
  ['slate', 'stones'],
  ['green', 'stones'],
  ['paper', 'flat'],
  ['clear', 'shapes'],
]);

export function openSettings() {
  const flag = (
    /** @type {import('../text/text.js').Code} */ code,
    /** @type {keyof import('../model/settings.js').Settings} */ name,
  ) =>
    toggle(text(code), Boolean(settings[name]), (value) =>
      set(name, /** @type {never} */ (value)),
    );
  const volume = h('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: String(settings.volume),
    onchange: () => {
      set('volume', Number(volume.value));
      play('move');
    },
  });
  const pieces = choice(
    text('piece-style'),
    PIECES.map((name) => /** @type {[string, string]} */ ([name, text(name)])),
    settings.pieces,
    (value) => set('pieces', value),
  );
  const close = openDialog(text('settings'), [
    languageField((value) => {
      set('language', value);
      // The address is as before the dialog then.
      addEventListener('popstate', () => location.reload(), { once: true });
      close();
    }),
    h(
      'div',
      { class: 'pair' },
      choice(
        text('scheme'),
        [
          ['auto', text('scheme-auto')],
          ['light', text('scheme-light')],
          ['dark', text('scheme-dark')],
        ],
        settings.scheme,
        (value) => set('scheme', value),
      ),
      pieces,
    ),
    themes(/** @type {HTMLSelectElement} */ (pieces.querySelector('select'))),
    flag('large-text', 'largeText'),
    h('h3', {}, text('on-the-board')),
    flag('coordinates', 'coordinates'),
    flag('counts', 'counts'),
    flag('overlay', 'overlay'),
    flag('dots', 'dots'),
    flag('bonds', 'groups'),
    flag('arrows', 'arrows'),
    h('h3', {}, text('during-a-game')),
    flag('threats', 'threats'),
    flag('teaching', 'teaching'),
    flag('auto-flip', 'autoFlip'),
    flag('sounds', 'sounds'),
    h('label', { class: 'field' }, h('span', {}, text('volume')), volume),
    app.isKept === null ? '' : h('p', { class: 'faint' }, text('kept', { isKept: app.isKept })),
  ]);
}

/** The choice of the board, with pictures; it brings its pieces. @param {HTMLSelectElement} list */
function themes(list) {
  return h(
    'fieldset',
    { class: 'themes' },
    h('legend', {}, text('board')),
    ...THEMES.map(([board, pieces]) =>
      h(
        'label',
        { class: 'theme', 'data-board': board },
        h('input', {
          type: 'radio',
          name: 'board',
          value: board,
          checked: settings.board === board,
          onchange: () => {
            set('board', board);
            set('pieces', (list.value = pieces));
          },
        }),
        sample(pieces),
        h('span', {}, text(board)),
      ),
    ),
  );
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

/** The choice of the language, each in its own words. @param {(value: string) => void} choose */
function languageField(choose) {
  const others = document.documentElement.dataset.languages?.split(' ') ?? [];
  const names = ['en', ...others].map((name) => {
    const words = new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name;
    return /** @type {[string, string]} */ ([name, capital(words)]);
  });
  const field = choice(
    text('language'),
    [['auto', text('language-auto')], ...names],
    names.some(([name]) => name === settings.language) ? settings.language : 'auto',
    choose,
  );
  for (const option of field.querySelectorAll('option'))
    if (option.value !== 'auto') option.lang = option.value;
  return field;
}
