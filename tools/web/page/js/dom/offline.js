// What the page says while the server can't be reached.

import { line, retry } from '../backend/api.js';
import { download } from '../backend/files.js';
import { button } from './dom.js';
import { socket } from '../backend/socket.js';
import { sentence, text } from '../text/text.js';

/**
 * Lets an element say so, until the signal comes.
 * @param {HTMLElement} host @param {AbortSignal} [signal]
 */
export function sayOffline(host, signal) {
  const draw = () => {
    const hasEnded = line.fault?.code === 'no-server' && socket.hasEnded && socket.isOfProgram;
    const fault = hasEnded ? { code: 'program-ended' } : (line.fault ?? line.missing);
    const { part } = download;
    if (!fault && part !== null) {
      host.dataset.code = 'loading';
      return host.replaceChildren(text('loading', { part }));
    }
    // A button must stay while it is pressed.
    if (host.dataset.code === (fault?.code ?? '')) return;
    host.dataset.code = fault?.code ?? '';
    if (!fault) return host.replaceChildren();
    const action =
      fault.code === 'new-version'
        ? button(text('reload'), () => location.reload())
        : button(text('retry'), retry);
    host.replaceChildren(sentence(fault), ' ', action);
  };
  line.addEventListener('change', draw, { signal });
  download.addEventListener('change', draw, { signal });
  draw();
}
