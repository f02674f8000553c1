// The settings dialog.

import { choice, openDialog, toggle } from './dialog.js';
import { h } from './dom.js';
import { PIECES } from './pieces.js';
import { play } from './sound.js';
import { set, settings } from './settings.js';

export function openSettings() {
  const flag = (
    /** @type {string} */ label,
    /** @type {keyof import('./settings.js').Settings} */ name,
  ) => toggle(label, Boolean(settings[name]), (value) => set(name, /** @type {never} */ (value)));
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
  openDialog('Settings', [
    h(
      'div',
      { class: 'pair' },
      choice(
        'Light or dark',
        [
          ['auto', 'System'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ],
        settings.scheme,
        (value) => set('scheme', value),
      ),
      choice(
        'Board',
        [
          ['wood', 'Wood'],
          ['slate', 'Slate'],
          ['paper', 'Paper'],
        ],
        settings.board,
        (value) => set('board', value),
      ),
      choice(
        'Pieces',
        PIECES.map(
          (name) =>
            /** @type {[string, string]} */ ([
              name,
              { stones: 'Stones', flat: 'Flat', shapes: 'Shapes' }[name],
            ]),
        ),
        settings.pieces,
        (value) => set('pieces', value),
      ),
    ),
    h('h3', {}, 'On the board'),
    flag('Coordinates', 'coordinates'),
    flag('Piece counts of all lines, along the edges', 'counts'),
    flag('Lines of the piece under the pointer', 'overlay'),
    flag('Dots on the squares the chosen piece can move to', 'dots'),
    flag('Connections within groups', 'groups'),
    flag('Arrows: last move, best moves', 'arrows'),
    h('h3', {}, 'During a game'),
    flag('Warn when a side can win with its next move', 'threats'),
    flag('Teaching: offer to take back bad moves', 'teaching'),
    flag('Turn the board for two players at one screen', 'autoFlip'),
    flag('Sounds', 'sounds'),
    h('label', { class: 'field' }, h('span', {}, 'Volume'), volume),
  ]);
}
