// How a class comes in: a link with a code, and accounts for a list of names. Both are printed.

import { openDialog } from '../dom/dialog.js';
import { text } from '../text/text.js';
import { html } from '../vendor/lit-html.js';
import { form } from './forms.js';
import { card } from './parts.js';

/** @typedef {import('./club.js').Club} Club */

const CODE = '#club?code=';

/** The code of the club in the address. */
export const codeOfAddress = () =>
  location.hash.startsWith(CODE) ? decodeURIComponent(location.hash.slice(CODE.length)) : '';

/** Where people come in. @param {string} [hash] */
const address = (hash = '') => location.href.split('#')[0] + hash;

/** @param {string} link */
const qr = (link) =>
  html`<img class="club-qr" alt="" src=${`club/qr?text=${encodeURIComponent(link)}`} />`;

/** Shows slips, to be printed. @param {string} title @param {unknown} slips */
const show = (title, slips) =>
  openDialog(title, () => slips, { wide: true, actions: [[text('club-print'), () => print()]] });

/** Shows the link with a code. @param {string} code */
export function openCode(code) {
  const link = address(CODE + encodeURIComponent(code));
  show(
    text('club-code-link'),
    html`<div class="club-slip">
      ${qr(link)}
      <p><b>${link}</b></p>
      <p>${text('club-code')}: <b class="club-code">${code}</b></p>
    </div>`,
  );
}

/** The names of a list or of the first column of a table. @param {string} list */
const namesOf = (list) =>
  list
    .split('\n')
    .map((line) => line.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g, '').trim())
    .filter(Boolean);

/** Makes accounts of names. @param {Club} club */
export const roster = (club) =>
  card(
    text('club-roster'),
    html`<p class="faint">${text('club-roster-words')}</p>
      ${form(
        text('club-roster-make'),
        html`<textarea name="names" rows="6" aria-label=${text('club-roster')}></textarea>`,
        async ({ names }) => {
          const { accounts } = await club.change('POST', '/roster', { names: namesOf(names) });
          show(
            text('club-roster'),
            accounts.map(
              (/** @type {{ name: string, passphrase: string }} */ { name, passphrase }) =>
                html`<div class="club-slip">
                  ${qr(address())}
                  <p><b>${address()}</b></p>
                  <p>${text('club-name')}: <b>${name}</b></p>
                  <p>${text('club-passphrase')}: <b class="club-code">${passphrase}</b></p>
                </div>`,
            ),
          );
        },
      )}`,
  );
