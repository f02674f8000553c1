// Labelled fields in templates.

import { html, nothing } from '../vendor/lit-html.js';

/** Hears what is in a field now. @param {(value: string) => unknown} act */
export const valued = (act) => (/** @type {Event} */ { target }) =>
  act(/** @type {HTMLInputElement | HTMLSelectElement} */ (target).value);

/**
 * A choice from a list.
 * @template {string} T
 * @param {string} label
 * @param {readonly [T, string, string?][]} options values with their names, perhaps in a language
 * @param {T} value @param {(value: T) => void} change @param {boolean} [isUnseen] for the label
 */
export const choiceField = (label, options, value, change, isUnseen = false) => {
  const list = html`<select
    aria-label=${isUnseen ? label : nothing}
    @change=${valued((chosen) => change(/** @type {T} */ (chosen)))}
  >
    ${options.map(
      ([name, words, lang]) =>
        html`<option value=${name} lang=${lang ?? nothing} .selected=${name === value}
          >${words}</option
        >`,
    )}
  </select>`;
  return isUnseen ? list : html`<label class="field"><span>${label}</span>${list}</label>`;
};

/**
 * A number. One outside of the range or between its steps becomes the nearest of them.
 * @param {string} label @param {number} value
 * @param {{ min: number, max: number, step?: number }} range
 * @param {(value: number) => void} change
 */
export const numberField = (label, value, { min, max, step = 1 }, change) =>
  html`<label class="field"
    ><span>${label}</span
    ><input
      type="number"
      min=${min}
      max=${max}
      step=${step}
      .value=${String(value)}
      @change=${(/** @type {Event} */ event) => {
        const input = /** @type {HTMLInputElement} */ (event.target);
        const steps = Math.round(((Number(input.value) || min) - min) / step);
        const given = Math.min(max, Math.max(min, Number((min + steps * step).toFixed(6))));
        input.value = String(given);
        change(given);
      }}
  /></label>`;

/**
 * A line of text.
 * @param {string} label @param {string} value @param {(value: string) => void} change
 * @param {number} [most] signs
 */
export const textField = (label, value, change, most = 200) =>
  html`<label class="field"
    ><span>${label}</span
    ><input
      type="text"
      maxlength=${most}
      spellcheck="false"
      .value=${value}
      @change=${valued(change)}
  /></label>`;

/**
 * A box to tick.
 * @param {string} label @param {boolean} value @param {(event: Event) => void} change
 * @param {boolean} [isDisabled]
 */
export const tickField = (label, value, change, isDisabled = false) =>
  html`<label class="toggle"
    ><input type="checkbox" .checked=${value} ?disabled=${isDisabled} @change=${change} /><span
      >${label}</span
    ></label
  >`;
