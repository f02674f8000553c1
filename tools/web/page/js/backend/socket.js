// The WebSocket: searches and the shared game. It reconnects by itself and then requests unfinished
// jobs again.

import { noteLine, pause } from './api.js';
import { inWords } from '../text/text.js';

/** @typedef {import('types/page').Findings} Findings */
/** @typedef {import('types/page').ClientMessage | import('types/club').ClientText} Sent */

/**
 * @typedef {object} Job
 * @property {object} ask
 * @property {(findings: Findings) => void} found
 * @property {(findings: Findings | null) => void} resolve
 * @property {(error: Error) => void} reject
 */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/** The close code of a server that shuts down. */
const GOING_AWAY = 1001;

/**
 * Tells of each message by an event of its type, with the message as `detail`, and of refused ones
 * that no job has sent as what is `said`.
 */
class Socket extends EventTarget {
  constructor() {
    super();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<number, Job>} */
    this.jobs = new Map();
    this.next = 1;
    this.wait = FIRST_WAIT;
    /** Whether the server said `hello` on this connection. */
    this.isGreeted = false;
    /** Whether the server takes no connection of this visitor. */
    this.isRefused = false;
    /** Whether the terminal program is the server. */
    this.isOfProgram = false;
    /** Whether the server said that it shuts down. */
    this.hasEnded = false;
  }

  connect() {
    if (this.socket) return;
    if (this.isRefused) return noteLine(this);
    const address = new URL('socket', location.href.split('#')[0]);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = async ({ data }) => this.hear(await inWords(JSON.parse(data)));
    socket.onclose = ({ code }) => {
      this.hasEnded ||= code === GOING_AWAY;
      this.isGreeted = false;
      this.socket = null;
      noteLine(this, true);
      pause(this.wait).then(() => this.connect());
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    };
  }

  /** Whether what is sent now leaves: a connection that closes takes nothing more. */
  get isUp() {
    return this.isGreeted && this.socket?.readyState === WebSocket.OPEN;
  }

  /** @param {any} message */
  hear(message) {
    const job = this.jobs.get(message.id);
    switch (message.type) {
      case 'hello':
        this.isGreeted = true;
        this.hasEnded = false;
        this.wait = FIRST_WAIT;
        for (const [id, { ask }] of this.jobs) this.send(/** @type {Sent} */ ({ ...ask, id }));
        noteLine(this);
        break;
      case 'found':
        job?.found(message.findings);
        break;
      case 'done':
        this.jobs.delete(message.id);
        job?.resolve(message.findings ?? message.game);
        break;
      case 'error':
        this.jobs.delete(message.id);
        if (job) job.reject(new Error(message.error));
        else this.tell('said', { text: message.error, error: true });
    }
    this.tell(message.type, message);
  }

  /** @param {string} type @param {object} detail */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {Sent} message */
  send(message) {
    if (this.isUp) this.socket?.send(JSON.stringify(message));
  }

  /**
   * Starts a job. The promise resolves with its findings, `null` if it was stopped before it began.
   * @param {object} ask
   * @param {(findings: Findings) => void} [found]
   */
  begin(ask, found = () => {}) {
    const id = this.next++;
    const promise = new Promise(
      (/** @type {(findings: Findings | null) => void} */ resolve, reject) => {
        this.jobs.set(id, { ask, found, resolve, reject });
      },
    );
    this.send(/** @type {Sent} */ ({ ...ask, id }));
    const stop = () => {
      const job = this.jobs.get(id);
      if (!job) return;
      if (this.isUp) this.send({ type: 'stop', id });
      else {
        this.jobs.delete(id);
        job.resolve(null);
      }
    };
    return { promise, stop };
  }
}

export const socket = new Socket();
