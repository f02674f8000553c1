// What the page says while the server can't be reached.

import { line, retry } from './api.js';
import { app } from './app.js';
import { button } from './dom.js';
import { socket } from './socket.js';
import { text } from './text.js';

/**
 * Lets an element say so, until the signal comes.
 * @param {HTMLElement} host @param {AbortSignal} [signal]
 */
export function sayOffline(host, signal) {
  const draw = () => {
    const code = socket.hasEnded && app.link ? 'program-ended' : 'no-server';
    // A button must stay while it is pressed.
    if (line.isDown ? host.dataset.code === code : !host.dataset.code) return;
    host.dataset.code = line.isDown ? code : '';
    const words = line.isDown ? [text(code), ' ', button(text('try-again'), retry)] : [];
    host.replaceChildren(...words);
  };
  line.addEventListener('change', draw, { signal });
  draw();
}
