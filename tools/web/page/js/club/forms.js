// The forms of the club.

import { html, nothing } from '../vendor/lit-html.js';
import { once } from './parts.js';

/** @typedef {[name: string, label: string, kind?: string]} Field */

/** @param {Field} field @param {string} [value] */
export const field = ([name, words, kind = 'text'], value = '') =>
  html`<label class="field"
    ><span>${words}</span
    ><input
      type=${kind}
      name=${name}
      value=${value}
      autocomplete="off"
      autocapitalize="none"
      min=${kind === 'number' ? 1 : nothing}
  /></label>`;

/** @param {string} name @param {string} words @param {boolean} value */
export const box = (name, words, value) =>
  html`<label class="toggle"
    ><input type="checkbox" name=${name} ?checked=${value} /><span>${words}</span></label
  >`;

/**
 * A form, which tells what is in its fields.
 * @param {string} label of the button @param {unknown} fields
 * @param {(values: Record<string, any>) => Promise<unknown>} act
 */
export const form = (label, fields, act) =>
  html`<form
    class="club-form"
    @submit=${once(async (/** @type {HTMLFormElement} */ place) => {
      await act(Object.fromEntries(new FormData(place)));
      place.reset();
    })}
  >
    ${fields}
    <div class="row"><button type="submit" class="primary">${label}</button></div>
  </form>`;
