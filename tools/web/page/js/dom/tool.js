// Buttons of the toolbar that each view has below its content: a sign over a word.

import { sign } from './signs.js';
import { text } from '../text/text.js';
import { html } from '../vendor/lit-html.js';

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

/** @param {Tool[]} tools @param {unknown} [more] */
export const toolbar = (tools, more) =>
  html`<div class="commands" role="toolbar" aria-label=${text('commands')}>
    ${tools.map(tool)} ${more}
  </div>`;
