// Searches with a program of its own, one after the other. The page ends them by ending the worker.

import { startModule } from './module.js';

/** @type {ReturnType<typeof startModule> | undefined} */
let program;

addEventListener('message', async ({ data: { module, ask } }) => {
  program ??= startModule(module, (message) => postMessage(message));
  (await program).search(ask);
});
