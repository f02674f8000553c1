// What differs between browsers and Node; here browsers. platform-node.js takes its place in Node.

export async function readModule() {
  const response = await fetch(new URL('loa.wasm', import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  // Hosts that don't know the type of such files must not matter.
  return WebAssembly.compile(await response.arrayBuffer());
}

/** @returns {import('../../page/js/backend/workers.js').SearchWorker} */
export const startWorker = () => new Worker(new URL('worker.js', import.meta.url));
