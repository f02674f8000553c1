// The view of lessons as a template of its state.

import { app } from '../app/app.js';
import { choiceField } from '../dom/fields.js';
import { column, frame } from '../dom/frame.js';
import { keyHelp } from './keys.js';
import { LESSONS, STEPS } from '../model/lessons.js';
import { pieceLines } from './piece-lines.js';
import { strip } from './player-strip.js';
import { ruleName } from '../model/scores.js';
import { prose, text } from '../text/text.js';
import { toolbar } from '../dom/tool.js';
import { html, nothing } from '../vendor/lit-html.js';
import { moveText } from '../model/words.js';

/** @typedef {import('./learn.js').LearnState} LearnState */
/** @typedef {import('./learn.js').Learn} Learn */

/** @param {LearnState} state @param {Learn} learn */
export function learnView(state, learn) {
  const { at, view, said, isDone } = state;
  return frame({
    id: 'learn-board',
    top: html`<h2 class="strip">${titleOf(at)}</h2>`,
    bottom: strip('black', view, { isToMove: !isDone, player: text('you') }),
    side: column(
      html`<p class="status ${said.kind}" role="status"
        >${said.words}<span class="unseen">${isDone ? nothing : pointed(LESSONS[at])}</span></p
      >`,
      card(state, learn),
      actions(state, learn),
    ),
  });
}

/** What a lesson points at, in words. @param {import('../model/lessons.js').Lesson} lesson */
function pointed({ from, to, threat }) {
  if (!from) return nothing;
  const move = to ? text('puzzle-move', { move: moveText(from, to) }) : null;
  const stops = threat ? text('hint-stops', { move: moveText(threat.from, threat.to) }) : '';
  return prose([move ?? text('puzzle-piece', { square: from }), stops]);
}

/** The title of a lesson; the steps of the tutorial have numbers. @param {number} at */
function titleOf(at) {
  const title = text(LESSONS[at].title);
  return at < STEPS.length ? text('step', { number: at + 1, count: STEPS.length, title }) : title;
}

/** @param {LearnState} state @param {Learn} learn */
function card({ at, view, detail, isListOpen }, learn) {
  const names = LESSONS.map((_, index) => /** @type {[string, string]} */ ([
    String(index),
    titleOf(index),
  ]));
  return html`<section
    class="card panel lessons ${isListOpen ? 'open' : ''}"
    aria-label=${text('tutorial')}
  >
    ${choiceField(text('lessons'), names, String(at), (value) => learn.open(Number(value)))}
    <details>
      <summary>${text('rule-sets')}</summary>
      <p>${text('rules-differ')}</p>
      <dl class="books">
        ${app.about?.presets.map(
          ({ name }) => html`<dt>${ruleName(name)}</dt>
            <dd>${text('rule-words', { name })}</dd>`,
        )}
      </dl>
    </details>
    <details>
      <summary>${text('keys')}</summary>
      ${keyHelp()}
    </details>
    ${pieceLines(view, detail)}
  </section>`;
}

/** @param {LearnState} state @param {Learn} learn */
function actions({ at, isReached }, learn) {
  const isLast = at + 1 === STEPS.length || at + 1 === LESSONS.length;
  return toolbar([
    {
      label: text('step-back'),
      sign: 'back',
      isDisabled: at === 0,
      act: () => learn.open(at - 1),
    },
    { label: text('lessons'), sign: 'more', kind: 'narrow', act: () => learn.toggleList() },
    {
      label: text(isLast ? 'easy-game' : 'next-step'),
      sign: 'next',
      kind: 'primary',
      isDisabled: at < STEPS.length && !isReached,
      act: () => learn.next(),
    },
  ]);
}
