// The same in a browser; tests/browser/package.rs opens it, and reads what the body says then.

import { check, examples } from './doors.mjs';

const file = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
const text = async (name) => new TextDecoder().decode(await file(name));

/** Runs an example, and returns the lines that it prints. */
async function printed(code) {
  const lines = [];
  const { log } = console;
  console.log = (...words) => lines.push(words.join(' '));
  try {
    await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  } finally {
    console.log = log;
  }
  return lines;
}

async function run() {
  const begun = performance.now();
  const loa = await import('lines-of-action');
  const start = performance.now() - begun;
  const names = JSON.parse(await text('games.json'));
  const files = await Promise.all(names.map(async (name) => [name, await file(`games/${name}`)]));
  const counts = await check(loa, await text('positions.txt'), files);
  const wrong = [];
  for (const { code, expected } of examples(await text('lines-of-action/README.md'))) {
    const lines = await printed(code);
    if (lines.join('\n') !== expected.join('\n')) wrong.push({ lines, expected });
  }
  return { ...counts, start, wrong };
}

const said = await run().catch((error) => ({ failed: `${error} ${error.stack}` }));
document.body.dataset.said = JSON.stringify(said);
document.body.dataset.ready = 'true';
