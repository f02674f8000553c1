// The keys of the page.

import { openDialog } from '../dom/dialog.js';
import { capital } from '../model/words.js';
import { text } from '../text/text.js';
import { html } from '../vendor/lit-html.js';

const KEYS = /** @type {const} */ ([
  'keys-step',
  'keys-ends',
  'keys-analysis',
  'keys-tab',
  'keys-square',
  'keys-choose',
  'keys-escape',
  'keys-draw',
  'keys-marks',
  'keys-keys',
]);

/** The keys of commands. @type {Map<import('../text/text.js').Code, string>} */
export const COMMAND_KEYS = new Map([
  ['undo', 'u'],
  ['redo', 'r'],
  ['hint', 'h'],
  ['flip', 'f'],
  ['new-game', 'n'],
]);

/** All keys, each with what it does. */
const rows = () => [
  ...KEYS.map((code) => text(code).split(' | ')),
  ...[...COMMAND_KEYS].map(([label, key]) => [key.toUpperCase(), text(label)]),
];

/** The table of keys. */
export const keyHelp = () =>
  html`<table class="keys">
    <tbody>
      ${rows().map(
        ([key, does]) => html`<tr>
          <th scope="row">${key}</th>
          <td>${capital(does)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;

/** Opens the list of keys. */
export const openKeys = () =>
  openDialog(text('keys'), () => html`<div tabindex="0">${keyHelp()}</div>`);
