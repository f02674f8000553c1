// Dialogs.

import { button, h } from './dom.js';
import { icon } from './icons.js';
import { sayOffline } from './offline.js';
import { text } from '../text/text.js';

/**
 * Opens a dialog. It closes with Escape, with its close button, or by the returned function. Its
 * signal comes when it closes, so that requests end with it.
 * @param {string} title
 * @param {(Node | string | null)[]} content
 * @param {{ wide?: boolean, begin?: (signal: AbortSignal) => unknown, actions?: [string,
 *   (signal: AbortSignal) => unknown, string?][] }} [options]
 *   an action that returns `true` leaves the dialog open
 */
export function openDialog(title, content, { wide = false, begin, actions = [] } = {}) {
  const heading = h('h2', { id: `dialog-${Math.random().toString(36).slice(2)}` }, title);
  const close = () => dialog.close();
  const left = new AbortController();
  let isBusy = false;
  /** Does something, and nothing else meanwhile. @param {(signal: AbortSignal) => unknown} act */
  const run = async (act) => {
    if (isBusy) return;
    isBusy = true;
    try {
      if ((await act(left.signal)) !== true) close();
    } catch (error) {
      if (!left.signal.aborted) throw error;
    } finally {
      isBusy = false;
    }
  };
  const offline = h('p', { class: 'offline', role: 'status' });
  const foot = h(
    'div',
    { class: 'actions' },
    ...actions.map(([label, act, kind]) =>
      button(label, () => run(act), { class: kind ?? 'quiet' }),
    ),
  );
  const dialog = h(
    'dialog',
    { class: wide ? 'wide' : '', 'aria-labelledby': heading.id },
    h(
      'div',
      { class: 'dialog-head' },
      heading,
      button(icon('close'), close, { class: 'quiet icon', 'aria-label': text('close') }),
    ),
    h('div', { class: 'dialog-body' }, ...content.filter((part) => part !== null)),
    offline,
    actions.length ? foot : null,
  );
  // The browser's way back closes the dialog, and nothing else.
  const entry = heading.id;
  history.pushState({ dialog: entry }, '');
  addEventListener('popstate', close, { signal: left.signal });
  dialog.addEventListener('close', () => {
    left.abort();
    dialog.remove();
    if (history.state?.dialog === entry) history.back();
  });
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  sayOffline(offline, left.signal);
  Promise.resolve(begin?.(left.signal)).catch((error) => {
    if (!left.signal.aborted) throw error;
  });
  return close;
}
