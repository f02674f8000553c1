// Buttons of the toolbar that each view has below its content: a sign over a word.

import { sign } from './signs.js';
import { text } from '../text/text.js';
import { html, nothing } from '../vendor/lit-html.js';

/**
 * @typedef {object} Tool
 * @property {string} label
 * @property {string} [word] where the label is too long
 * @property {import('./signs.js').SignName} sign
 * @property {string} [title]
 * @property {string} [kind]
 * @property {boolean} [isHidden]
 * @property {boolean} [isDisabled]
 * @property {() => unknown} act
 */

/** @param {Tool} tool */
const tool = ({ label, word, sign: name, title, kind = '', isHidden, isDisabled, act }) =>
  html`<button
    type="button"
    class="tool ${kind}"
    title=${title ?? label}
    aria-label=${label}
    ?hidden=${isHidden}
    ?disabled=${isDisabled}
    @click=${act}
  >${sign(name)}<span class="word">${word ?? label}</span></button>`;

/**
 * A button beside the content.
 * @param {unknown} label @param {(event: Event) => unknown} act
 * @param {{ class?: string, name?: string, isPressed?: boolean, isDisabled?: boolean }} [more]
 *   with a name where the label says too little
 */
export const plain = (label, act, { class: kind = 'quiet', name, isPressed, isDisabled } = {}) =>
  html`<button
    type="button"
    class=${kind}
    title=${name ?? nothing}
    aria-label=${name ?? nothing}
    aria-pressed=${isPressed ?? nothing}
    ?disabled=${isDisabled}
    @click=${act}
  >${label}</button>`;

/** @param {Tool[]} tools @param {unknown} [more] */
export const toolbar = (tools, more) =>
  html`<div class="commands" role="toolbar" aria-label=${text('commands')}>
    ${tools.map(tool)} ${more}
  </div>`;
