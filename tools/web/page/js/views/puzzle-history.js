// The window with the puzzles that were tried, the last one first.

import { openDialog } from '../dom/dialog.js';
import { plain } from '../dom/tool.js';
import { numberOf } from '../model/puzzle-progress.js';
import { kindWords } from './puzzles-view.js';
import { text } from '../text/text.js';
import { html } from '../vendor/lit-html.js';

/** @type {Record<string, string>} */
const RESULTS = { '+': 'once', '-': 'failed', '=': 'later' };

/** The most puzzles in it. */
const MOST = 200;

/** @param {import('./puzzles.js').PuzzleState} state @param {(at: number) => void} open */
export function openHistory({ all, kept }, open) {
  const items = kept.history.filter((item) => all?.[numberOf(item) - 1]).reverse();
  openDialog(text('history'), ({ leave }) => {
    const row = (/** @type {string} */ item) => {
      const number = numberOf(item);
      const entries = /** @type {import('../model/puzzle-list.js').Entry[]} */ (all);
      const { kind, rating } = entries[number - 1];
      const words = [
        text('puzzle-number', { number }),
        kindWords(kind),
        text('puzzle-rating', { rating }),
        text('puzzle-result', { result: RESULTS[item.slice(-1)] }),
      ];
      return html`<li>${plain(words.join(' · '), leave(() => open(number - 1)))}</li>`;
    };
    return items.length
      ? html`<ul class="game-list">
          ${items.slice(0, MOST).map(row)}
        </ul>`
      : html`<p class="faint">${text('no-history')}</p>`;
  });
}
