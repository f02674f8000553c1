// The keys of the page.

import { openDialog } from '../dom/dialog.js';
import { h } from '../dom/dom.js';
import { text } from '../text/text.js';

const KEYS = /** @type {const} */ ([
  'keys-step',
  'keys-ends',
  'keys-undo',
  'keys-hint',
  'keys-flip',
  'keys-analysis',
  'keys-new',
  'keys-tab',
  'keys-square',
  'keys-choose',
  'keys-escape',
  'keys-draw',
  'keys-marks',
  'keys-keys',
]);

/** The table of keys. */
export const keyHelp = () =>
  h(
    'table',
    { class: 'keys' },
    h(
      'tbody',
      {},
      ...KEYS.map((code) => {
        const [key, does] = text(code).split(' | ');
        return h('tr', {}, h('th', { scope: 'row' }, key), h('td', {}, does));
      }),
    ),
  );

/** Opens the list of keys. */
export const openKeys = () => openDialog(text('keys'), [h('div', { tabIndex: 0 }, keyHelp())]);
