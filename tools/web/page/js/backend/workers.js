// Searches in workers, each in one of its own. To stop a search its worker is ended.

/** @typedef {import('types/page').Findings} Findings */

/**
 * What a worker has to do; a Web Worker does it. Errors without a message are of its file.
 * @typedef {object} SearchWorker
 * @property {((event: any) => void) | null} onmessage whose `data` is what the module tells
 * @property {((event: any) => void) | null} onerror
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 */

/** How many workers without a search to keep. */
const MOST_IDLE = 2;

export class Workers {
  /**
   * @param {() => SearchWorker} start
   * @param {() => Promise<unknown>} [explain] fails with what is wrong with the file of workers
   */
  constructor(start, explain = async () => {}) {
    this.start = start;
    this.explain = explain;
    /** @type {SearchWorker[]} */
    this.idle = [];
  }

  /**
   * Starts a search. A promise that is rejected tells the fault as a message.
   * @param {WebAssembly.Module} module @param {object} ask
   * @param {(findings: Findings) => void} found
   * @returns {import('./backend.js').Search}
   */
  search(module, ask, found) {
    const { idle } = this;
    const worker = idle.pop() ?? this.start();
    /** @type {Findings | null} */
    let last = null;
    let isStopped = false;
    let hasEnded = false;
    /** @type {(findings: Findings | null) => void} */
    let resolve = () => {};
    /** @type {(fault: import('../text/text.js').Message) => void} */
    let reject = () => {};
    const promise = new Promise((/** @type {typeof resolve} */ done, failed) => {
      [resolve, reject] = [done, failed];
    });
    /** The worker is free for another search, or ended. @param {boolean} isFree */
    const end = (isFree) => {
      hasEnded = true;
      worker.onmessage = worker.onerror = null;
      if (isFree && idle.length < MOST_IDLE) idle.push(worker);
      else worker.terminate();
    };
    const fail = (/** @type {any} */ fault) => {
      end(false);
      reject(fault?.code ? fault : { code: 'internal', params: { detail: String(fault) } });
    };
    // Ends the search in the midst, and has a worker ready for the next.
    const interrupt = () => {
      end(false);
      if (idle.length === 0) idle.push(this.start());
      resolve(last);
    };
    worker.onerror = ({ message }) =>
      message ? fail(message) : this.explain().then(() => fail(''), fail);
    worker.onmessage = ({ data }) => {
      const { type, findings, error } = JSON.parse(data);
      if (type === 'found') {
        last = findings;
        try {
          found(findings);
        } catch (fault) {
          end(false);
          return reject(/** @type {any} */ (fault));
        }
        if (isStopped && !hasEnded) interrupt();
        return;
      }
      end(true);
      if (type === 'done') resolve(findings);
      else reject(error);
    };
    worker.postMessage({ module, ask: JSON.stringify({ ...ask, id: 0 }) });
    const stop = () => {
      isStopped = true;
      // The first depth comes in a moment; without it there is no move.
      if (last && !hasEnded) interrupt();
    };
    return { promise, stop };
  }
}
