// Messages for screen readers, and short notes on the screen.

import { byId, button, cross, h } from './dom.js';
import { text } from '../text/text.js';

const MOST = 8;

/** Announces something to screen readers. @param {string} words */
export function announce(words) {
  const log = byId('live');
  log.append(h('p', {}, words));
  while (log.children.length > MOST) log.firstChild?.remove();
}

/** Removes the note that is there for a while. */
export const dismiss = () => document.querySelector('.toast.passing')?.remove();

/** Where notes are: in the main view where the page speaks, and cover no buttons. */
const place = () => document.querySelector('.view:not([hidden]) .notes') ?? byId('toasts');

/** Takes the lasting notes along to the view that is shown now. */
export const takeNotes = () =>
  place().append(...document.querySelectorAll('.toast:not(.passing)'));

/**
 * Shows a note for a while, or until it is closed if `ms` is 0, with buttons for actions.
 * @param {string} words
 * @param {{ kind?: 'error' | 'note', actions?: [string, () => void][], ms?: number }} [options]
 */
export function note(words, { kind = 'note', actions = [], ms = 6000 } = {}) {
  const close = () => toast.remove();
  const buttons = actions.map(([label, act]) =>
    button(label, () => {
      close();
      act();
    }),
  );
  const end = button(cross(), close, { class: 'quiet icon', 'aria-label': text('close') });
  const kinds = `toast ${kind}${ms > 0 ? ' passing' : ''}`;
  const toast = h('div', { class: kinds }, h('span', {}, words), ...buttons, end);
  dismiss();
  place().append(toast);
  if (ms > 0) setTimeout(close, ms);
  return close;
}
