// The window of settings.

import { choice, openDialog, toggle } from './dialog.js';
import { h } from './dom.js';
import { PIECES } from './pieces.js';
import { set, settings } from './settings.js';

export function openSettings() {
  const flag = (/** @type {string} */ label, /** @type {keyof import('./settings.js').Settings} */ name) =>
    toggle(label, Boolean(settings[name]), (value) => set(name, /** @type {never} */ (value)));
  openDialog('Settings', [
    h('div', { class: 'pair' },
      choice('Light or dark', [['auto', 'As the system'], ['light', 'Light'], ['dark', 'Dark']], settings.scheme, (value) => set('scheme', value)),
      choice('Board', [['wood', 'Wood'], ['slate', 'Slate'], ['paper', 'Paper']], settings.board, (value) => set('board', value)),
      choice('Pieces', PIECES.map((name) => /** @type {[string, string]} */ ([name, { stones: 'Stones', flat: 'Flat', shapes: 'Shapes' }[name]])), settings.pieces, (value) => set('pieces', value))),
    h('h3', {}, 'On the board'),
    flag('Coordinates', 'coordinates'),
    flag('Count of every line along the edges', 'counts'),
    flag('Lines of the piece under the pointer', 'overlay'),
    flag('Dots where the chosen piece can go', 'dots'),
    flag('Join the pieces of a group', 'groups'),
    flag('Arrows: last move, best moves', 'arrows'),
    h('h3', {}, 'In play'),
    flag('Warn when a side could win with its next move', 'threats'),
    flag('Teaching: offer to take back a bad move', 'teaching'),
    flag('Sounds', 'sounds'),
  ]);
}
