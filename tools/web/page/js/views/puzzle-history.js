// The window with the puzzles that were tried, the last one first.

import { openDialog } from '../dom/dialog.js';
import { button, h } from '../dom/dom.js';
import { numberOf } from '../model/puzzle-progress.js';
import { kindWords } from './puzzles-view.js';
import { text } from '../text/text.js';

/** @type {Record<string, string>} */
const RESULTS = { '+': 'once', '-': 'failed', '=': 'later' };

/** The most puzzles in it. */
const MOST = 200;

/** @param {import('./puzzles.js').PuzzleState} state @param {(at: number) => void} open */
export function openHistory({ all, kept }, open) {
  const items = kept.history.filter((item) => all?.[numberOf(item) - 1]).reverse();
  const rows = items.slice(0, MOST).map((item) => {
    const number = numberOf(item);
    const entries = /** @type {import('../model/puzzle-list.js').Entry[]} */ (all);
    const { kind, rating } = entries[number - 1];
    const words = [
      text('puzzle-number', { number }),
      kindWords(kind),
      text('puzzle-rating', { rating }),
      text('puzzle-result', { result: RESULTS[item.slice(-1)] }),
    ];
    const act = () => {
      close();
      open(number - 1);
    };
    return h('li', {}, button(words.join(' · '), act, { class: 'quiet' }));
  });
  const list = h('ul', { class: 'game-list' }, ...rows);
  const none = h('p', { class: 'faint' }, text('no-history'));
  const close = openDialog(text('history'), [rows.length ? list : none]);
}
