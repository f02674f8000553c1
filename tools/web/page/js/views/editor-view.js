// The view of the editor as a template of its state.

import { choiceField, textField } from '../dom/fields.js';
import { column, frame } from '../dom/frame.js';
import { race } from './player-strip.js';
import { rulesOptions, sizeFields } from './new-game-form.js';
import { text } from '../text/text.js';
import { toolbar } from '../dom/tool.js';
import { html } from '../vendor/lit-html.js';
import { SIDES } from '../model/words.js';

/** @typedef {import('types/page').Side} Side */
/** @typedef {import('./editor.js').EditorState} EditorState */
/** @typedef {import('./editor.js').Editor} Editor */

/** @typedef {Side | 'nothing'} Brush what a click on a square places */

/** @param {EditorState} state @param {Editor} editor */
export const editorView = (state, editor) =>
  frame({
    id: 'editor-board',
    top: brush('white', state, editor),
    bottom: [brush('black', state, editor), brush('nothing', state, editor)],
    side: column(verdict(state), card(state, editor), actions(state, editor)),
  });

/** @param {Brush} name @param {EditorState} state @param {Editor} editor */
const brush = (name, { brush: chosen, view }, editor) =>
  html`<button
    type="button"
    class="strip brush"
    data-side=${name}
    aria-pressed=${String(name === chosen)}
    @click=${() => editor.change({ brush: name })}
  >
    <span class="stone ${name}" aria-hidden="true"></span>
    ${name === 'nothing'
      ? html`<span class="strip-name">${text('edit-nothing')}</span>`
      : html`<span class="strip-name">${text('side', { side: name })}</span> ${race(view, name)}`}
  </button>`;

/** @param {EditorState} state */
const verdict = ({ checked, note }) =>
  html`<div class="verdict ${checked?.playable === false ? 'bad' : 'good'}" role="status">
    ${checked
      ? html`<p><b>${text(checked.playable ? 'can-start' : 'cannot-start')}</b></p>`
      : ''}
    ${[...(checked?.faults ?? []), ...(checked?.remarks ?? [])].map(
      (words) => html`<p>${words}</p>`,
    )}
    ${note ? html`<p>${note}</p>` : ''}
  </div>`;

/** @param {EditorState} state @param {Editor} editor */
function card({ kept, fen, fault }, editor) {
  const sides = SIDES.map((side) => /** @type {[Side, string]} */ ([side, text('side', { side })]));
  return html`<section class="card panel">
    <h2>${text('editor')}</h2>
    <p class="faint">${text('how-to-edit')}</p>
    ${sizeFields(kept, (part) => editor.keep(part))}
    <div class="pair">
      ${choiceField(text('mover'), sides, kept.toMove, (value) => editor.keep({ toMove: value }))}
      ${choiceField(text('rules'), rulesOptions(), kept.rules, (rules) => editor.keep({ rules }))}
    </div>
    ${textField(text('share-fen'), fen, (value) => editor.readFen(value))}
    <p class="fault" role="alert">${fault}</p>
  </section>`;
}

/** @param {EditorState} state @param {Editor} editor */
const actions = ({ checked }, editor) =>
  toolbar([
    {
      label: text('play-from-here'),
      sign: 'go',
      kind: 'primary',
      isDisabled: !checked?.playable,
      act: () => editor.start(),
    },
    { label: text('start-position'), sign: 'board', act: () => editor.setStart() },
    {
      label: text('empty-board'),
      sign: 'empty',
      act: () => editor.keep({ black: [], white: [] }),
    },
    { label: text('from-game'), sign: 'next', act: () => editor.take() },
    { label: text('copy-link'), sign: 'link', act: () => editor.copyLink() },
  ]);
