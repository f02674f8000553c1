// The settings dialog.

import { choice, openDialog, toggle } from './dialog.js';
import { h } from './dom.js';
import { PIECES } from './pieces.js';
import { play } from './sound.js';
import { set, settings } from './settings.js';
import { text } from './text.js';
import { capital } from './words.js';

export function openSettings() {
  const flag = (
    /** @type {import('./text.js').Code} */ code,
    /** @type {keyof import('./settings.js').Settings} */ name,
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
      choice(
        text('board'),
        [
          ['wood', text('wood')],
          ['slate', text('slate')],
          ['paper', text('paper')],
        ],
        settings.board,
        (value) => set('board', value),
      ),
      choice(
        text('piece-style'),
        PIECES.map((name) => /** @type {[string, string]} */ ([name, text(name)])),
        settings.pieces,
        (value) => set('pieces', value),
      ),
    ),
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
  ]);
}

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
