// Compares what the modules answer with what the example `recorded` of loa-page-api has recorded:
//
//   recorded 1000 300 | node tools/wasm/tests/same.mjs target/wasm/loa.wasm target/wasm/first.wasm
//
// Answers must be the same bytes. Findings must be the same but for times. The second module answers
// some of the requests, and the first levels' moves; the page asks the first one for the rest.

import { readFileSync } from 'node:fs';
import { startModule } from '../../web/page/js/backend/module.js';


const FIRST_LEVELS = 2;

const withoutTime = (message) => {
  for (const name of ['seconds', 'speed']) delete message.findings?.[name];
  return JSON.stringify(message);
};

const lines = readFileSync(0, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
let allAgree = true;
for (const [index, path] of process.argv.slice(2).entries()) {
  const isFirst = index === 1;
  let told = [];
  const module = await WebAssembly.compile(readFileSync(path));
  const program = await startModule(module, (message) => told.push(JSON.parse(message)));
  const search = ({ type, ...ask }) => {
    told = [];
    program.search(JSON.stringify(isFirst ? ask : { type, ...ask }));
    return told.filter(({ type }) => type !== 'error').map(withoutTime).join('\n');
  };
  let [passed, failed, refused] = [0, 0, 0];
  const check = (what, ours, theirs) => {
    if (ours === theirs) return void passed++;
    failed++;
    if (failed <= 3) console.log(`${what}\nmodule: ${ours}\nnative: ${theirs}\n`);
  };
  for (const { name, body, status, text, ask, messages } of lines) {
    if (ask) {
      const isPlayed = ask.type === 'move' && ask.level <= FIRST_LEVELS;
      const theirs = messages.map(withoutTime).join('\n');
      check(JSON.stringify(ask), search(ask), isFirst && !isPlayed ? '' : theirs);
    } else {
      const ours = program.answer(name, body);
      if (isFirst && ours.status === 404) refused++;
      else check(`${name} ${body}`, `${ours.status} ${ours.text}`, `${status} ${text}`);
    }
  }
  console.log(`${path}: ${passed} passed, ${failed} failed, ${refused} left to the other`);
  allAgree &&= failed === 0 && passed > refused;
}
process.exit(allAgree ? 0 : 1);
