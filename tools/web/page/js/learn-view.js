// The view of lessons as a template of its state.

import { choiceField } from './fields.js';
import { column, frame } from './frame.js';
import { LESSONS } from './learn.js';
import { strip } from './player-strip.js';
import { ruleName } from './scores.js';
import { pieceLines } from './status.js';
import { text } from './text.js';
import { toolbar } from './tool.js';
import { STEPS } from './tutorial-steps.js';
import { html } from './vendor/lit-html.js';

/** @typedef {import('./learn.js').LearnState} LearnState */
/** @typedef {import('./learn.js').Learn} Learn */

/** @param {LearnState} state @param {Learn} learn */
export function learnView(state, learn) {
  const { view, said, isDone } = state;
  const one = (/** @type {import('./types.js').Side} */ side) =>
    strip(side, view, { isToMove: !isDone && view?.toMove === side });
  return frame({
    id: 'learn-board',
    top: one('white'),
    bottom: one('black'),
    side: column(
      html`<p class="status ${said.kind}" role="status">${said.words}</p>`,
      card(state, learn),
      actions(state, learn),
    ),
  });
}

/** The title of a lesson; the steps of the tutorial have numbers. @param {number} at */
function titleOf(at) {
  const title = text(LESSONS[at].title);
  return at < STEPS.length ? text('step', { number: at + 1, count: STEPS.length, title }) : title;
}

/** @param {LearnState} state @param {Learn} learn */
function card({ at, presets, view, detail }, learn) {
  const names = LESSONS.map((_, index) => /** @type {[string, string]} */ ([
    String(index),
    titleOf(index),
  ]));
  return html`<section class="card panel tutorial" aria-label=${text('tutorial')}>
    <h2>${titleOf(at)}</h2>
    ${LESSONS[at].words.map((code) => html`<p>${text(code)}</p>`)}
    ${choiceField(text('lessons'), names, String(at), (value) => learn.open(Number(value)))}
    <details>
      <summary>${text('rule-sets')}</summary>
      <p>${text('rules-differ')}</p>
      <dl class="books">
        ${presets.map(
          ({ name }) => html`<dt>${ruleName(name)}</dt>
            <dd>${text('rule-words', { name })}</dd>`,
        )}
      </dl>
    </details>
    <details>
      <summary>${text('keys')}</summary>
      ${learn.keys}
    </details>
    ${pieceLines(view, detail)}
  </section>`;
}

/** @param {LearnState} state @param {Learn} learn */
function actions({ at, isReached }, learn) {
  const isLast = at + 1 === STEPS.length || at + 1 === LESSONS.length;
  return toolbar([
    {
      label: text('previous'),
      sign: 'back',
      isDisabled: at === 0,
      act: () => learn.open(at - 1),
    },
    { label: text('again'), sign: 'redo', act: () => learn.open(at) },
    {
      label: text(isLast ? 'easy-game' : 'next-step'),
      sign: 'next',
      kind: 'primary',
      isDisabled: at < STEPS.length && !isReached,
      act: () => learn.next(),
    },
  ]);
}
