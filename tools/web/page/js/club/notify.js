// Notifications by the browser, while the page is out of sight.

import { update } from '../app/app.js';
import { load, save } from '../backend/store.js';
import { tickField } from '../dom/fields.js';
import { text } from '../text/text.js';
import { nothing } from '../vendor/lit-html.js';

const KEPT = 'club-notify';

/** Whether the browser has any. */
const exist = () => typeof Notification !== 'undefined';

/** Whether the visitor wants them and the browser gives them. */
const isOn = () => exist() && Notification.permission === 'granted' && load(KEPT) === true;

/**
 * Tells something to a visitor who wants that and does not see the page.
 * @param {string} title @param {string} body @param {string} address where it leads to
 */
export function notify(title, body, address) {
  if (!isOn() || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag: address });
    shown.addEventListener('click', () => {
      focus();
      location.hash = address;
      shown.close();
    });
  } catch {
    // Some browsers of phones have none of pages. The title says it, too.
  }
}

/** @param {Event} event */
async function choose({ currentTarget }) {
  const box = /** @type {HTMLInputElement} */ (currentTarget);
  const isWanted = box.checked;
  if (isWanted) await Notification.requestPermission();
  save(KEPT, isWanted);
  box.checked = isOn();
  update();
}

/** The choice of notifications, where the browser has any. */
export const notifyChoice = () =>
  exist()
    ? tickField(text('club-notify'), isOn(), choose, Notification.permission === 'denied')
    : nothing;
