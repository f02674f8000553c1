// The view of puzzles as a template of its state.

import { choiceField } from '../dom/fields.js';
import { column, frame } from '../dom/frame.js';
import { pieceLines } from './piece-lines.js';
import { strip } from './player-strip.js';
import { THEMES } from '../model/puzzle-list.js';
import { solved } from '../model/puzzle-progress.js';
import { MISTAKES, timeLeft } from '../model/puzzle-run.js';
import { text } from '../text/text.js';
import { toolbar } from '../dom/tool.js';
import { html, nothing } from '../vendor/lit-html.js';
import { clockText, other } from '../model/words.js';

/** @typedef {import('./puzzles.js').PuzzleState} PuzzleState */
/** @typedef {import('./puzzles.js').Puzzles} Puzzles */

/** @param {PuzzleState} state @param {Puzzles} puzzles */
export function puzzlesView(state, puzzles) {
  const { view, side, said, isDone, run } = state;
  const isToMove = (/** @type {import('types/page').Side} */ one) =>
    !isDone && !view?.end && view?.toMove === one;
  return frame({
    id: 'puzzle-board',
    top: strip(other(side), view, { isToMove: isToMove(other(side)) }),
    bottom: strip(side, view, { isToMove: isToMove(side), player: text('you') }),
    side: column(
      html`${run ? runLine(run) : nothing}
        <p class="status ${said.kind}" role="status" ?hidden=${run && !said.kind}>${said.words}</p>
        <p class="task">${view ? taskWords(state) : ''}</p>`,
      card(state, puzzles),
      actions(state, puzzles),
    ),
  });
}

/** @param {import('../model/puzzle-run.js').Run} run */
const runLine = (run) => html`<p role="timer">
  <b>${clockText(timeLeft(run))}</b> ${text('run-score', { ...run, most: MISTAKES })}
</p>`;

/** @param {PuzzleState} state */
function taskWords({ puzzle, side }) {
  const { task, moves: count } = /** @type {import('../model/puzzle-list.js').Puzzle} */ (puzzle);
  return text(task === 'win' ? 'puzzle-win' : 'puzzle-hold', { side, count });
}

/** A task in short, as the index has it. @param {string} kind */
export const kindWords = (kind) =>
  text('puzzle-task', { task: kind[0] === 'w' ? 'win' : 'hold', moves: kind.slice(1) });

/** @param {string} theme as in the choice of themes */
function themeWords(theme) {
  if (theme.length === 2) return kindWords(theme);
  return text('puzzle-theme', { theme });
}

/** @param {PuzzleState} state @param {Puzzles} puzzles */
function card(state, puzzles) {
  const { all, puzzle, view, at, kept, isDone, run, change, detail } = state;
  const names = THEMES.map((theme) => /** @type {[string, string]} */ ([theme, themeWords(theme)]));
  const rating = Math.round(kept.rating);
  const { streak, best } = kept;
  const score = { solved: solved(kept).size, count: all?.length ?? 0 };
  const about = [text('puzzle-rating', { rating: puzzle?.rating ?? 0 })];
  // They would give the move away.
  if (isDone) about.push(...(puzzle?.themes ?? []).map((theme) => themeWords(theme[0])));
  return html`<section class="card panel" aria-label=${text('puzzle')}>
    <div class="card-head">
      <h2>${view ? text('puzzle-number', { number: at + 1 }) : ''}</h2>
      ${choiceField(text('theme'), names, kept.theme, (value) => puzzles.choose(value), true)}
    </div>
    ${run
      ? nothing
      : html`<p class="faint">${view ? about.join(' · ') : ''}</p>
          <p>
            <b>${text('your-rating', { rating })}</b>
            ${change === null ? nothing : `(${signed(change)})`}
          </p>
          <p class="faint">
            ${text('puzzle-score', { ...score, streak, best })}
          </p>`}
    <div class="row">
      <button type="button" @click=${() => puzzles.ofDay()}>${text('puzzle-of-day')}</button>
      <button type="button" @click=${() => puzzles.startRun()}>${text('timed-run')}</button>
      <button type="button" @click=${() => puzzles.history()}>${text('history')}</button>
    </div>
    ${pieceLines(view, detail)}
  </section>`;
}

/** @param {number} change */
const signed = (change) => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

/** @param {PuzzleState} state @param {Puzzles} puzzles */
function actions({ isDone, before, run }, puzzles) {
  return toolbar([
    {
      label: text('next-puzzle'),
      sign: 'next',
      kind: before ? '' : 'primary',
      isDisabled: !isDone || run !== null,
      act: () => puzzles.next().then(() => puzzles.board.input.focus()),
    },
    {
      label: text('hint'),
      sign: 'hint',
      isDisabled: isDone || run !== null,
      act: () => puzzles.hint(),
    },
    {
      label: text('show-solution'),
      sign: 'show',
      isDisabled: isDone || run !== null,
      act: () => puzzles.solve(),
    },
    {
      label: text('retry'),
      sign: 'redo',
      kind: before ? 'primary' : '',
      isDisabled: run !== null,
      act: () => puzzles.retry(),
    },
    { label: text('play-from-here'), sign: 'go', act: () => puzzles.take() },
  ]);
}
