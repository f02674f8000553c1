// Messages for screen readers, and short notes on the screen.

import { byId, h, button } from './dom.js';
import { icon } from './icons.js';
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
  const toast = h('div', { class: `toast ${kind}` }, h('span', {}, words));
  if (ms > 0) toast.classList.add('passing');
  const close = () => toast.remove();
  for (const [label, act] of actions) {
    toast.append(
      button(label, () => {
        close();
        act();
      }),
    );
  }
  toast.append(button(icon('close'), close, { class: 'quiet icon', 'aria-label': text('close') }));
  dismiss();
  place().append(toast);
  if (ms > 0) setTimeout(close, ms);
  return close;
}
