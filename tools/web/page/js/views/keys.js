// The keys of the page.

import { openDialog } from '../dom/dialog.js';
import { text } from '../text/text.js';
import { html } from '../vendor/lit-html.js';

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
  html`<table class="keys">
    <tbody>
      ${KEYS.map((code) => {
        const [key, does] = text(code).split(' | ');
        return html`<tr>
          <th scope="row">${key}</th>
          <td>${does}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;

/** Opens the list of keys. */
export const openKeys = () =>
  openDialog(text('keys'), () => html`<div tabindex="0">${keyHelp()}</div>`);
