// The same in a browser; tests/browser/package.rs opens it, and reads what the body says then.

import { checkBoard } from './board.mjs';
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
  const readme = await text('lines-of-action/README.md');
  for (const { code, expected } of examples(readme)) {
    const lines = await printed(code);
    if (lines.join('\n') !== expected.join('\n')) wrong.push({ lines, expected });
  }
  await import('lines-of-action/board');
  wrong.push(...(await checkBoard(readme)));
  return { ...counts, start, wrong };
}

/** What is said in the language of the page. */
async function translated() {
  const { Game } = await import('lines-of-action');
  await import('lines-of-action/board');
  document.body.innerHTML = '<loa-board controls black="Ada"></loa-board>';
  const { shadowRoot } = document.querySelector('loa-board');
  while (!shadowRoot.querySelector('.cell')?.ariaLabel) await new Promise(requestAnimationFrame);
  const [cell, back] = ['.cell', 'button'].map((one) => shadowRoot.querySelector(one).ariaLabel);
  return { why: new Game().whyIllegal('d4-d5'), cell, back };
}

const { lang } = document.documentElement;
const failed = (error) => ({ failed: `${error} ${error.stack}` });
const said = await (lang === 'en' ? run() : translated()).catch(failed);
document.body.dataset.said = JSON.stringify(said);
document.body.dataset.ready = 'true';
