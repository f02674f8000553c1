// Dialogs.

import { Refusal } from '../backend/api.js';
import { cross, h } from './dom.js';
import { sayOffline } from './offline.js';
import { plain } from './tool.js';
import { text } from '../text/text.js';
import { html, nothing, render } from '../vendor/lit-html.js';

/**
 * Opens a dialog. It closes with Escape, with its close button, or by what its content gets:
 * `leave` makes an action of one that closes it first. Its signal comes when it closes, so that
 * requests end with it.
 * @param {string} title
 * @param {(dialog: { close: () => void, draw: () => void, leave: (act: () => unknown) => () => void
 *   }) => unknown} content a template of what is in it, which `draw` asks for again
 * @param {{ wide?: boolean, begin?: (signal: AbortSignal, draw: () => void) => unknown, actions?:
 *   [string, (signal: AbortSignal) => unknown, string?][] }} [options]
 *   an action that the server refuses leaves the dialog open, with the reason
 */
export function openDialog(title, content, { wide = false, begin, actions = [] } = {}) {
  const id = `dialog-${Math.random().toString(36).slice(2)}`;
  const dialog = h('dialog', { class: wide ? 'wide' : '', 'aria-labelledby': id });
  const close = () => dialog.close();
  const leave = (/** @type {() => unknown} */ act) => () => {
    close();
    act();
  };
  const left = new AbortController();
  const opener = document.activeElement;
  let isBusy = false;
  let fault = '';
  /** Does something, and nothing else meanwhile. @param {(signal: AbortSignal) => unknown} act */
  const run = async (act) => {
    if (isBusy) return;
    isBusy = true;
    try {
      await act(left.signal);
      close();
    } catch (error) {
      if (left.signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      fault = error.message;
      draw();
    } finally {
      isBusy = false;
    }
  };
  const sign = cross();
  const foot = actions.map(([label, act, kind]) => plain(label, () => run(act), { class: kind }));
  const draw = () => {
    const inside = html`<div class="dialog-head">
        <h2 id=${id}>${title}</h2>
        ${plain(sign, close, { class: 'quiet icon', name: text('close') })}
      </div>
      <div class="dialog-body">
        ${content({ close, draw, leave })}
        ${fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing}
      </div>
      <p class="offline" role="status"></p>
      ${foot.length ? html`<div class="actions">${foot}</div>` : nothing}`;
    render(inside, dialog);
  };
  // The browser's way back closes the dialog, and nothing else. One may take another's place.
  history[history.state?.dialog ? 'replaceState' : 'pushState']({ dialog: id }, '');
  addEventListener('popstate', close, { signal: left.signal });
  dialog.addEventListener('close', () => {
    left.abort();
    dialog.remove();
    // What opened it may be gone, or can't be pressed now.
    const { activeElement: now, body } = document;
    const board = document.querySelector('.view:not([hidden]) .cell[tabindex="0"]');
    if (now === body && opener !== body) /** @type {any} */ (board)?.focus({ preventScroll: true });
    if (history.state?.dialog === id) history.back();
  });
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) close();
  });
  draw();
  document.body.append(dialog);
  dialog.showModal();
  sayOffline(/** @type {HTMLElement} */ (dialog.querySelector('.offline')), left.signal);
  Promise.resolve(begin?.(left.signal, draw)).catch((error) => {
    if (!left.signal.aborted) throw error;
  });
}
