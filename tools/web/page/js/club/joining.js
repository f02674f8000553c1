// How a class comes in: a link with a code, and accounts for a list of names. Both are printed.

import { openDialog } from '../dom/dialog.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { form } from './forms.js';
import { named } from './parts.js';

/** @typedef {import('./club.js').Club} Club */

/** What comes before a code in the address. */
const CODE = '#club?code';

/** The code of the club in the address; a damaged one is read as it is. */
export const codeOfAddress = () => new URLSearchParams(location.hash).get(CODE) ?? '';

/** Where people come in. @param {string} [hash] */
const address = (hash = '') => location.href.split('#')[0] + hash;

/**
 * A slip with a link and what is typed there.
 * @param {string} link @param {Record<string, string>} fields
 */
const slip = (link, fields) =>
  html`<div class="club-slip">
    <img class="club-qr" alt="" src=${`club/qr?text=${encodeURIComponent(link)}`} />
    <p><b>${link}</b></p>
    ${Object.entries(fields).map(
      ([name, words]) =>
        html`<p>
          ${text('club-field', { name })}:
          <b class=${name === 'name' ? nothing : 'club-code'}>${words}</b>
        </p>`,
    )}
  </div>`;

/** Shows slips, to be printed. @param {string} title @param {unknown} slips */
const show = (title, slips) =>
  openDialog(title, () => slips, { wide: true, actions: [[text('club-print'), () => print()]] });

/** Shows the link with a code. @param {string} code */
export const openCode = (code) =>
  show(text('club-code-link'), slip(address(`${CODE}=${encodeURIComponent(code)}`), { code }));

/** The names of a list or of the first column of a table. @param {string} list */
const namesOf = (list) =>
  list
    .split('\n')
    .map((line) => line.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g, '').trim())
    .filter(Boolean);

const rosterTitle = () => text('club-card', { name: 'roster' });

/** Makes accounts of names. @param {Club} club */
export const roster = (club) =>
  named(
    'roster',
    html`<p class="faint">${text('club-roster-words')}</p>
      ${form(
        'roster',
        html`<textarea name="names" rows="6" aria-label=${rosterTitle()}></textarea>`,
        async ({ names }) => {
          const { accounts } = await club.change('POST', '/roster', { names: namesOf(names) });
          show(
            rosterTitle(),
            accounts.map(
              (/** @type {{ name: string, passphrase: string }} */ { name, passphrase }) =>
                slip(address(), { name, passphrase }),
            ),
          );
        },
      )}`,
  );
