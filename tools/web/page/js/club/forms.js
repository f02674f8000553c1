// The forms of the club. The names of forms and of fields choose their words.

import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';
import { card, once } from './parts.js';

/** @param {string} name @param {string} [kind] @param {string} [value] */
export const field = (name, kind = 'text', value = '') =>
  html`<label class="field"
    ><span>${text('club-field', { name })}</span
    ><input
      type=${kind}
      name=${name}
      value=${value}
      autocomplete="off"
      autocapitalize="none"
      min=${kind === 'number' ? 1 : nothing}
  /></label>`;

/** @param {string} name @param {boolean} value @param {string} [words] */
export const box = (name, value, words = text('club-field', { name })) =>
  html`<label class="toggle"
    ><input type="checkbox" name=${name} ?checked=${value} /><span>${words}</span></label
  >`;

/**
 * A form, which tells what is in its fields.
 * @param {string} name @param {unknown} fields
 * @param {(values: Record<string, any>) => Promise<unknown>} act
 */
export const form = (name, fields, act) =>
  html`<form
    class="club-form"
    @submit=${once(async (/** @type {HTMLFormElement} */ place) => {
      await act(Object.fromEntries(new FormData(place)));
      place.reset();
    })}
  >
    ${fields}
    <div class="row">
      <button type="submit" class="primary">${text('club-form', { name })}</button>
    </div>
  </form>`;

/**
 * A form in a card of the same name, perhaps under a sentence.
 * @param {string} name @param {unknown} fields
 * @param {(values: Record<string, any>) => Promise<unknown>} act @param {string} [words]
 */
export const formCard = (name, fields, act, words) =>
  card(text('club-form', { name }), [
    words ? html`<p class="faint">${words}</p>` : nothing,
    form(name, fields, act),
  ]);
