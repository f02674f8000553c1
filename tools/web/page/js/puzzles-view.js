// The view of puzzles as a template of its state.

import { choiceField } from './fields.js';
import { column, frame } from './frame.js';
import { strip } from './player-strip.js';
import { pieceLines } from './status.js';
import { text } from './text.js';
import { toolbar } from './tool.js';
import { html } from './vendor/lit-html.js';
import { other } from './words.js';

/** @typedef {import('./puzzles.js').PuzzleState} PuzzleState */
/** @typedef {import('./puzzles.js').Puzzles} Puzzles */

/** @param {PuzzleState} state @param {Puzzles} puzzles */
export function puzzlesView(state, puzzles) {
  const { view, side, said, isDone, detail } = state;
  const isToMove = (/** @type {import('./types.js').Side} */ one) =>
    !isDone && !view?.end && view?.toMove === one;
  return frame({
    id: 'puzzle-board',
    top: strip(other(side), view, { isToMove: isToMove(other(side)) }),
    bottom: strip(side, view, { isToMove: isToMove(side) }),
    side: column(
      html`<p class="status ${said.kind}" role="status">${said.words}</p>
        <p class="task">${view ? taskWords(state) : ''}</p>
        ${pieceLines(view, detail)}`,
      card(state, puzzles),
      actions(puzzles),
    ),
  });
}

/** @param {PuzzleState} state */
function taskWords({ all, kept, side }) {
  const { task, moves: count } = /** @type {import('./puzzles.js').Puzzle[]} */ (all)[kept.at];
  return text(task === 'win' ? 'puzzle-win' : 'puzzle-hold', { side, count });
}

/** @param {PuzzleState} state @param {Puzzles} puzzles */
function card({ all, kept, view }, puzzles) {
  const puzzle = all?.[kept.at];
  if (!all || !puzzle)
    return html`<section class="card panel" aria-label=${text('puzzle')}>
      <p>${all ? text('no-puzzles') : ''}</p>
    </section>`;
  const { theme, difficulty } = puzzle;
  const names = all.map((one, index) => {
    const words = text('puzzle-item', { ...one, number: index + 1 });
    return /** @type {[string, string]} */ ([
      String(index),
      kept.solved.includes(one.fen) ? `${words} ✓` : words,
    ]);
  });
  const { solved, streak, best } = kept;
  const score = { solved: solved.length, count: all.length, streak, best };
  return html`<section class="card panel" aria-label=${text('puzzle')}>
    <div class="card-head">
      <h2>${view ? text('puzzle-number', { number: kept.at + 1 }) : ''}</h2>
      ${choiceField(
        text('puzzle'),
        names,
        String(kept.at),
        (value) => puzzles.open(Number(value)),
        true,
      )}
    </div>
    <p class="faint">${text('puzzle-about', { theme, difficulty })}</p>
    <p class="faint">${text('puzzle-score', score)}</p>
  </section>`;
}

/** @param {Puzzles} puzzles */
function actions(puzzles) {
  const { at } = puzzles.state.kept;
  return toolbar([
    {
      label: text('next-puzzle'),
      sign: 'next',
      kind: 'primary',
      act: () => puzzles.open(at + 1),
    },
    { label: text('hint'), sign: 'hint', act: () => puzzles.hint() },
    { label: text('show-solution'), sign: 'show', act: () => puzzles.solve() },
    { label: text('retry'), sign: 'redo', act: () => puzzles.open(at) },
    { label: text('play-from-here'), sign: 'go', act: () => puzzles.take() },
  ]);
}
