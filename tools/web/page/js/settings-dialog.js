// The settings dialog.

import { choice, openDialog, toggle } from './dialog.js';
import { h } from './dom.js';
import { PIECES } from './pieces.js';
import { play } from './sound.js';
import { set, settings } from './settings.js';
import { text } from './text.js';

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
  openDialog(text('settings'), [
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
