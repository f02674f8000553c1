// The keys of the page.

import { openDialog } from './dialog.js';
import { h } from './dom.js';

const KEYS = [
  ['← →', 'one move back or forward; also the mouse wheel over the board'],
  ['Home, End', 'first or last move'],
  ['U, R', 'undo, redo'],
  ['H', 'hint'],
  ['F', 'flip the board'],
  ['A', 'analysis on and off'],
  ['N', 'new game'],
  ['Tab', 'to the board and beyond'],
  ['Arrow keys on the board', 'another square; [ and ] step there'],
  ['Enter or Space', 'choose a piece, then its target'],
  ['Escape', 'cancel the choice or the premove'],
  ['Right mouse button', 'circle a square; drag for an arrow'],
  ['?', 'this list'],
];

/** The table of keys. */
export const keyHelp = () =>
  h(
    'table',
    { class: 'keys' },
    h(
      'tbody',
      {},
      ...KEYS.map(([key, does]) => h('tr', {}, h('th', { scope: 'row' }, key), h('td', {}, does))),
    ),
  );

/** Opens the list of keys. */
export const openKeys = () => openDialog('Keys', [keyHelp()]);
