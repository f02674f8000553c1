// What a static site says and does while the program or another file does not come.

import assert from 'node:assert/strict';
import { test } from 'node:test';

/** The files that can't be had: `lost` ones are not there, others don't come. */
const faults = new Map();
/** @type {string[]} */
const asked = [];
/** An empty program in WebAssembly. */
const PROGRAM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

class Worker {
  postMessage() {
    const done = { type: 'done', id: 0, findings: { lines: [] } };
    workers.push(() => this.onmessage({ data: JSON.stringify(done) }));
  }
  terminate() {}
}
/** What lets the searches end. @type {(() => void)[]} */
const workers = [];

Object.assign(globalThis, {
  Worker,
  document: {
    documentElement: { dataset: { backend: 'site' }, lang: 'en' },
    getElementById: () => null,
    querySelector: () => ({ getAttribute: () => 'v/1/language.mjs' }),
    querySelectorAll: () => [],
  },
  location: new URL('http://here/'),
  fetch: async (/** @type {string | URL} */ url) => {
    const name = String(url).split('/').at(-1);
    if (!name) return new Response('v/1/language.mjs');
    asked.push(name);
    await turn();
    if (faults.get(name) === 'lost') return new Response('', { status: 404 });
    if (faults.has(name)) throw new TypeError('Failed to fetch');
    return new Response(PROGRAM);
  },
});
const { insist, line, retry } = await import('../page/js/backend/api.js');
const { fetchFile } = await import('../page/js/backend/files.js');
const { begin } = await import('../page/js/backend/searches.js');

const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
/** @param {() => unknown} holds */
async function until(holds) {
  for (let turns = 0; !holds(); turns++) {
    assert(turns < 200, `${holds}`);
    await turn(5);
  }
}
const count = (/** @type {string} */ name) => asked.filter((one) => one === name).length;
const ask = { type: 'analyse' };
faults.set('first.wasm', 'lost');

for (const [fault, words] of [
  ['lost', 'This site lacks a file: loa.wasm.'],
  ['away', 'Cannot reach the server.'],
])
  for (const isSaid of [false, true])
    test(`a search stopped ${isSaid ? 'after' : 'before'} its program is ${fault}`, async () => {
      faults.set('loa.wasm', fault);
      const search = begin(ask);
      if (isSaid) await until(() => line.fault);
      search.stop();
      await assert.rejects(search.promise, { message: words });
      assert.equal(line.fault, null);
    });

test('what was missing is not said any longer once a search has begun', async () => {
  faults.set('loa.wasm', 'lost');
  const search = begin(ask);
  await until(() => line.fault);
  faults.delete('loa.wasm');
  retry();
  await until(() => workers.length);
  assert.equal(line.fault, null);
  workers.pop()?.();
  assert.deepEqual(await search.promise, { lines: [] });
});

test('a missing file is asked for when a person wants it, and games go on', async () => {
  faults.set('openings.txt', 'lost');
  const file = insist(async () => (await fetchFile('openings.txt')).arrayBuffer());
  await until(() => line.missing);
  // Longer than the first wait.
  await turn(400);
  assert.equal(count('openings.txt'), 1);
  assert.equal(line.fault, null);
  await insist(async () => 'another answer');
  assert.deepEqual(line.missing, { code: 'file-missing', params: { file: 'openings.txt' } });
  faults.delete('openings.txt');
  retry();
  assert.equal((await file).byteLength, PROGRAM.length);
  assert.equal(line.missing, null);
});

test('what waits for the network asks again by itself', async () => {
  faults.set('puzzles.txt', 'away');
  const file = insist(async () => (await fetchFile('puzzles.txt')).text());
  await until(() => line.missing);
  faults.delete('puzzles.txt');
  await file;
  assert.equal(count('puzzles.txt'), 2);
});
