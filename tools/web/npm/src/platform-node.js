// What differs between browsers and Node; here Node.

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

export const readModule = async () =>
  WebAssembly.compile(await readFile(new URL('loa.wasm', import.meta.url)));

/** Gives a thread what Web Workers have, and runs their script. */
const PRELUDE = `
  const { parentPort, workerData } = require('node:worker_threads');
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (type, hear) => parentPort.on(type, (data) => hear({ data }));
  import(workerData);
`;

/** @returns {import('../../page/js/backend/workers.js').SearchWorker} */
export function startWorker() {
  const workerData = new URL('worker.js', import.meta.url).href;
  const thread = new Worker(PRELUDE, { eval: true, workerData });
  /** @type {import('../../page/js/backend/workers.js').SearchWorker} */
  const worker = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      thread.ref();
      thread.postMessage(message);
    },
    terminate: () => thread.terminate(),
  };
  thread.on('message', (/** @type {unknown} */ data) => {
    worker.onmessage?.({ data });
    // A thread without a search lets the program end.
    if (!worker.onmessage) thread.unref();
  });
  thread.on('error', (/** @type {Error} */ error) => worker.onerror?.({ message: String(error) }));
  thread.unref();
  return worker;
}
